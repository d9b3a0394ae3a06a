package umpire.vision.twin.camera;

import org.opencv.core.Mat;
import umpire.vision.frame.MatScope;

/**
 * A lamp that flickers with the mains, in front of a sensor that is read row by row: bands that are brighter or darker, elsewhere in every
 * picture. A shutter that is open for as long as a flicker lasts sees none.
 *
 * @param mainsHz 50 or 60; the light has twice that
 * @param depth how much of the light comes and goes, 0 to 1: a bad LED lamp has 0.5
 * @param readoutMs from the first row to the last
 */
public record LampFlicker(double mainsHz, double depth, double readoutMs) {
    /** A lamp that shines evenly. */
    public static final LampFlicker NONE = new LampFlicker(50, 0, 0);

    public LampFlicker {
        if (!(mainsHz > 0) || !(depth >= 0 && depth <= 1) || !(readoutMs >= 0)) {
            throw new IllegalArgumentException(
                    "mains has a frequency, a flicker a depth of 0 to 1, a sensor a time to be read in");
        }
    }

    /**
     * Returns how much light a row gets, 1 on average: what the lamp gives while the row's shutter is open.
     *
     * @param openedMs when its shutter opens
     * @param exposureMs for how long
     */
    double light(double openedMs, double exposureMs) {
        double turnsAMs = 2 * mainsHz / 1000;
        double half = Math.PI * turnsAMs * exposureMs;
        double seen = half < 1e-9 ? 1 : Math.sin(half) / half;
        return 1 + depth / 2 * seen * Math.cos(2 * Math.PI * turnsAMs * (openedMs + exposureMs / 2));
    }

    /** Brightens and darkens the rows of a frame. */
    public void shine(Mat frame, double exposureMs, long takenMs) {
        if (depth == 0) {
            return;
        }
        try (MatScope scope = new MatScope()) {
            for (int row = 0; row < frame.rows(); row++) {
                Mat one = scope.keep(frame.row(row));
                one.convertTo(one, -1, light(takenMs + readoutMs * row / frame.rows(), exposureMs));
            }
        }
    }
}
