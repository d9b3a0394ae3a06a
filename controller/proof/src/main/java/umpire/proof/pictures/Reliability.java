package umpire.proof.pictures;

import java.util.ArrayList;
import java.util.List;

/**
 * How often readings of one kind of die are right, by confidence. The confidence levels are bounded by the thresholds of the table: from
 * 0.9 on it does not ask the players.
 */
public final class Reliability {
    private static final double[] FROM = {0, 0.6, 0.75, 0.85, 0.9, 0.94};

    /** The number of standard deviations of a 95 % interval. */
    private static final double Z = 1.96;

    private final int[] readings = new int[FROM.length];
    private final int[] right = new int[FROM.length];
    private final double[] stated = new double[FROM.length];

    /**
     * The readings of one confidence level.
     *
     * @param from the level's lower bound
     * @param readings how many
     * @param right how many of them are right
     * @param stated their mean confidence
     * @param least the lower end of Wilson's 95 % interval for the share that is right
     * @param most its upper end
     */
    public record SureReadings(double from, int readings, int right, double stated, double least, double most) {
        /** Returns the share that is right. */
        public double real() {
            return (double) right / readings;
        }
    }

    /** Adds a reading. */
    public void add(double confidence, boolean isRight) {
        int level = FROM.length - 1;
        while (level > 0 && confidence < FROM[level]) {
            level--;
        }
        readings[level]++;
        right[level] += isRight ? 1 : 0;
        stated[level] += confidence;
    }

    /** Returns the levels with readings, the lowest first. */
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
