package umpire.proof.pictures;

import java.util.ArrayList;
import java.util.List;

/**
 * How often readings of one kind of die are right, by how sure they say they are. Confidences are taken together between bounds at which
 * something is decided: from 0.9 on nobody is asked.
 */
public final class Reliability {
    private static final double[] FROM = {0, 0.6, 0.75, 0.85, 0.9, 0.94};

    /** So many standard deviations hold 95 of 100. */
    private static final double Z = 1.96;

    private final int[] readings = new int[FROM.length];
    private final int[] right = new int[FROM.length];
    private final double[] stated = new double[FROM.length];

    /**
     * Readings that say they are about equally sure.
     *
     * @param from the confidence from which on they count here
     * @param readings how many
     * @param right how many of them are
     * @param stated their mean confidence
     * @param least the share that is right at least, by Wilson's interval of 95 %
     * @param most the share that is right at most
     */
    public record SureReadings(double from, int readings, int right, double stated, double least, double most) {
        /** Returns the share that is right. */
        public double real() {
            return (double) right / readings;
        }
    }

    /** Counts a reading. */
    public void add(double confidence, boolean isRight) {
        int level = FROM.length - 1;
        while (level > 0 && confidence < FROM[level]) {
            level--;
        }
        readings[level]++;
        right[level] += isRight ? 1 : 0;
        stated[level] += confidence;
    }

    /** Returns the levels of which there are readings, the least sure first. */
    public List<SureReadings> levels() {
        List<SureReadings> levels = new ArrayList<>();
        for (int i = 0; i < FROM.length; i++) {
            if (readings[i] > 0) {
                double n = readings[i];
                double share = right[i] / n;
                double middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
                double half = Z / (1 + Z * Z / n) * Math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n));
                levels.add(new SureReadings(
                        FROM[i],
                        readings[i],
                        right[i],
                        stated[i] / n,
                        Math.max(0, middle - half),
                        Math.min(1, middle + half)));
            }
        }
        return levels;
    }
}
