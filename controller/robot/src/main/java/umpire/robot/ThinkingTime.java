package umpire.robot;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.player.Deadline;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.StateSnapshot;
import umpire.rules.kernel.Seat;

/**
 * The time limit for a turn, whatever the number of its actions. A thought also ends when its question is outdated. A turn lasts until
 * another seat is asked. Confined to the thinking thread.
 */
final class ThinkingTime<S> {
    /** The share of a turn's remaining time that one action may take, as a divisor. Later actions are left less and less. */
    private static final int SHARE = 2;

    /** The time of an action when the turn's time is spent. It is enough to evaluate each action once. Chosen. */
    private static final long LEAST_MS = 50;

    private final Supplier<StateSnapshot<S>> snapshot;
    private final LongSupplier clockMs;
    private Deadline deadline;
    private StateSnapshot<S> asked;
    private Optional<Seat> turn = Optional.empty();
    private long beganMs;
    private long spentMs;

    ThinkingTime(Supplier<StateSnapshot<S>> snapshot, LongSupplier clockMs) {
        this.snapshot = snapshot;
        this.clockMs = clockMs;
        this.deadline = within(LEAST_MS);
        this.asked = snapshot.get();
    }

    private Deadline within(long mostMs) {
        return new Deadline(mostMs, () -> TimeUnit.MILLISECONDS.toNanos(clockMs.getAsLong()));
    }

    /** Returns the milliseconds that a turn of a level may take. Chosen: people soon believe that a silent table is broken. */
    static long turnMs(PlayingLevel level) {
        return switch (level) {
            case ONE, TWO, THREE -> 3_000;
            case FOUR -> 5_000;
            case FIVE -> 8_000;
        };
    }

    /** Notes whose turn it is. Another seat's turn ends the last one, so the next one has its whole time again. */
    void look(StateSnapshot<S> now) {
        if (!now.tableSnapshot().turn().equals(turn)) {
            turn = now.tableSnapshot().turn();
            spentMs = 0;
        }
    }

    /** Starts the time for the current question. */
    void begin(StateSnapshot<S> due, PlayingLevel level) {
        look(due);
        asked = due;
        beganMs = clockMs.getAsLong();
        deadline = within(Math.max(LEAST_MS, (turnMs(level) - spentMs) / SHARE));
    }

    /** Ends the thought. Its time counts for the turn. */
    void end() {
        spentMs += clockMs.getAsLong() - beganMs;
    }

    boolean isUp() {
        return Thread.currentThread().isInterrupted() || deadline.getAsBoolean() || isOvertaken();
    }

    /** Returns whether the question is outdated: the game went on or back, a lesson began, or a player asked to take back. */
    boolean isOvertaken() {
        StateSnapshot<S> now = snapshot.get();
        return now.tableSnapshot().actionsPlayed() != asked.tableSnapshot().actionsPlayed()
                || !now.state().equals(asked.state())
                || Opponent.rests(now.tableSnapshot());
    }
}
