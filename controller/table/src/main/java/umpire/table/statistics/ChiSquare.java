package umpire.table.statistics;

/** The chi-square distribution. */
final class ChiSquare {
    /** A value so large that the probability is 0 within the precision of a double. */
    private static final double CERTAIN = 1_000;

    private ChiSquare() {}

    /**
     * Returns the probability that a value is exceeded, by the series of the incomplete gamma function.
     *
     * @param freedom the degrees of freedom, from 1 to 200
     */
    static double exceeding(double chiSquare, int freedom) {
        double x = chiSquare / 2;
        if (x > CERTAIN) {
            return 0;
        }
        double half = freedom / 2.0;
        double term = Math.exp(half * Math.log(x) - x) / (gamma(freedom) * half);
        double below = 0;
        for (int n = 1; term > 0 && (n <= x || term > 1e-17); n++) {
            below += term;
            term *= x / (half + n);
        }
        return Math.clamp(1 - below, 0.0, 1.0);
    }

    /** Returns the gamma function of half the degrees of freedom. */
    private static double gamma(int freedom) {
        double gamma = freedom % 2 == 0 ? 1 : Math.sqrt(Math.PI);
        for (double at = freedom % 2 == 0 ? 1 : 0.5; at < freedom / 2.0; at++) {
            gamma *= at;
        }
        return gamma;
    }
}
