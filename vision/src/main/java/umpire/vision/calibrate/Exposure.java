package umpire.vision.calibrate;

import org.opencv.core.Mat;
import umpire.vision.detect.Histogram;

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
        int[] counts = Histogram.of(grey);
        long all = (long) grey.rows() * grey.cols();
        long burnt = 0;
        for (int level = BURNT; level < 256; level++) {
            burnt += counts[level];
        }
        return new Exposure(level(counts, TAIL * all), level(counts, (1 - TAIL) * all), (double) burnt / all);
    }

    /** The level that more than so many are not above. */
    private static int level(int[] counts, double wanted) {
        return Histogram.level(counts, Math.floor(wanted) + 1);
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
