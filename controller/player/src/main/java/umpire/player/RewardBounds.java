package umpire.player;

/**
 * The least and greatest value of the play-outs for a seat. Values are scaled to this range, because the exploration term assumes values
 * from 0 to 1 and estimates may lie close together.
 */
final class RewardBounds {
    private static final double UNTOLD = 0.5;

    private double least = Double.POSITIVE_INFINITY;
    private double most = Double.NEGATIVE_INFINITY;

    void seen(double worth) {
        least = Math.min(least, worth);
        most = Math.max(most, worth);
    }

    /** Returns a value scaled to the range, from 0 to 1. */
    double share(double worth) {
        return most > least ? (worth - least) / (most - least) : UNTOLD;
    }
}
