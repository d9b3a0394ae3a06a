package umpire.broker;

/**
 * What may be used up: so much a second, and so much at once after a pause. Whoever takes more than there is owes it, and waits
 * until it is made up for; nobody waits long for what he did long ago. Time is an argument, in milliseconds of any clock that never goes back.
 */
final class Allowance {
    private static final double SECOND_MS = 1_000;
    private static final double LONGEST_WAIT_SECONDS = 2;

    private final Rate rate;
    private double left;
    private long atMs;

    /** How much. */
    record Rate(int perSecond, int atOnce) {}

    Allowance(Rate rate, long nowMs) {
        this.rate = rate;
        this.left = rate.atOnce();
        this.atMs = nowMs;
    }

    void spend(double units, long nowMs) {
        refill(nowMs);
        left = Math.max(left - units, -LONGEST_WAIT_SECONDS * rate.perSecond());
    }

    /** Returns how long to wait until nothing is owed any more; 0 when nothing is. */
    long waitMs(long nowMs) {
        refill(nowMs);
        return left >= 0 ? 0 : (long) Math.ceil(-left * SECOND_MS / rate.perSecond());
    }

    private void refill(long nowMs) {
        left = Math.min(rate.atOnce(), left + rate.perSecond() * (nowMs - atMs) / SECOND_MS);
        atMs = nowMs;
    }
}
