package umpire.vision.twin.hands;

/**
 * How long a piece is held up: as long as a hand takes, and until enough pictures show it, by which a touch is recognised.
 *
 * @param looks how many pictures without the piece on its place must yet be looked at
 * @param waitedMs how much longer than a hand takes it was held until now
 * @param straight whether the piece is lifted straight up, so that only how it lies afterwards tells the touch
 * @param looksAfter how many pictures of that must yet be looked at before the hand does something else
 */
record TouchShowing(int looks, long waitedMs, boolean straight, int looksAfter) {
    static final TouchShowing NOTHING = new TouchShowing(0, 0, false, 0);
    /** One picture may be misread; two that agree are believed. */
    static final TouchShowing ASIDE = new TouchShowing(2, 0, false, 0);

    /** A hand that lays something down stays over its place until that was seen: a hand in no picture has laid nothing. */
    static final TouchShowing LAYING = new TouchShowing(2, 0, true, 0);

    static final TouchShowing STRAIGHT = new TouchShowing(1, 0, true, 2);
    /** After so long nobody is expected to look, and the piece is put back. */
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
