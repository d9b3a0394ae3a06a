package umpire.referee.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.announcement.LegalAction;
import umpire.referee.reading.ActionHistory;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Seat;

/** Tells what actions did, in the same lines whether they are played now or were played before a restart. */
final class ChronicleWriter {
    private ChronicleWriter() {}

    /**
     * Tells of an accepted action.
     *
     * @param number how many actions were played with it
     */
    static <S, A> List<ChronicleLine> of(
            Game<S, A> game, S before, A action, Ruling.Accepted<S, A> accepted, int number) {
        Seat seat = game.seatOf(before, action);
        List<ChronicleLine> lines = new ArrayList<>();
        if (game.awaited(before) instanceof Awaited.Roll roll) {
            lines.add(plain("roll", game.describe(before, action))
                    .rolling(roll.what(), faces(game, before, roll, action)));
        }
        if (game.waiver(before).filter(action::equals).isPresent()) {
            lines.add(plain("event", game.forgone(before, action)));
        }
        accepted.events().forEach(event -> lines.add(line(event)));
        return lines.stream().map(line -> line.by(seat, number)).toList();
    }

    /** Tells how the last actions of a game went, as far as they were not taken back. */
    static <S, A> List<ChronicleLine> of(Match<S, A> match, int actions) {
        Deque<List<ChronicleLine>> newestFirst = new ArrayDeque<>();
        Optional<ActionHistory<S, A>> at = match.history();
        for (int i = 0; i < actions && at.flatMap(ActionHistory::before).isPresent(); i++) {
            newestFirst.addFirst(step(match.game(), at.orElseThrow()));
            at = at.orElseThrow().before();
        }
        List<ChronicleLine> lines =
                new ArrayList<>(newestFirst.stream().flatMap(List::stream).toList());
        if (match.started() && match.awaited() instanceof Awaited.Nothing over) {
            lines.add(line(over.outcome()));
        }
        return lines;
    }

    private static <S, A> List<ChronicleLine> step(Game<S, A> game, ActionHistory<S, A> after) {
        if (after.endedByPlayers()) {
            return List.of();
        }
        if (after.action().isEmpty()) {
            return List.of(plain("override", "A position was let stand."));
        }
        S before = after.before().orElseThrow().state();
        A action = after.action().orElseThrow();
        return game.judge(before, action) instanceof Ruling.Accepted<S, A> accepted
                ? of(game, before, action, accepted, after.length())
                : List.of();
    }

    /** Returns what the dice would do by an action that they may make. */
    static <S, A> LegalAction.Thrown thrown(Match<S, A> match, Awaited.Roll roll, A action) {
        Game<S, A> game = match.game();
        S state = match.state();
        String words = game.describe(state, action);
        String effect = match.outlook().events(action).stream()
                .map(event -> without(words + ": ", event.says()))
                .collect(Collectors.joining(" "));
        return new LegalAction.Thrown(faces(game, state, roll, action), effect);
    }

    private static String without(String start, String says) {
        if (!says.startsWith(start)) {
            return says;
        }
        String rest = says.substring(start.length());
        return rest.substring(0, 1).toUpperCase(Locale.ROOT) + rest.substring(1);
    }

    /**
     * Returns the faces that make an action: of a single die with numbers, those that the game takes for it. Where several do, or
     * there are more dice than one, the action does not tell them.
     */
    private static <S, A> List<DieShown> faces(Game<S, A> game, S state, Awaited.Roll roll, A action) {
        if (RollReading.total(roll) != 1) {
            return List.of();
        }
        List<DieShown> making = numbered(roll.dice().get(0))
                .filter(die -> game.rolled(state, List.of(die)) instanceof Parsed.Good<A> good
                        && good.value().equals(action))
                .toList();
        return making.size() == 1 ? making : List.of();
    }

    private static Stream<DieShown> numbered(Dice dice) {
        int sides = dice.kind().matches("d[1-9][0-9]?")
                ? Integer.parseInt(dice.kind().substring(1))
                : 0;
        return IntStream.rangeClosed(1, sides).mapToObj(face -> DieShown.of(dice.kind(), Integer.toString(face)));
    }

    static ChronicleLine line(Event event) {
        return new ChronicleLine(
                "event",
                event.says(),
                Optional.of(event.rule().name()),
                Optional.of(event.rule().section()),
                event.where());
    }

    static ChronicleLine line(Outcome outcome) {
        return new ChronicleLine(
                "over",
                outcome.says(),
                outcome.rule().map(Rule::name),
                outcome.rule().map(Rule::section),
                List.of());
    }

    static ChronicleLine plain(String kind, String says) {
        return new ChronicleLine(kind, says, Optional.empty(), Optional.empty(), List.of());
    }
}
