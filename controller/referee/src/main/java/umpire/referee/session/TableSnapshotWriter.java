package umpire.referee.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.announcement.DueRoll;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.Teaching;
import umpire.referee.reading.Explanation;
import umpire.referee.reading.LayoutChange;
import umpire.referee.session.choice.LayingOut;
import umpire.referee.session.chronicle.ChronicleWriter;
import umpire.referee.session.dice.DiceToName;
import umpire.referee.session.dice.RollReading;
import umpire.referee.session.dice.ThrownFaces;
import umpire.referee.session.prompt.PromptWriter;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Composes the snapshot of a session. */
final class TableSnapshotWriter {
    private TableSnapshotWriter() {}

    static <S, A> TableSnapshot of(Match<S, A> match, Perception<S, A> perception) {
        Game<S, A> game = match.game();
        Prompt prompt = PromptWriter.of(match, perception);
        return new TableSnapshot(
                status(match, prompt),
                new TableSnapshot.PlayedGame(game.id(), game.title(), game.seats()),
                match.started() ? match.asked() : Optional.empty(),
                match.history().map(history -> history.told()).orElse(0),
                shown(match, game),
                match.started()
                        ? new TableSnapshot.LegalActions(legal(match), secret(match))
                        : new TableSnapshot.LegalActions(List.of(), Map.of()),
                new TableSnapshot.WaitingFor(
                        prompt,
                        match.started() && match.awaited() instanceof Awaited.Roll roll
                                ? Optional.of(new DueRoll(
                                        roll,
                                        poses(perception.heldDice().counted()),
                                        poses(RollReading.doubtful(match, perception))))
                                : Optional.empty(),
                        match.started()
                                ? DiceToName.of(match, perception).announced(perception.namedDice())
                                : List.of(),
                        LayingOut.due(match),
                        teaching(match)),
                outcome(match),
                new OpenRequests(
                        match.offer(),
                        match.request(),
                        match.redoStack().actions().size()));
    }

    private static List<Pose> poses(List<SettledDie> dice) {
        return dice.stream().map(SettledDie::pose).toList();
    }

    private static <S, A> Teaching teaching(Match<S, A> match) {
        boolean idle = !match.started() || match.present().length() == 0 || match.awaited() instanceof Awaited.Nothing;
        return new Teaching(
                match.lesson()
                        .map(lesson -> lesson.told(
                                match.game(),
                                match.state(),
                                ChronicleWriter.since(match, lesson.begins()),
                                lesson.done().flatMap(state -> ChronicleWriter.effectsSince(match, state)),
                                lesson.beforeThrow().flatMap(state -> ChronicleWriter.thrownSince(match, state)))),
                idle && match.lesson().isEmpty() && match.game().lesson().isPresent());
    }

    private static <S, A> TableSnapshot.ShownState shown(Match<S, A> match, Game<S, A> game) {
        S state = match.shown();
        View everyone = game.view(state, new Viewer.Public());
        Map<Seat, View> seatViews = seatViews(game, state, everyone);
        return new TableSnapshot.ShownState(
                game.writePosition(state),
                everyone,
                seatViews,
                match.history()
                        .map(history -> game.lost(history.start(), state))
                        .orElse(List.of()),
                game.scores(state),
                game.values(state),
                seatViews.isEmpty() ? chances(match, state) : List.of());
    }

    /** Returns the chances of winning. An estimate reads the whole state, so ask only while no seat has a secret. */
    private static <S, A> List<Double> chances(Match<S, A> match, S state) {
        Game<S, A> game = match.game();
        Optional<Estimate> guess = outcome(match)
                .filter(over -> !game.playedTogether())
                .map(over -> Estimate.decided(game.seats(), over))
                .or(() -> game.estimate(state));
        return guess.map(Estimate::chances).orElse(List.of());
    }

    private static TableSnapshot.GameStatus status(Match<?, ?> match, Prompt prompt) {
        if (!match.started()) {
            return TableSnapshot.GameStatus.SETUP;
        }
        if (match.paused()) {
            return TableSnapshot.GameStatus.PAUSED;
        }
        if (match.awaited() instanceof Awaited.Nothing) {
            return TableSnapshot.GameStatus.OVER;
        }
        return prompt.need() == Prompt.Need.SET_UP ? TableSnapshot.GameStatus.SETUP : TableSnapshot.GameStatus.READY;
    }

    private static Optional<Outcome> outcome(Match<?, ?> match) {
        return match.started() && match.awaited() instanceof Awaited.Nothing over
                ? Optional.of(over.outcome())
                : Optional.empty();
    }

    /** Returns the private view of each seat that may know more than the public view shows. */
    private static <S, A> Map<Seat, View> seatViews(Game<S, A> game, S state, View everyone) {
        Map<Seat, View> views = new LinkedHashMap<>();
        for (Seat seat : game.seats()) {
            View own = game.view(state, new Viewer.Seated(seat));
            if (!own.equals(everyone)) {
                views.put(seat, own);
            }
        }
        return views;
    }

    private static <S, A> List<LegalAction> legal(Match<S, A> match) {
        if (match.awaited() instanceof Awaited.Declarations) {
            return List.of();
        }
        Optional<ThrownFaces<A>> faces = match.awaited() instanceof Awaited.Roll roll
                ? Optional.of(ThrownFaces.of(match.game(), match.state(), roll))
                : Optional.empty();
        return match.successors().byHand().stream()
                .map(explanation -> legal(
                        match,
                        explanation,
                        match.game()
                                .touches(match.state(), explanation.actions().get(0)),
                        faces))
                .toList();
    }

    private static <S, A> Map<Seat, List<LegalAction>> secret(Match<S, A> match) {
        Map<Seat, List<LegalAction>> bySeat = new LinkedHashMap<>();
        if (match.awaited() instanceof Awaited.Declarations) {
            for (Explanation<S, A> explanation : match.successors().byHand()) {
                A declaration = explanation.actions().get(0);
                LegalAction action =
                        legal(match, explanation, match.game().goals(match.state(), declaration), Optional.empty());
                bySeat.computeIfAbsent(action.seat(), same -> new ArrayList<>()).add(action);
            }
        }
        return bySeat;
    }

    private static <S, A> LegalAction legal(
            Match<S, A> match, Explanation<S, A> explanation, List<Place> touches, Optional<ThrownFaces<A>> faces) {
        Game<S, A> game = match.game();
        A action = explanation.actions().get(0);
        LayoutChange change = new LayoutChange(match.present().layout(), explanation.layout());
        List<Place> changes = change.places();
        return new LegalAction(
                game.seatOf(match.state(), action),
                game.write(action),
                game.describe(match.state(), action),
                touches,
                changes,
                change.takenOfSeveral(),
                change.ways(),
                change.lies(),
                game.kind(match.state(), action),
                game.preview(match.state(), action, explanation.end()),
                faces.map(thrown -> thrown.effect(match, action)));
    }
}
