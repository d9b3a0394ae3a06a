package umpire.referee.session.board;

/**
 * Another game's board on the table.
 *
 * @param game the owner of the board
 * @param sinceMs since when it lies still
 * @param lastMs when it was last seen
 * @param looks how many looks saw it lie still since then
 * @param settled whether it ever lay still long enough for the question
 * @param declined whether the question was answered; it is asked once, until the board is taken away
 * @param chosen the answer that is marked
 */
record LaidBoard(OtherGame game, long sinceMs, long lastMs, int looks, boolean settled, boolean declined, int chosen) {
    private static final long SETTLE_MS = 1_000;
    private static final int SETTLE_LOOKS = 3;

    /** Timeout after which an unseen board counts as gone. A hand may cover its tags for a moment. */
    private static final long GONE_MS = 2_500;

    static LaidBoard first(OtherGame game, long nowMs) {
        return new LaidBoard(game, nowMs, nowMs, 0, false, false, 0);
    }

    /** Returns the board after a look that shows it. */
    LaidBoard seen(boolean still, long nowMs) {
        long since = still ? sinceMs : nowMs;
        int count = still ? looks + 1 : 0;
        boolean enough = settled || (count >= SETTLE_LOOKS && nowMs - since >= SETTLE_MS);
        return new LaidBoard(game, since, nowMs, count, enough, declined, chosen);
    }

    /** Returns whether the board is gone, in a look that does not show it. */
    boolean gone(long lookMs) {
        return lookMs - lastMs > GONE_MS;
    }

    LaidBoard answered() {
        return new LaidBoard(game, sinceMs, lastMs, looks, settled, true, chosen);
    }

    LaidBoard stepped() {
        return new LaidBoard(game, sinceMs, lastMs, looks, settled, declined, 1 - chosen);
    }
}
