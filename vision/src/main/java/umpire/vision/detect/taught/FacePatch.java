package umpire.vision.detect.taught;

import umpire.hardware.taught.CustomDieView;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DieShade;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * A die's upper face as a square of tones (see {@link DieShade}). Levels have a mean of 0 and a standard deviation of 1 over the compared
 * area of the square.
 */
final class FacePatch {
    /** Its width in points. */
    static final int SIDE = CustomDieView.SIDE;

    static final int POINTS = SIDE * SIDE;

    /** Avoids division by zero for an area without contrast. Arithmetic. */
    static final double NOTHING = 1e-3;

    /** The reach of the smoothing, in standard deviations. Arithmetic. */
    private static final double REACH = 2.5;

    private static final int ODD = 1;

    private FacePatch() {}

    /** Returns the place of a column or a row, from -1 to 1. */
    static double unit(int index) {
        return (2.0 * index + ODD - SIDE) / SIDE;
    }

    /** Returns the levels of a face, rotated upright by its axes. */
    static float[] levels(DieShade plane, Pixel middle, PlaneAxes axes, double half) {
        float[] levels = new float[POINTS];
        for (int i = 0; i < POINTS; i++) {
            double right = half * unit(i % SIDE);
            double up = -half * unit(i / SIDE);
            levels[i] = (float) plane.at(
                    middle.x() + right * axes.rightX() + up * axes.upX(),
                    middle.y() + right * axes.rightY() + up * axes.upY());
        }
        return levels;
    }

    /** A stored level is the level multiplied by this, so that one standard deviation has this many steps. */
    private static final double KEPT = 32;

    private static final int KEPT_MIDDLE = 128;

    /** Returns the levels of a stored view. */
    static float[] of(CustomDieView view, BodyShape shape) {
        float[] levels = new float[POINTS];
        int[] kept = view.numbers();
        for (int i = 0; i < POINTS; i++) {
            levels[i] = (float) ((kept[i] - KEPT_MIDDLE) / KEPT);
        }
        normalise(levels, shape);
        return levels;
    }

    /** Returns levels in their stored form. */
    static byte[] kept(float... levels) {
        byte[] kept = new byte[POINTS];
        for (int i = 0; i < POINTS; i++) {
            kept[i] = (byte) Math.clamp(Math.round(KEPT_MIDDLE + KEPT * levels[i]), 0, 255);
        }
        return kept;
    }

    /** Normalises the compared area to mean 0 and standard deviation 1. Returns the standard deviation it had before. */
    static double normalise(float[] levels, BodyShape shape) {
        double sum = 0;
        double squares = 0;
        int count = 0;
        for (int i = 0; i < POINTS; i++) {
            if (shape.counts(unit(i % SIDE), unit(i / SIDE))) {
                sum += levels[i];
                squares += (double) levels[i] * levels[i];
                count++;
            }
        }
        double mean = sum / count;
        double deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
        for (int i = 0; i < POINTS; i++) {
            boolean counts = shape.counts(unit(i % SIDE), unit(i / SIDE));
            levels[i] = counts ? (float) ((levels[i] - mean) / Math.max(deviation, NOTHING)) : 0;
        }
        return deviation;
    }

    /** Returns the levels smoothed by this standard deviation, in points. */
    static float[] smoothed(float[] levels, double sigma) {
        int reach = (int) Math.ceil(REACH * sigma);
        double[] weights = new double[2 * reach + 1];
        double all = 0;
        for (int k = -reach; k <= reach; k++) {
            weights[k + reach] = Math.exp(-k * k / (2 * sigma * sigma));
            all += weights[k + reach];
        }
        return across(across(levels, weights, reach, all, true), weights, reach, all, false);
    }

    private static float[] across(float[] levels, double[] weights, int reach, double all, boolean alongRows) {
        float[] smooth = new float[POINTS];
        double[] line = new double[SIDE + 2 * reach];
        int step = alongRows ? 1 : SIDE;
        for (int number = 0; number < SIDE; number++) {
            int first = alongRows ? number * SIDE : number;
            for (int k = 0; k < line.length; k++) {
                line[k] = levels[first + step * Math.clamp(k - reach, 0, SIDE - 1)];
            }
            for (int i = 0; i < SIDE; i++) {
                double sum = 0;
                for (int k = 0; k < weights.length; k++) {
                    sum += weights[k] * line[i + k];
                }
                smooth[first + step * i] = (float) (sum / all);
            }
        }
        return smooth;
    }
}
