package umpire.vision.detect;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/**
 * Finds where spots of about a given radius may be: the extremes of the difference of two blurs. Generous on purpose;
 * the shape decides afterwards.
 */
final class PipSpotter {
    /** A place worth a closer look. */
    record Spot(double x, double y, double radiusPx, boolean dark, int plane) {}

    // A spot is looked at where the picture is scaled so that its radius is this many pixels.
    private static final double LOOK_RADIUS_PX = 3.2;
    private static final double FINE_SIGMA = 1.8;
    private static final double COARSE_SIGMA = 2.9;
    // An ideal disc answers with a third of its contrast.
    private static final double LEAST_ANSWER = 6.5;

    private PipSpotter() {}

    static List<Spot> spots(PipPlanes picture, int plane, double[] radiiPx) {
        List<Spot> spots = new ArrayList<>();
        Mat whole = picture.mat(plane);
        try {
            for (double radiusPx : radiiPx) {
                spots.addAll(atRadius(whole, plane, radiusPx));
            }
        } finally {
            OpenCv.release(whole);
        }
        return spots;
    }

    private static List<Spot> atRadius(Mat whole, int plane, double radiusPx) {
        double factor = LOOK_RADIUS_PX / radiusPx;
        int cols = (int) Math.round(whole.cols() * factor);
        int rows = (int) Math.round(whole.rows() * factor);
        if (cols < 12 || rows < 12) {
            return List.of();
        }
        Mat scaled = new Mat();
        Mat fine = new Mat();
        Mat coarse = new Mat();
        try {
            Imgproc.resize(
                    whole, scaled, new Size(cols, rows), 0, 0, factor < 1 ? Imgproc.INTER_AREA : Imgproc.INTER_LINEAR);
            scaled.convertTo(scaled, CvType.CV_32F);
            Imgproc.GaussianBlur(scaled, fine, new Size(0, 0), FINE_SIGMA);
            Imgproc.GaussianBlur(scaled, coarse, new Size(0, 0), COARSE_SIGMA);
            Core.subtract(fine, coarse, fine);
            float[] answer = new float[rows * cols];
            fine.get(0, 0, answer);
            return extremes(
                    answer, cols, rows, (double) whole.cols() / cols, (double) whole.rows() / rows, radiusPx, plane);
        } finally {
            OpenCv.release(scaled);
            OpenCv.release(fine);
            OpenCv.release(coarse);
        }
    }

    private static List<Spot> extremes(
            float[] answer, int cols, int rows, double xFactor, double yFactor, double radiusPx, int plane) {
        List<Spot> spots = new ArrayList<>();
        for (int y = 1; y < rows - 1; y++) {
            for (int x = 1; x < cols - 1; x++) {
                int i = y * cols + x;
                if (Math.abs(answer[i]) > LEAST_ANSWER && isExtreme(answer, cols, i)) {
                    double inX = (x + 0.5) * xFactor - 0.5;
                    double inY = (y + 0.5) * yFactor - 0.5;
                    spots.add(new Spot(inX, inY, radiusPx, answer[i] < 0, plane));
                }
            }
        }
        return spots;
    }

    private static boolean isExtreme(float[] answer, int cols, int i) {
        float sign = Math.signum(answer[i]);
        float here = sign * answer[i];
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                float there = sign * answer[i + dy * cols + dx];
                // Of two equal neighbours only the first counts.
                boolean before = dy < 0 || (dy == 0 && dx < 0);
                if (there > here || (before && there == here)) {
                    return false;
                }
            }
        }
        return true;
    }
}
