package umpire.table.wiring;

import java.util.function.LongSupplier;

/**
 * Returns unused heap memory to the system when the table is idle. The JVM collects garbage only when needed, and an idle table allocates
 * so little that hours would pass. Confined to one thread.
 */
final class IdleMemoryRelease {
    private static final long RESTS_AFTER_MS = 60_000;

    /**
     * The least growth for another collection. Pages opened at an idle table leave garbage of some five times this
     * size; the idle table itself leaves less.
     */
    private static final long GREW_BYTES = 16 << 20;

    private final LongSupplier happened;
    private final LongSupplier heapBytes;
    private final LongSupplier clockMs;
    private final Runnable tidy;
    private long known;
    private long sinceMs;
    private long leastBytes;

    /**
     * Starts with a table at which something has just happened.
     *
     * @param happened a counter that changes with every event of play; must not block
     * @param heapBytes returns the heap's size in bytes
     * @param tidy collects all garbage, which stops all threads for a tenth of a second
     */
    IdleMemoryRelease(LongSupplier happened, LongSupplier heapBytes, LongSupplier clockMs, Runnable tidy) {
        this.happened = happened;
        this.heapBytes = heapBytes;
        this.clockMs = clockMs;
        this.tidy = tidy;
        this.known = happened.getAsLong();
        this.sinceMs = clockMs.getAsLong();
    }

    /** Called on each turn. Collects after an idle minute, and again when the heap has grown, a minute later at the earliest. */
    void turned() {
        long now = happened.getAsLong();
        if (now != known) {
            known = now;
            restAnew();
            leastBytes = 0;
        } else if (clockMs.getAsLong() - sinceMs >= RESTS_AFTER_MS
                && heapBytes.getAsLong() - leastBytes >= GREW_BYTES) {
            tidy.run();
            restAnew();
            leastBytes = heapBytes.getAsLong();
        }
    }

    private void restAnew() {
        sinceMs = clockMs.getAsLong();
    }
}
