package umpire.broker;

/**
 * A token bucket that may go into debt. It refills at a fixed rate up to a burst size. A caller that spends more than is left waits until
 * the debt is paid; the debt is capped at two seconds of refill. The time is passed in as milliseconds of any monotonic clock.
 */
final class TokenBucket {
    private static final double SECOND_MS = 1_000;
    private static final double LONGEST_WAIT_SECONDS = 2;

    private final Rate rate;
    private double left;
    private long atMs;

    /** The refill rate per second and the burst size. */
    record Rate(int perSecond, int atOnce) {}

    TokenBucket(Rate rate, long nowMs) {
        this.rate = rate;
        this.left = rate.atOnce();
        this.atMs = nowMs;
    }

    void spend(double units, long nowMs) {
        refill(nowMs);
        left = Math.max(left - units, -LONGEST_WAIT_SECONDS * rate.perSecond());
    }

    /** Returns the milliseconds until the debt is paid; 0 without debt. */
    long waitMs(long nowMs) {
        refill(nowMs);
        return left >= 0 ? 0 : (long) Math.ceil(-left * SECOND_MS / rate.perSecond());
    }

    private void refill(long nowMs) {
        left = Math.min(rate.atOnce(), left + rate.perSecond() * (nowMs - atMs) / SECOND_MS);
        atMs = nowMs;
    }
}
