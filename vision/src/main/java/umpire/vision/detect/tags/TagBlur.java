package umpire.vision.detect.tags;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.opencv.core.Mat;
import umpire.vision.detect.GreyPicture;
import umpire.vision.detect.Median;
import umpire.vision.detect.Pixel;

/** Measures the blur of a picture by the edges of tags, which are straight and change abruptly from black to white. */
public final class TagBlur {
    /** The spacing of samples across an edge, and their reach on both sides in cells: within the cell and within the margin. */
    private static final double STEP_PX = 0.5;

    private static final double CELLS_BESIDE = 0.8;

    /** The width of a tag of the table's dictionary: five cells and the border on both sides. */
    private static final double TAG_CELLS = 7;

    /** The places along a side that are sampled, away from the corners. Chosen. */
    private static final double[] ALONG = {0.25, 0.4, 0.5, 0.6, 0.75};

    /** An edge with less contrast than this, in levels, is shadow or noise. Chosen. */
    private static final double MIN_CONTRAST = 30;

    private TagBlur() {}

    /**
     * Returns the blur as a standard deviation in pixels, the median of all edges; a camera in focus has about 0.7. Empty if no tag has
     * clear edges.
     *
     * @param grey eight bits in one channel; left as it was
     * @param tags the tags that were read in it, five cells wide without their border
     */
    public static OptionalDouble blurPx(Mat grey, List<Tag> tags) {
        GreyPicture picture = new GreyPicture(grey);
        List<Double> blurs = new ArrayList<>();
        for (Tag tag : tags) {
            for (int side = 0; side < 4; side++) {
                Pixel from = tag.corners().get(side);
                Pixel to = tag.corners().get((side + 1) % 4);
                for (double share : ALONG) {
                    blur(picture, from, to, share).ifPresent(blurs::add);
                }
            }
        }
        return blurs.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Median.of(
                        blurs.stream().mapToDouble(Double::doubleValue).toArray()));
    }

    /**
     * Returns the blur at one place of a side. A step blurred by a Gaussian is steepest at its middle, and its slope there falls with the
     * blur.
     */
    private static OptionalDouble blur(GreyPicture picture, Pixel from, Pixel to, double share) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.hypot(dx, dy);
        int steps = (int) (CELLS_BESIDE * length / TAG_CELLS / STEP_PX);
        double[] levels = new double[2 * steps + 1];
        for (int k = -steps; k <= steps; k++) {
            double off = k * STEP_PX / length;
            levels[k + steps] = picture.at(from.x() + share * dx + off * dy, from.y() + share * dy - off * dx);
        }
        double steepest = 0;
        for (int k = 2; k < levels.length; k++) {
            steepest = Math.max(steepest, Math.abs(levels[k] - levels[k - 2]) / (2 * STEP_PX));
        }
        double contrast = Math.abs(levels[levels.length - 1] - levels[0]);
        return contrast < MIN_CONTRAST
                ? OptionalDouble.empty()
                : OptionalDouble.of(contrast / (steepest * Math.sqrt(2 * Math.PI)));
    }
}
