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
    private int action;

    ThinkingTime(Supplier<Bulletin> bulletin, LongSupplier clockMs) {
        this.bulletin = bulletin;
        this.clockNanos = () -> TimeUnit.MILLISECONDS.toNanos(clockMs.getAsLong());
        this.deadline = new Deadline(AT_MOST_MS, clockNanos);
    }

    /** Begins to be counted, for what is asked now. */
    void begin(Bulletin asked) {
        action = asked.actionsPlayed();
        deadline = new Deadline(AT_MOST_MS, clockNanos);
    }

    boolean isUp() {
        return Thread.currentThread().isInterrupted()
                || deadline.getAsBoolean()
                || bulletin.get().actionsPlayed() != action;
    }
}
