package umpire.robot;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.player.Deadline;
import umpire.referee.announcement.StateSnapshot;

/** The time limit for a choice, which also ends when the question is outdated. Confined to the thinking thread. */
final class ThinkingTime<S> {
    private static final long AT_MOST_MS = 5_000;

    private final Supplier<StateSnapshot<S>> snapshot;
    private final LongSupplier clockNanos;
    private Deadline deadline;
    private StateSnapshot<S> asked;

    ThinkingTime(Supplier<StateSnapshot<S>> snapshot, LongSupplier clockMs) {
        this.snapshot = snapshot;
        this.clockNanos = () -> TimeUnit.MILLISECONDS.toNanos(clockMs.getAsLong());
        this.deadline = new Deadline(AT_MOST_MS, clockNanos);
        this.asked = snapshot.get();
    }

    /** Starts the time for the current question. */
    void begin(StateSnapshot<S> due) {
        asked = due;
        deadline = new Deadline(AT_MOST_MS, clockNanos);
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
