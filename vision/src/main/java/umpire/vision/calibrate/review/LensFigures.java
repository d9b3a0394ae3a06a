package umpire.vision.calibrate.review;

import java.util.List;
import umpire.hardware.Camera;

/**
 * A lens and its quality.
 *
 * @param camera the lens in the form of the rig file
 * @param sigma the standard deviations of fx, fy, cx, cy, k1, k2, p1, p2, k3
 * @param corners the number of corners used
 * @param droppedCorners the number of corners left out of pictures that were used
 * @param rmsPx root mean square distance between seen and predicted corners
 * @param noisePx the part of that distance that is noise of the corners
 * @param heldOutPx error of corners on held-out pictures
 * @param heldOutMm the same error on the table, as the rig's camera sees it
 * @param table the error of the lens at each point of the table
 */
public record LensFigures(
        Camera camera,
        List<Double> sigma,
        int corners,
        int droppedCorners,
        double rmsPx,
        double noisePx,
        double heldOutPx,
        double heldOutMm,
        TableError table) {
    public LensFigures {
        sigma = List.copyOf(sigma);
    }
}
