package umpire.vision.detect.bodies;

import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;

/**
 * A picture reduced to a common size, and how far each pixel differs from the ground. The ground is a median of the picture over a large
 * neighbourhood.
 */
final class GroundDifference implements AutoCloseable {
    /** The ground is computed on a picture of at most this size, by a median over a window of nearly half of that picture. Chosen. */
    private static final double GROUND_SIDE_PX = 160;

    private static final int GROUND_WINDOW_PX = 75;
    private static final Size SMOOTHED_PX = new Size(3, 3);

    /** Edges of facets within a die are closed by this kernel. Chosen. */
    private static final Size CLOSED_PX = new Size(7, 7);

    private static final double WHITE = 255;

    private final MatScope scope = new MatScope();
    private final double factor;
    private final Mat grey = scope.mat();
    private final Mat levels;

    /**
     * Computes the difference.
     *
     * @param bgr eight bits in three channels, blue first; left as it was
     * @param longestPx larger pictures are scaled down to this size
     */
    GroundDifference(Mat bgr, double longestPx) {
        factor = Math.min(1, longestPx / Math.max(bgr.cols(), bgr.rows()));
        Mat work = scope.mat();
        Imgproc.resize(bgr, work, new Size(0, 0), factor, factor, Imgproc.INTER_AREA);
        Imgproc.cvtColor(work, grey, Imgproc.COLOR_BGR2GRAY);
        Mat small = scope.mat();
        Mat ground = scope.mat();
        Mat off = scope.mat();
        List<Mat> planes = scope.list();
        double share = GROUND_SIDE_PX / longestPx;
        Imgproc.resize(work, small, new Size(0, 0), share, share, Imgproc.INTER_AREA);
        Imgproc.medianBlur(small, small, GROUND_WINDOW_PX);
        Imgproc.resize(small, ground, work.size());
        Core.absdiff(work, ground, off);
        Core.split(off, planes);
        levels = planes.getFirst();
        Core.max(levels, planes.get(1), levels);
        Core.max(levels, planes.get(2), levels);
        Imgproc.GaussianBlur(levels, levels, SMOOTHED_PX, 0);
    }

    /** Returns the resolution relative to the given picture. */
    double factor() {
        return factor;
    }

    /** Returns the brightness of the reduced picture. */
    Mat grey() {
        return grey;
    }

    /** Returns Otsu's threshold between ground and bodies. */
    double otsu() {
        return Imgproc.threshold(levels, scope.mat(), 0, WHITE, Imgproc.THRESH_BINARY | Imgproc.THRESH_OTSU);
    }

    /** Returns a mask that is white where the picture differs from the ground by more than some levels. */
    Mat mask(double leastLevels) {
        Mat mask = scope.mat();
        Imgproc.threshold(levels, mask, leastLevels, WHITE, Imgproc.THRESH_BINARY);
        Mat round = scope.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, CLOSED_PX));
        Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_CLOSE, round);
        return mask;
    }

    @Override
    public void close() {
        scope.close();
    }
}
