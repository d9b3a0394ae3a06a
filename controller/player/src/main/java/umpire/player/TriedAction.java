package umpire.player;

/** What came of an action, as often as it was tried. */
final class TriedAction {
    private int visits;
    private int available;
    private double total;

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
    double hope(double curiosity) {
        return visits == 0
                ? Double.POSITIVE_INFINITY
                : mean() + curiosity * Math.sqrt(Math.log(Math.max(1, available)) / visits);
    }
}
