package umpire.vision.detect;

import org.opencv.core.Mat;

/** How often each level occurs: of many values the one in the middle is found so without sorting them. */
public final class Histogram {
    private static final int LEVELS = 256;

    private Histogram() {}

    /** Returns how many pixels of a picture of eight bits in one channel have each level. */
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

    /** Returns the lowest level up to which there are at least so many, the last one where there are fewer: of half of all, the median. */
    public static int level(int[] counts, double atLeast) {
        int level = 0;
        for (long below = counts[0]; below < atLeast && level < counts.length - 1; below += counts[level]) {
            level++;
        }
        return level;
    }
}
