package umpire.vision.calibrate;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Histogram;
import umpire.vision.frame.MatScope;

/** Measures the sharpness of any picture by the width of its clearest edges. */
public final class PictureSharpness {
    /** A difference between neighbouring pixels belongs to the clearest edges if it is above this quantile of all such differences. */
    private static final double CLEAREST = 0.999;

    private static final double DARK = 0.02;
    private static final double BRIGHT = 0.98;
    private static final double MOST_PX = 100;
    private static final double STEP_OF_ONE = 1 / Math.sqrt(2 * Math.PI);

    private PictureSharpness() {}

    /**
     * Returns the blur of the clearest edges as a standard deviation in pixels; large if there are no edges. The most blurred direction
     * counts, since motion leaves edges along its own direction sharp.
     */
    public static double edgePx(Mat grey) {
        double contrast = level(grey, BRIGHT) - level(grey, DARK);
        double step = Math.min(clearest(grey, 1, 0), clearest(grey, 0, 1));
        return step <= 0 ? MOST_PX : Math.min(MOST_PX, STEP_OF_ONE * contrast / step);
    }

    private static double clearest(Mat grey, int right, int down) {
        try (MatScope scope = new MatScope()) {
            Mat here = scope.keep(grey.submat(0, grey.rows() - down, 0, grey.cols() - right));
            Mat there = scope.keep(grey.submat(down, grey.rows(), right, grey.cols()));
            Mat steps = scope.mat();
            Core.absdiff(here, there, steps);
            return level(steps, CLEAREST);
        }
    }

    private static double level(Mat grey, double share) {
        return Histogram.level(Histogram.of(grey), Math.floor(share * grey.rows() * grey.cols()) + 1);
    }

    /** Returns a grey copy of a picture, which the caller releases. */
    static Mat grey(Mat bgr) {
        Mat grey = new Mat();
        if (bgr.channels() == 1) {
            bgr.convertTo(grey, CvType.CV_8U);
        } else {
            Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
        }
        return grey;
    }
}
