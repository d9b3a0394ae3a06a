package umpire.player;

/** The statistics of an action at a node. */
final class TriedAction {
    private static final double OF_GUESS = 2;
    private static final double UNTOLD = 0.5;

    private int visits;
    private int available;
    private double total;
    private double guess = Double.NaN;

    /** Sets the estimate made before it was tried. */
    void guessed(double worth) {
        guess = worth;
    }

    boolean isGuessed() {
        return !Double.isNaN(guess);
    }

    /** Returns the estimate; a half without one. */
    double guess() {
        return isGuessed() ? guess : UNTOLD;
    }

    /** Counts that it was available. */
    void offered() {
        available++;
    }

    /** Adds a play-out's value for the seat that chose it. */
    void cameTo(double value) {
        visits++;
        total += value;
    }

    int visits() {
        return visits;
    }

    double mean() {
        return visits == 0 ? 0 : total / visits;
    }

    /**
     * Returns the upper confidence bound: the mean value, plus an exploration term that grows the more rarely it was chosen when available.
     */
    double hope(RewardBounds range, double curiosity) {
        if (visits == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double told = isGuessed() ? (total + OF_GUESS * guess) / (visits + OF_GUESS) : mean();
        return range.share(told) + curiosity * Math.sqrt(StrictMath.log(Math.max(1, available)) / visits);
    }
}
