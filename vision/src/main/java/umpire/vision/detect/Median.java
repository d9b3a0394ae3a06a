package umpire.vision.detect;

import java.util.Arrays;

/** The middle of many measurements: a few that are far off do not move it. */
public final class Median {
    private Median() {}

    /** Returns the middle value, of an even number the mean of the two middle ones, and 0 of none. The values stay in their order. */
    public static double of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return n == 0 ? 0 : n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
    }
}
