package umpire.vision.detect;

import java.util.Arrays;

/** Computes medians, which a few outliers do not move. */
public final class Median {
    private Median() {}

    /**
     * Returns the median. If the number of values is even, it is the mean of the two middle ones; if there are none, it is 0. Does not
     * reorder the values.
     */
    public static double of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return n == 0 ? 0 : n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
    }
}
