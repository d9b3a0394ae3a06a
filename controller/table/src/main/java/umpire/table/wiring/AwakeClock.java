package umpire.table.wiring;

import java.util.function.LongSupplier;

/**
 * The table's monotonic clock, in milliseconds. It leaves out time in which the whole process was suspended, since no camera was silent, no
 * button was held and no thread hung during it. Thread-safe.
 */
final class AwakeClock implements LongSupplier {
    /** A longer gap between readings means that the process was suspended. A running table reads its clock many times a second. */
    private static final long LONGEST_GAP_MS = 2_000;

    private final LongSupplier machineMs;
    private long readMs;
    private long lostMs;

    /**
     * Starts at 0.
     *
     * @param machineMs any monotonic clock, which may run while the process is suspended
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
