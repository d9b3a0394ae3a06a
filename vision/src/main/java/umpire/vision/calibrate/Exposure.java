package umpire.vision.calibrate;

import org.opencv.core.Mat;
import umpire.vision.detect.Histogram;

/**
 * The brightness of a picture.
 *
 * @param darkLevel the level below which a twentieth of its pixels lie, from 0 to 255
 * @param brightLevel the level above which a twentieth of its pixels lie
 * @param burntShare the share of the picture that is fully saturated and shows nothing
 */
public record Exposure(int darkLevel, int brightLevel, double burntShare) {
    private static final int BURNT = 252;
    private static final double TAIL = 0.05;
    private static final double MOST_BURNT = 0.02;
    private static final int LEAST_BRIGHT = 110;

    public static Exposure of(Mat grey) {
        int[] counts = Histogram.of(grey);
        long all = (long) grey.rows() * grey.cols();
        long burnt = 0;
        for (int level = BURNT; level < 256; level++) {
            burnt += counts[level];
        }
        return new Exposure(level(counts, TAIL * all), level(counts, (1 - TAIL) * all), (double) burnt / all);
    }

    /** Returns the lowest level such that more than the wanted number of pixels lie at it or below it. */
    private static int level(int[] counts, double wanted) {
        return Histogram.level(counts, Math.floor(wanted) + 1);
    }

    /** Returns whether bright parts are saturated, so that less light is needed. */
    public boolean tooBright() {
        return burntShare > MOST_BURNT;
    }

    /** Returns whether even the bright parts are dark, so that more light is needed. */
    public boolean tooDark() {
        return brightLevel < LEAST_BRIGHT;
    }
}
