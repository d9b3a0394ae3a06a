package umpire.vision.detect.bodies;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.RotatedRect;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;

/**
 * Finds compact, convex bodies with a mark on them, which may be dice. On a table as colourful as dice it finds nothing.
 */
public final class BodyFinder {
    /** Larger pictures are scaled down to this size, since dice are large objects. Chosen. */
    private static final double LONGEST_SIDE_PX = 640;

    private final BodyThresholds limits;

    public BodyFinder(BodyThresholds limits) {
        this.limits = limits;
    }

    /**
     * Returns the bodies found, from top to bottom.
     *
     * @param bgr eight bits in three channels, blue first; left as it was
     */
    public List<ForegroundBlob> find(Mat bgr) {
        try (MatScope scope = new MatScope();
                GroundDifference difference = new GroundDifference(bgr, LONGEST_SIDE_PX)) {
            double factor = difference.factor();
            Mat mask = difference.mask(Math.max(limits.minLevels(), limits.otsuShare() * difference.otsu()));
            List<MatOfPoint> contours = new ArrayList<>();
            Imgproc.findContours(mask, contours, scope.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
            contours.forEach(scope::keep);
            return contours.stream()
                    .filter(contour -> isCompact(contour) && isMarked(difference.grey(), Imgproc.boundingRect(contour)))
                    .map(Imgproc::boundingRect)
                    .map(box ->
                            new ForegroundBlob(box.x / factor, box.y / factor, box.width / factor, box.height / factor))
                    .sorted(Comparator.comparingDouble(ForegroundBlob::topPx)
                            .thenComparingDouble(ForegroundBlob::leftPx))
                    .toList();
        }
    }

    private boolean isCompact(MatOfPoint contour) {
        Rect box = Imgproc.boundingRect(contour);
        double sidePx = Math.max(box.width, box.height);
        if (sidePx < limits.minSidePx() || sidePx > limits.maxSidePx()) {
            return false;
        }
        try (MatScope scope = new MatScope()) {
            MatOfPoint2f points = scope.keep(new MatOfPoint2f(contour.toArray()));
            RotatedRect narrowest = Imgproc.minAreaRect(points);
            double shorter = Math.min(narrowest.size.width, narrowest.size.height);
            double longer = Math.max(narrowest.size.width, narrowest.size.height);
            double hull = hullArea(contour);
            return shorter > limits.minAspect() * longer
                    && hull > limits.minFill() * narrowest.size.area()
                    && Imgproc.contourArea(contour) > limits.minSolidity() * hull;
        }
    }

    private static double hullArea(MatOfPoint contour) {
        try (MatScope scope = new MatScope()) {
            MatOfInt numbers = scope.keep(new MatOfInt());
            Imgproc.convexHull(contour, numbers);
            Point[] all = contour.toArray();
            Point[] corners =
                    IntStream.of(numbers.toArray()).mapToObj(i -> all[i]).toArray(Point[]::new);
            return Imgproc.contourArea(scope.keep(new MatOfPoint(corners)));
        }
    }

    /**
     * Returns whether the middle of a body has marks. A body at the border of the picture does not count, since it is only partly visible.
     */
    private boolean isMarked(Mat grey, Rect box) {
        if (box.x <= 1 || box.y <= 1 || box.x + box.width >= grey.cols() - 1 || box.y + box.height >= grey.rows() - 1) {
            return false;
        }
        try (MatScope scope = new MatScope()) {
            Rect middle = new Rect(box.x + box.width / 4, box.y + box.height / 4, box.width / 2, box.height / 2);
            MatOfDouble mean = scope.keep(new MatOfDouble());
            MatOfDouble deviation = scope.keep(new MatOfDouble());
            Core.meanStdDev(scope.keep(grey.submat(middle)), mean, deviation);
            return deviation.toArray()[0] > limits.minMarkLevels();
        }
    }
}
