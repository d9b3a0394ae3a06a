package umpire.robot;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.player.Deadline;
import umpire.referee.announcement.Bulletin;

/** Nobody waits for long, and what is thought about a position that has passed is of no use. Belongs to the thread that thinks. */
final class ThinkingTime {
    private static final long AT_MOST_MS = 5_000;

    private final Supplier<Bulletin> bulletin;
    private final LongSupplier clockNanos;
    private Deadline deadline;
    private Bulletin asked;

    ThinkingTime(Supplier<Bulletin> bulletin, LongSupplier clockMs) {
        this.bulletin = bulletin;
        this.clockNanos = () -> TimeUnit.MILLISECONDS.toNanos(clockMs.getAsLong());
        this.deadline = new Deadline(AT_MOST_MS, clockNanos);
        this.asked = bulletin.get();
    }

    /** Begins to be counted, for what is asked now. */
    void begin(Bulletin due) {
        asked = due;
        deadline = new Deadline(AT_MOST_MS, clockNanos);
    }

    boolean isUp() {
        return Thread.currentThread().isInterrupted() || deadline.getAsBoolean() || isOvertaken();
    }

    /** Returns whether something else is asked by now: the game went on or back, a lesson began, or somebody asks to take back. */
    boolean isOvertaken() {
        Bulletin now = bulletin.get();
        return now.actionsPlayed() != asked.actionsPlayed()
                || !now.position().equals(asked.position())
                || Opponent.rests(now);
    }
}
