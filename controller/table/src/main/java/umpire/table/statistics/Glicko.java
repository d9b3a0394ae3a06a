package umpire.table.statistics;

import java.util.List;

/**
 * A player's strength by Glicko-2, after Mark Glickman's paper <i>Example of the Glicko-2 system</i>.
 *
 * @param rating 1500 for a new player
 * @param deviation the uncertainty of the rating: the true one lies within two deviations with a probability of 95 %
 * @param volatility how much the player's strength changes
 */
public record Glicko(double rating, double deviation, double volatility) {
    /** A player who has not played. */
    public static final Glicko NEW = new Glicko(1_500, 350, 0.06);

    /** How much the volatility may change. The paper recommends 0.3 to 1.2. */
    private static final double TAU = 0.5;

    private static final double SCALE = 173.7178;
    private static final double PRECISE = 1e-6;

    /**
     * The result of a game.
     *
     * @param opponent the other player, as rated before the period
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     */
    public record RatedResult(Glicko opponent, double score) {}

    /** Returns the rating after a period, which may have no games: then only the uncertainty grows. */
    public Glicko after(List<RatedResult> results) {
        double phi = deviation / SCALE;
        if (results.isEmpty()) {
            return new Glicko(rating, Math.min(NEW.deviation, SCALE * Math.hypot(phi, volatility)), volatility);
        }
        double information = 0;
        double gain = 0;
        for (RatedResult result : results) {
            double weight = result.opponent.weight();
            double expected = 1 / (1 + Math.exp(-weight * (rating - result.opponent.rating) / SCALE));
            information += weight * weight * expected * (1 - expected);
            gain += weight * (result.score - expected);
        }
        double variance = 1 / information;
        double next = volatility(variance * gain, phi, variance);
        double before = Math.hypot(phi, next);
        double after = 1 / Math.sqrt(1 / (before * before) + information);
        return new Glicko(rating + SCALE * after * after * gain, SCALE * after, next);
    }

    /** Returns how much a game against this player says. */
    private double weight() {
        double phi = deviation / SCALE;
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** Returns the new volatility, by the paper's iteration (the Illinois method). */
    private double volatility(double delta, double phi, double variance) {
        double start = Math.log(volatility * volatility);
        double a = start;
        double b = Math.log(Math.max(PRECISE * PRECISE, delta * delta - phi * phi - variance));
        if (delta * delta <= phi * phi + variance) {
            b = a - TAU;
            while (slope(b, start, delta, phi, variance) < 0) {
                b -= TAU;
            }
        }
        double atA = slope(a, start, delta, phi, variance);
        double atB = slope(b, start, delta, phi, variance);
        while (Math.abs(b - a) > PRECISE) {
            double c = a + (a - b) * atA / (atB - atA);
            double atC = slope(c, start, delta, phi, variance);
            if (atC * atB <= 0) {
                a = b;
                atA = atB;
            } else {
                atA /= 2;
            }
            b = c;
            atB = atC;
        }
        return Math.exp(a / 2);
    }

    private static double slope(double x, double start, double delta, double phi, double variance) {
        double e = Math.exp(x);
        double sum = phi * phi + variance + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (TAU * TAU);
    }
}
