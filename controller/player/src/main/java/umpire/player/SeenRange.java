package umpire.player;

/** The least and the most that came of play-outs for a seat: guesses may lie close together, and curiosity weighs against what differs. */
final class SeenRange {
    private static final double UNTOLD = 0.5;

    private double least = Double.POSITIVE_INFINITY;
    private double most = Double.NEGATIVE_INFINITY;

    void seen(double worth) {
        least = Math.min(least, worth);
        most = Math.max(most, worth);
    }

    /** Returns where a worth lies in it, from 0 to 1. */
    double share(double worth) {
        return most > least ? (worth - least) / (most - least) : UNTOLD;
    }
}
