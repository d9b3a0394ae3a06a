package umpire.table.wiring;

import java.util.function.LongSupplier;

/**
 * Has what a game no longer needs given back to the system when the table comes to rest. While it is played on the heap is only tidied
 * where it must be, and a table at rest makes so little that nobody would look through it for hours. Belongs to one thread.
 */
final class MemoryAtRest {
    private static final long RESTS_AFTER_MS = 60_000;

    /** What pages that are opened at a table at rest leave behind is some five times as much, what a table at rest needs less. */
    private static final long GREW_BYTES = 16 << 20;

    private final LongSupplier happened;
    private final LongSupplier heapBytes;
    private final LongSupplier clockMs;
    private final Runnable tidy;
    private long known;
    private long sinceMs;
    private long leastBytes;

    /**
     * Begins with a table at which something just happened.
     *
     * @param happened changes with everything that is played; whoever asks waits for nobody
     * @param heapBytes how much the heap takes of the system's memory
     * @param tidy looks through all of the heap, which stops everything for a tenth of a second
     */
    MemoryAtRest(LongSupplier happened, LongSupplier heapBytes, LongSupplier clockMs, Runnable tidy) {
        this.happened = happened;
        this.heapBytes = heapBytes;
        this.clockMs = clockMs;
        this.tidy = tidy;
        this.known = happened.getAsLong();
        this.sinceMs = clockMs.getAsLong();
    }

    /**
     * Takes note of a turn of the table: after a minute in which nothing happened the heap is tidied, and again, a minute later at the
     * soonest, when it has grown since.
     */
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
