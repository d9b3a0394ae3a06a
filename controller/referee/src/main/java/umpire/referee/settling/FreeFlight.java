package umpire.referee.settling;

/**
 * How long something moved after a hand was in view, since the table was at rest: what a hand throws rolls out so, and what it lays down lies as soon as
 * the hand is gone.
 *
 * @param hand whether a hand was in view
 * @param fromMs the first look since then in which something moved
 * @param lastMs the latest
 * @param looks how many
 */
record FreeFlight(boolean hand, long fromMs, long lastMs, int looks) {
    static final FreeFlight NONE = new FreeFlight(false, 0, 0, 0);

    /** Chosen: a thrown die rolls for half a second and longer, and a hand is out of view a tenth of a second after it let go. */
    private static final long ROLLING_MS = 150;

    /**
     * A hand that leaves moves in two pictures or three: in those that show no more of it than a fingertip, and in the first without it. Where
     * pictures are so far apart that a roll is not seen in one more, nobody knows that it was one.
     */
    private static final int ROLLING_LOOKS = 4;

    FreeFlight look(Stillness.Disturbance kind, long nowMs) {
        return switch (kind) {
            case MOVING -> new FreeFlight(hand, looks == 0 ? nowMs : fromMs, nowMs, looks + 1);
            case HAND -> new FreeFlight(true, 0, 0, 0);
            case QUIET, UNSEEN, UNREGISTERED, NO_BOARD -> this;
        };
    }

    /** Returns whether what lies there now may have come to rest by itself. Where no hand was seen none laid it, as far as anybody knows. */
    boolean rolled() {
        return !hand || (looks >= ROLLING_LOOKS && lastMs - fromMs >= ROLLING_MS);
    }
}
