package umpire.vision.detect;

import org.opencv.core.Mat;

/** Counts how often each level occurs, to find a median without sorting. */
public final class Histogram {
    private static final int LEVELS = 256;

    private Histogram() {}

    /** Returns the number of pixels at each level, for a picture of eight bits in one channel. */
    public static int[] of(Mat grey) {
        int[] counts = new int[LEVELS];
        byte[] row = new byte[grey.cols()];
        for (int y = 0; y < grey.rows(); y++) {
            grey.get(y, 0, row);
            for (byte value : row) {
                counts[value & 255]++;
            }
        }
        return counts;
    }

    /**
     * Returns the lowest level up to which at least this many values lie; the last level if there are fewer. Half of all values gives the
     * median.
     */
    public static int level(int[] counts, double atLeast) {
        int level = 0;
        for (long below = counts[0]; below < atLeast && level < counts.length - 1; below += counts[level]) {
            level++;
        }
        return level;
    }
}
