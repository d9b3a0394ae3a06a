package umpire.vision.calibrate;

import org.opencv.core.Mat;

/**
 * How bright a picture is.
 *
 * @param darkLevel that a twentieth of its pixels are darker than, from 0 to 255
 * @param brightLevel that a twentieth of its pixels are brighter than
 * @param burntShare how much of it is as bright as a pixel can be, and shows nothing
 */
public record Exposure(int darkLevel, int brightLevel, double burntShare) {
    private static final int BURNT = 252;
    private static final double TAIL = 0.05;
    private static final double MOST_BURNT = 0.02;
    private static final int LEAST_BRIGHT = 110;

    /** Measures a grey picture. */
    public static Exposure of(Mat grey) {
        long[] counts = new long[256];
        byte[] row = new byte[grey.cols()];
        for (int y = 0; y < grey.rows(); y++) {
            grey.get(y, 0, row);
            for (byte value : row) {
                counts[value & 255]++;
            }
        }
        long all = (long) grey.rows() * grey.cols();
        long burnt = 0;
        for (int level = BURNT; level < 256; level++) {
            burnt += counts[level];
        }
        return new Exposure(level(counts, TAIL * all), level(counts, (1 - TAIL) * all), (double) burnt / all);
    }

    private static int level(long[] counts, double wanted) {
        long below = 0;
        for (int level = 0; level < 256; level++) {
            below += counts[level];
            if (below > wanted) {
                return level;
            }
        }
        return 255;
    }

    /** Returns whether bright parts are lost: let less light in. */
    public boolean tooBright() {
        return burntShare > MOST_BURNT;
    }

    /** Returns whether even the bright parts are dark: let more light in. */
    public boolean tooDark() {
        return brightLevel < LEAST_BRIGHT;
    }
}
