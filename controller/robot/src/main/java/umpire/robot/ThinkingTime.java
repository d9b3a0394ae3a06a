package umpire.robot;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.referee.announcement.Bulletin;

/** Nobody waits for long, and what is thought about a position that has passed is of no use. */
final class ThinkingTime {
    private static final long AT_MOST_MS = 5_000;

    private final Supplier<Bulletin> bulletin;
    private final LongSupplier clockMs;
    private int action;
    private long sinceMs;

    ThinkingTime(Supplier<Bulletin> bulletin, LongSupplier clockMs) {
        this.bulletin = bulletin;
        this.clockMs = clockMs;
    }

    /** Begins to be counted, for what is asked now. */
    void begin(Bulletin asked) {
        action = asked.actionsPlayed();
        sinceMs = clockMs.getAsLong();
    }

    boolean isUp() {
        return Thread.currentThread().isInterrupted()
                || clockMs.getAsLong() - sinceMs > AT_MOST_MS
                || bulletin.get().actionsPlayed() != action;
    }
}
