package umpire.referee.settling;

/**
 * The thresholds of a settled look: enough agreeing looks, for so long that a hand that only paused would have gone on.
 *
 * @param settleMs the least time over which the looks must agree
 * @param looks the least number of looks that must agree
 * @param waverMs the longer time after one look contradicted the others
 * @param unseenHandMs the longer time after pieces changed without a hand in view: a slide may be in progress
 * @param windowLooks the number of looks that vote on a place or a die
 * @param stillMm how far a die at rest may seem to move
 * @param stillDeg how far a die at rest may seem to turn
 * @param sameMm how far two measurements of a die that has not moved may differ
 * @param sameDeg how far its measured headings may differ
 * @param surely the confidence below which a die's face counts as unread
 */
public record SettlingThresholds(
        long settleMs,
        int looks,
        long waverMs,
        long unseenHandMs,
        int windowLooks,
        double stillMm,
        double stillDeg,
        double sameMm,
        double sameDeg,
        double surely) {
    /** The default. At 25 looks a second an undisturbed table settles 120 ms after the last movement. */
    public static final SettlingThresholds DEFAULT = new SettlingThresholds(100, 3, 300, 1000, 5, 5, 12, 0.5, 6, 0.9);

    public SettlingThresholds {
        if (looks < 1 || windowLooks < looks || settleMs < 0 || waverMs < settleMs || unseenHandMs < waverMs) {
            throw new IllegalArgumentException(
                    "thresholds need 1 <= looks <= windowLooks and 0 <= settleMs <= waverMs <= unseenHandMs");
        }
    }

    /**
     * Returns the number of looks after which a die counts as unreadable. A die that one window of looks cannot read is
     * often read in the next one, which avoids an unnecessary roll.
     */
    int unreadLooks() {
        return 2 * windowLooks;
    }
}
