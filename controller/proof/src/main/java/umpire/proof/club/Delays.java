package umpire.proof.club;

import java.util.Arrays;

/** Delays in nanoseconds, with their quantiles. Thread-safe. */
final class Delays {
    private static final double NANOS_PER_MS = 1_000_000;

    private long[] nanos = new long[1024];
    private int count;

    synchronized void add(long delayNanos) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = delayNanos;
    }

    synchronized int count() {
        return count;
    }

    /**
     * Returns a quantile in milliseconds: the least delay that at least this share of all delays does not exceed. 0 if there is none.
     *
     * @param share from 0 to 1
     */
    synchronized double quantileMs(double share) {
        if (count == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.max(0, (int) Math.ceil(share * count) - 1)] / NANOS_PER_MS;
    }
}
