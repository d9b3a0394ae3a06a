package umpire.robot;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.player.Deadline;
import umpire.referee.announcement.StateSnapshot;

/** Nobody waits for long, and what is thought about a position that has passed is of no use. Belongs to the thread that thinks. */
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

    /** Begins to be counted, for what is asked now. */
    void begin(StateSnapshot<S> due) {
        asked = due;
        deadline = new Deadline(AT_MOST_MS, clockNanos);
    }

    boolean isUp() {
        return Thread.currentThread().isInterrupted() || deadline.getAsBoolean() || isOvertaken();
    }

    /** Returns whether something else is asked by now: the game went on or back, a lesson began, or somebody asks to take back. */
    boolean isOvertaken() {
        StateSnapshot<S> now = snapshot.get();
        return now.bulletin().actionsPlayed() != asked.bulletin().actionsPlayed()
                || !now.state().equals(asked.state())
                || Opponent.rests(now.bulletin());
    }
}
