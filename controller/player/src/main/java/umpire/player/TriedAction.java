package umpire.player;

/** What came of an action, as often as it was tried. */
final class TriedAction {
    private static final double OF_GUESS = 2;
    private static final double UNTOLD = 0.5;

    private int visits;
    private int available;
    private double total;
    private double guess = Double.NaN;

    /** What it seemed to be worth before it was tried. */
    void guessed(double worth) {
        guess = worth;
    }

    boolean isGuessed() {
        return !Double.isNaN(guess);
    }

    /** Returns what it seemed to be worth; where nobody looked, half. */
    double guess() {
        return isGuessed() ? guess : UNTOLD;
    }

    /** It could have been chosen once more. */
    void offered() {
        available++;
    }

    /** It was chosen, and so much came of it for whoever chose it. */
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

    /** Returns how much is to be hoped for: what came of it, and more the less it was tried of the times it could have been. */
    double hope(SeenRange range, double curiosity) {
        if (visits == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double told = isGuessed() ? (total + OF_GUESS * guess) / (visits + OF_GUESS) : mean();
        return range.share(told) + curiosity * Math.sqrt(StrictMath.log(Math.max(1, available)) / visits);
    }
}
