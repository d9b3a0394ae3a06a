package umpire.vision.calibrate.review;

import java.util.List;
import umpire.hardware.Camera;

/**
 * A lens that was found, and how good it is.
 *
 * @param camera as the rig file has it
 * @param sigma the standard deviations of fx, fy, cx, cy, k1, k2, p1, p2, k3
 * @param corners how many corners it was made from
 * @param droppedCorners how many single corners of used pictures were left out
 * @param rmsPx how far the corners are from where the lens puts them: root of the mean squared distance
 * @param noisePx what of this is mere trembling of the corners
 * @param heldOutPx how far corners of held-out pictures are off
 * @param heldOutMm the same on the table, as the rig's camera sees it
 * @param table how far off the lens may put a point of the table
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
