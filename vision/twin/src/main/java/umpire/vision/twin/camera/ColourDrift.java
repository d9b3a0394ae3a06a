package umpire.vision.twin.camera;

import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/**
 * A drifting white balance: the picture becomes warmer and colder periodically.
 *
 * @param share the largest deviation of red and blue
 * @param periodMs the period
 */
public record ColourDrift(double share, double periodMs) {
    /** A constant white balance. */
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
