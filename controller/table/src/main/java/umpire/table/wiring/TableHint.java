package umpire.table.wiring;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import umpire.player.Deadline;
import umpire.player.GamePlayer;
import umpire.player.PlayingLevel;
import umpire.player.Ranked;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/** Computes hints. A hint uses only what its seat may know. */
final class TableHint<S, A> {
    private static final PlayingLevel LEVEL = PlayingLevel.FIVE;
    private static final long THINKS_MS = 2_500;
    private static final int COUNT = 3;
    private static final int TENTHS = 10;
    private static final int HUNDRED = 100;

    private final Game<S, A> game;
    private final LongSupplier clockMs;

    TableHint(Game<S, A> game, LongSupplier clockMs) {
        this.game = game;
        this.clockMs = clockMs;
    }

    /**
     * Returns the best actions of a seat, one per line, or why there is no hint.
     *
     * @param asking the seat; empty for the seat to act
     */
    CommandAnswer of(StateSnapshot<S> snapshot, Optional<Seat> asking) {
        S state = snapshot.state();
        Awaited awaited = game.awaited(state);
        Optional<Seat> asked = asking.or(awaited::asked);
        if (awaited instanceof Awaited.Nothing) {
            return CommandAnswer.notDone("The game is over.");
        }
        if (asked.isEmpty() || awaited instanceof Awaited.Roll) {
            return CommandAnswer.notDone("No hint now: no player has to choose. "
                    + snapshot.tableSnapshot().prompt().says());
        }
        Deadline deadline = new Deadline(THINKS_MS, () -> TimeUnit.MILLISECONDS.toNanos(clockMs.getAsLong()));
        List<Ranked<A>> ranked = new GamePlayer<>(game, LEVEL, new SplittableRandom().nextLong())
                .best(state, asked.get(), COUNT + 1, deadline);
        List<Ranked<A>> best = playingOn(state, ranked).stream().limit(COUNT).toList();
        return best.isEmpty()
                ? CommandAnswer.notDone(asked.get() + " has nothing to choose now.")
                : new CommandAnswer.Done(
                        says(state, best),
                        best.stream().map(one -> game.write(one.action())).toList());
    }

    /** Returns a line for each action, the chance of the first one, and how the others compare with it. */
    String says(S state, List<Ranked<A>> best) {
        Ranked<A> first = best.getFirst();
        return best.stream()
                .map(one -> line(state, one) + (one.equals(first) || !alike(one, first) ? hope(one) : "about as good")
                        + ".")
                .collect(Collectors.joining("\n"));
    }

    /**
     * Returns the actions in another order: an action that forgoes the others comes after equally good ones, because
     * those advance the game.
     */
    List<Ranked<A>> playingOn(S state, List<Ranked<A>> ranked) {
        return ranked.stream()
                .sorted(Comparator.comparing(one -> !alike(one, ranked.getFirst())
                        || game.kind(state, one.action()).forgoes()))
                .toList();
    }

    private boolean alike(Ranked<A> one, Ranked<A> other) {
        return Math.abs(one.chance() - other.chance()) < (game.playedTogether() ? 1.0 / HUNDRED : 1.0 / TENTHS);
    }

    /** The search is accurate to a tenth only, so the best action may seem to win slightly less often than another. */
    private String hope(Ranked<A> one) {
        return game.playedTogether()
                ? String.format(Locale.ROOT, "may lead to about %.0f%% of the highest score", HUNDRED * one.chance())
                : String.format(Locale.ROOT, "wins about %.0f in 10", TENTHS * one.chance());
    }

    private String line(S state, Ranked<A> one) {
        String preview = game.preview(state, one.action(), game.following(state, one.action()))
                .map(says -> " (" + says + ")")
                .orElse("");
        return game.describe(state, one.action()) + preview + ": ";
    }
}
