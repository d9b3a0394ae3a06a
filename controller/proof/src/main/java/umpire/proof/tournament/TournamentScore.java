package umpire.proof.tournament;

import java.util.Locale;

/**
 * The score of the first of two contenders.
 *
 * @param won games that it won
 * @param drawn games without a winner, or with winning seats of both
 * @param lost games that the second won
 * @param givenUp games abandoned after the limit of actions; they count as drawn
 * @param firstSeat games that the first seat won, whichever contender had it. If it wins nearly all, the contenders differ too little, or
 *     the first seat decides the game
 * @param plies actions of all games
 */
public record TournamentScore(int won, int drawn, int lost, int givenUp, int firstSeat, long plies) {
    /** The score before the first game. */
    public static final TournamentScore NONE = new TournamentScore(0, 0, 0, 0, 0, 0);

    /** The number of standard deviations of a 95 % interval. */
    private static final double DEVIATIONS = 1.959964;

    private static final double ELO_PER_TENFOLD = 400;
    private static final double HALF = 0.5;

    TournamentScore plus(TournamentScore other) {
        return new TournamentScore(
                won + other.won,
                drawn + other.drawn,
                lost + other.lost,
                givenUp + other.givenUp,
                firstSeat + other.firstSeat,
                plies + other.plies);
    }

    /** Returns how many games ended or were abandoned. */
    public int games() {
        return won + drawn + lost + givenUp;
    }

    /** Returns the first's share of the points, from 0 to 1: a draw is half a point for each; a half before any game. */
    public double share() {
        return games() == 0 ? HALF : (won + HALF * (drawn + givenUp)) / games();
    }

    /** Returns the lower end of Wilson's 95 % interval for the share. */
    public double lowest() {
        return centre() - margin();
    }

    /** Returns the upper end of Wilson's 95 % interval for the share. */
    public double highest() {
        return centre() + margin();
    }

    /** Returns whether the interval excludes a share. */
    public boolean decides(double share) {
        return lowest() > share || highest() < share;
    }

    /** Returns the difference of Elo ratings for a share; infinite for 0 or 1. */
    public static double elo(double share) {
        return ELO_PER_TENFOLD * Math.log10(share / (1 - share));
    }

    /** Returns a difference of ratings with its sign, as text. An infinite difference is {@code +infinite} or {@code -infinite}. */
    public static String said(double elo) {
        if (Double.isInfinite(elo)) {
            return elo > 0 ? "+infinite" : "-infinite";
        }
        return String.format(Locale.ROOT, "%+.0f", elo);
    }

    private double widening() {
        return DEVIATIONS * DEVIATIONS / Math.max(1, games());
    }

    private double centre() {
        return (share() + HALF * widening()) / (1 + widening());
    }

    private double margin() {
        double spread = share() * (1 - share()) / Math.max(1, games()) + widening() / (4 * Math.max(1, games()));
        return DEVIATIONS * Math.sqrt(spread) / (1 + widening());
    }
}
