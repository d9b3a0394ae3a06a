package umpire.referee.settling;

/**
 * What the table wants to see before it believes it: looks that agree, for so long that a hand which only paused would have gone on.
 *
 * @param settleMs over how long at least the looks must agree
 * @param looks how many looks must agree at least
 * @param waverMs how long the table is looked at instead, when one look contradicted the others
 * @param unseenHandMs how long instead, when pieces changed though no hand was seen: a slide may be halfway
 * @param windowLooks over how many looks a place or a die is voted on
 * @param stillMm how far a die may seem to wander and still lie where it lay
 * @param stillDeg how far it may seem to turn
 * @param sameMm how far two measurings of a die that has not moved may differ
 * @param sameDeg how far they may differ in its heading
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
    /** At 25 looks a second an undisturbed table is believed 120 ms after the last thing moved. */
    public static final SettlingThresholds DEFAULT = new SettlingThresholds(100, 3, 300, 1000, 5, 5, 12, 0.5, 6, 0.9);

    public SettlingThresholds {
        if (looks < 1 || windowLooks < looks || settleMs < 0 || waverMs < settleMs || unseenHandMs < waverMs) {
            throw new IllegalArgumentException(
                    "a window holds the looks, and doubt and unseen hands need the longer waits");
        }
    }

    /**
     * Returns how many looks a die gets before it is said that it cannot be read. Where some looks of a window misread it, the
     * next window most often does not, and a roll that was clear after all is not thrown again.
     */
    int unreadLooks() {
        return 2 * windowLooks;
    }
}
