package umpire.referee.settling;

/**
 * How long the table waits before it believes what it sees.
 *
 * @param settleMs how long the table must be quiet after a hand left
 * @param looks how many looks that time must hold at least
 * @param unseenHandMs how long instead, when pieces changed though no hand was seen: a slide may be halfway
 * @param windowLooks over how many looks a place or a die is voted on
 * @param stillMm how far a die may seem to wander and still lie where it lay
 * @param stillDeg how far it may seem to turn
 * @param surely the confidence below which a die's face counts as unread
 */
public record Patience(
        long settleMs, int looks, long unseenHandMs, int windowLooks, double stillMm, double stillDeg, double surely) {
    /** Feedback within half a second after hands leave, at ten looks a second or more. */
    public static final Patience DEFAULT = new Patience(300, 3, 1000, 5, 5, 12, 0.9);

    public Patience {
        if (looks < 1 || windowLooks < looks || settleMs < 0 || unseenHandMs < settleMs) {
            throw new IllegalArgumentException("a window holds the looks, and unseen hands need the longer wait");
        }
    }
}
