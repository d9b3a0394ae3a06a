package umpire.vision.twin.hands;

/**
 * How long a piece is held up: at least as long as a hand takes, and until enough pictures show it for a touch to be recognised.
 *
 * @param looks the number of pictures without the piece on its place that are still needed
 * @param waitedMs the extra time it has been held so far
 * @param straight whether the piece is lifted straight up, so that only its new pose shows the touch
 * @param looksAfter the number of pictures of that pose needed before the hand continues
 */
record TouchShowing(int looks, long waitedMs, boolean straight, int looksAfter) {
    static final TouchShowing NOTHING = new TouchShowing(0, 0, false, 0);
    /** One picture may be misread; two that agree are believed. */
    static final TouchShowing ASIDE = new TouchShowing(2, 0, false, 0);

    /**
     * A hand that lays something down stays over the place until two pictures show it. Otherwise the die would seem to have moved without a
     * hand.
     */
    static final TouchShowing LAYING = new TouchShowing(2, 0, true, 0);

    static final TouchShowing STRAIGHT = new TouchShowing(1, 0, true, 2);
    /** The timeout after which the piece is put back without a picture. */
    static final long MAX_MS = 4_000;

    TouchShowing seen() {
        return new TouchShowing(Math.max(0, looks - 1), waitedMs, straight, looksAfter);
    }

    TouchShowing seenAfter() {
        return new TouchShowing(looks, waitedMs, straight, Math.max(0, looksAfter - 1));
    }

    TouchShowing longer(long ms) {
        return new TouchShowing(looks, waitedMs + ms, straight, looksAfter);
    }
}
