package umpire.proof.tournament;

import java.util.Locale;

/**
 * How the first of two contenders fared.
 *
 * @param won games that it won
 * @param drawn games that nobody won, or seats of both
 * @param lost games that the second won
 * @param givenUp games that had not ended after so many actions; they count as drawn
 * @param firstSeat games that the game's first seat won, whoever sat there: where it is nearly all, players differ too little to tell, or the game
 *     is won before it begins
 * @param plies actions of all games
 */
public record TournamentScore(int won, int drawn, int lost, int givenUp, int firstSeat, long plies) {
    /** Before any game. */
    public static final TournamentScore NONE = new TournamentScore(0, 0, 0, 0, 0, 0);

    /** Of nineteen tournaments in twenty the truth lies within the interval. */
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

    /** Returns how many games ended or were given up. */
    public int games() {
        return won + drawn + lost + givenUp;
    }

    /** Returns the first's share of the points, from 0 to 1: a draw is half a point for each; a half before any game. */
    public double share() {
        return games() == 0 ? HALF : (won + HALF * (drawn + givenUp)) / games();
    }

    /** Returns the lower end of Wilson's interval of 95 % for the share. */
    public double lowest() {
        return centre() - margin();
    }

    /** Returns its upper end. */
    public double highest() {
        return centre() + margin();
    }

    /** Returns whether it can be told on which side of a share the truth lies. */
    public boolean decides(double share) {
        return lowest() > share || highest() < share;
    }

    /** Returns by how many points of Elo's the first is the better at a share; infinite where it is 0 or 1. */
    public static double elo(double share) {
        return ELO_PER_TENFOLD * Math.log10(share / (1 - share));
    }

    /** Says a difference of ratings with its sign; of an infinite one only that. */
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
