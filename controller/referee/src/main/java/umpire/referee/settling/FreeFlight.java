package umpire.referee.settling;

/**
 * Movement without a hand in view, since the table was last at rest. A thrown die rolls on after the hand has gone. A
 * die that is laid lies still by then.
 *
 * @param hand whether a hand was in view
 * @param fromMs the time of the first look with movement since then
 * @param lastMs the time of the latest such look
 * @param looks the number of such looks
 */
record FreeFlight(boolean hand, long fromMs, long lastMs, int looks) {
    static final FreeFlight NONE = new FreeFlight(false, 0, 0, 0);

    /**
     * Chosen: a thrown die rolls for half a second and longer, and a hand is out of view a tenth of a second after it
     * let go.
     */
    private static final long ROLLING_MS = 150;

    /**
     * The least number of looks with movement after a hand that show a roll. A hand that leaves causes two or three
     * such looks: those that show only a fingertip, and the first without it. At a low frame rate a roll may cause no
     * more looks than a hand, and then it is not recognised.
     */
    private static final int ROLLING_LOOKS = 4;

    FreeFlight look(Stillness.Disturbance kind, long nowMs) {
        return switch (kind) {
            case MOVING -> new FreeFlight(hand, looks == 0 ? nowMs : fromMs, nowMs, looks + 1);
            case HAND -> new FreeFlight(true, 0, 0, 0);
            case QUIET, UNSEEN, UNREGISTERED, NO_BOARD -> this;
        };
    }

    /**
     * Returns whether the dice may have come to rest by themselves. Without a hand in view none was laid, as far as the
     * camera can tell.
     */
    boolean rolled() {
        return !hand || (looks >= ROLLING_LOOKS && lastMs - fromMs >= ROLLING_MS);
    }
}
