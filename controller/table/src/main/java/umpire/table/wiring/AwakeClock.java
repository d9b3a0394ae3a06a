package umpire.table.wiring;

import java.util.function.LongSupplier;

/**
 * The table's monotonic clock, in milliseconds. Time in which the whole process stood still does not count: it was stopped, or its machine
 * slept, and meanwhile no camera was silent, no button was held and no thread hung. Safe from any thread.
 */
final class AwakeClock implements LongSupplier {
    /** A table that runs reads its clock many times a second. */
    private static final long LONGEST_GAP_MS = 2_000;

    private final LongSupplier machineMs;
    private long readMs;
    private long lostMs;

    /**
     * Begins at 0.
     *
     * @param machineMs any monotonic clock, which may go on while the process stands still
     */
    AwakeClock(LongSupplier machineMs) {
        this.machineMs = machineMs;
        this.readMs = machineMs.getAsLong();
        this.lostMs = readMs;
    }

    @Override
    public synchronized long getAsLong() {
        long nowMs = machineMs.getAsLong();
        if (nowMs - readMs > LONGEST_GAP_MS) {
            lostMs += nowMs - readMs;
        }
        readMs = nowMs;
        return nowMs - lostMs;
    }
}
