package umpire.referee.session.chronicle;

import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
import umpire.referee.reading.ActionHistory;
import umpire.referee.reading.LayoutChange;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Viewer;

/** Replays a game from its start, without the actions that were taken back. */
public final class PastSteps {
    private PastSteps() {}

    /** Returns the public steps, the start first, each computed on demand; empty before a game was begun. */
    public static <S, A> List<PastStep> of(Match<S, A> match) {
        Deque<ActionHistory<S, A>> newestFirst = new ArrayDeque<>();
        Optional<ActionHistory<S, A>> at = match.history();
        while (at.isPresent()) {
            ActionHistory<S, A> after = at.orElseThrow();
            at = after.before();
            // A repeated declaration is secret.
            if (at.isEmpty() || at.orElseThrow().told() < after.told()) {
                newestFirst.addFirst(after);
            }
        }
        List<ActionHistory<S, A>> told = List.copyOf(newestFirst);
        return new AbstractList<>() {
            @Override
            public PastStep get(int index) {
                return step(match, told.get(index));
            }

            @Override
            public int size() {
                return told.size();
            }
        };
    }

    /** Returns the chances of winning; empty while the game goes on, because an estimate may reveal secrets. */
    private static <S, A> List<Double> chances(Match<S, A> match, ActionHistory<S, A> after) {
        ActionHistory<S, A> end = match.present();
        if (!(end.awaited() instanceof Awaited.Nothing over)) {
            return List.of();
        }
        Optional<Estimate> guess = after.equals(end) && !match.game().playedTogether()
                ? Optional.of(Estimate.decided(match.game().seats(), over.outcome()))
                : match.game().estimate(after.state());
        return guess.map(Estimate::chances).orElse(List.of());
    }

    private static <S, A> boolean setsUp(Game<S, A> game, ActionHistory<S, A> before) {
        return game.randomSetup(before.state(), below -> 0).isPresent();
    }

    private static <S, A> PastStep step(Match<S, A> match, ActionHistory<S, A> after) {
        Game<S, A> game = match.game();
        List<GameLogEntry> lines =
                new ArrayList<>(after.before().isPresent() ? ChronicleWriter.step(game, after) : List.of());
        boolean last = after.equals(match.history().orElseThrow());
        if (last && after.awaited() instanceof Awaited.Nothing over) {
            lines.add(ChronicleWriter.line(over.outcome()));
        }
        List<Place> changed = after.before()
                .map(before -> new LayoutChange(before.layout(), after.layout()).places())
                .orElse(List.of());
        return new PastStep(
                after.told(),
                lines,
                after.before().filter(before -> setsUp(game, before)).isPresent(),
                game.view(after.state(), new Viewer.Public()),
                game.lost(after.start(), after.state()),
                changed,
                game.scores(after.state()),
                chances(match, after));
    }
}
