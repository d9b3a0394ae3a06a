package umpire.vision.twin.camera;

import org.opencv.core.Mat;
import umpire.vision.frame.MatScope;

/**
 * The flicker of a lamp on mains power, seen by a rolling shutter: bright and dark bands at different places in every picture. An exposure
 * of exactly one flicker period has no bands.
 *
 * @param mainsHz 50 or 60; the light flickers at twice this frequency
 * @param depth the modulated share of the light, 0 to 1: a bad LED lamp has 0.5
 * @param readoutMs the time between the readout of the first row and that of the last
 */
public record LampFlicker(double mainsHz, double depth, double readoutMs) {
    /** A lamp without flicker. */
    public static final LampFlicker NONE = new LampFlicker(50, 0, 0);

    public LampFlicker {
        if (!(mainsHz > 0) || !(depth >= 0 && depth <= 1) || !(readoutMs >= 0)) {
            throw new IllegalArgumentException(
                    "the mains frequency must be above 0, the depth from 0 to 1, and the readout time not negative");
        }
    }

    /**
     * Returns the light of a row, 1 on average: the mean over its exposure.
     *
     * @param openedMs the start of its exposure
     * @param exposureMs the duration of its exposure
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
