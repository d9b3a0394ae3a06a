package umpire.vision.twin.camera;

import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/**
 * A white balance that the camera never leaves alone: all grows warmer, and colder again.
 *
 * @param share by how much red and blue are off at the worst
 * @param periodMs from one worst to the next of the same side
 */
public record ColourDrift(double share, double periodMs) {
    /** A white balance that stays. */
    public static final ColourDrift NONE = new ColourDrift(0, 1);

    public ColourDrift {
        if (!(share >= 0 && share < 1) || !(periodMs > 0)) {
            throw new IllegalArgumentException("a drift has a share below 1 and a period");
        }
    }

    /** Tints a frame of blue, green and red. */
    public void tint(Mat frame, long takenMs) {
        if (share > 0) {
            double now = share * Math.sin(2 * Math.PI * takenMs / periodMs);
            Core.multiply(frame, new Scalar(1 - now, 1, 1 + now), frame);
        }
    }
}
