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
 * How much each point of a picture looks like the middle of a spot of one radius: the difference of Gaussians, a blob detector's
 * response. Positive for light spots, negative for dark ones.
 */
final class SpotMap {
    // Spots are looked for where the picture is scaled so that their radius is this many pixels.
    private static final double LOOK_RADIUS_PX = 3.2;
    private static final double FINE_SIGMA = 1.8;
    private static final double COARSE_SIGMA = 2.9;
    private static final int MIN_SIDE_PX = 12;

    private final float[] responses;
    private final int cols;
    private final int rows;
    private final double xFactor;
    private final double yFactor;

    private SpotMap(float[] responses, int cols, int rows, double xFactor, double yFactor) {
        this.responses = responses;
        this.cols = cols;
        this.rows = rows;
        this.xFactor = xFactor;
        this.yFactor = yFactor;
    }

    /** Works out the map of a picture of one channel: the difference of two blurs. An ideal disc responds with a third of its contrast. */
    static SpotMap of(Mat picture, double radiusPx) {
        double factor = LOOK_RADIUS_PX / radiusPx;
        int cols = (int) Math.round(picture.cols() * factor);
        int rows = (int) Math.round(picture.rows() * factor);
        if (cols < MIN_SIDE_PX || rows < MIN_SIDE_PX) {
            return new SpotMap(new float[0], 0, 0, 1, 1);
        }
        float[] responses = differenceOfBlurs(picture, new Size(cols, rows), factor < 1);
        return new SpotMap(responses, cols, rows, (double) picture.cols() / cols, (double) picture.rows() / rows);
    }

    private static float[] differenceOfBlurs(Mat picture, Size size, boolean smaller) {
        Mat scaled = new Mat();
        Mat fine = new Mat();
        Mat coarse = new Mat();
        try {
            Imgproc.resize(picture, scaled, size, 0, 0, smaller ? Imgproc.INTER_AREA : Imgproc.INTER_LINEAR);
            scaled.convertTo(scaled, CvType.CV_32F);
            Imgproc.GaussianBlur(scaled, fine, new Size(0, 0), FINE_SIGMA);
            Imgproc.GaussianBlur(scaled, coarse, new Size(0, 0), COARSE_SIGMA);
            Core.subtract(fine, coarse, fine);
            float[] responses = new float[(int) fine.total()];
            fine.get(0, 0, responses);
            return responses;
        } finally {
            OpenCv.release(scaled);
            OpenCv.release(fine);
            OpenCv.release(coarse);
        }
    }

    /** Returns the response at a point of the picture; nothing responds outside it. */
    float at(double x, double y) {
        int column = (int) Math.floor((x + 0.5) / xFactor);
        int row = (int) Math.floor((y + 0.5) / yFactor);
        return column < 0 || row < 0 || column >= cols || row >= rows ? 0 : responses[row * cols + column];
    }

    /** Returns the points that respond most among their neighbours, and at least so much, from top to bottom. */
    List<PipSpot> localExtrema(double minResponse, double radiusPx, int plane) {
        List<PipSpot> spots = new ArrayList<>();
        for (int y = 1; y < rows - 1; y++) {
            for (int x = 1; x < cols - 1; x++) {
                int i = y * cols + x;
                if (Math.abs(responses[i]) > minResponse && isLocalExtremum(i)) {
                    double inX = (x + 0.5) * xFactor - 0.5;
                    double inY = (y + 0.5) * yFactor - 0.5;
                    spots.add(new PipSpot(inX, inY, radiusPx, responses[i], plane));
                }
            }
        }
        return spots;
    }

    /** Asked of the few points that respond at all. Comparing with a dilated map would look at every point's neighbours, and twice. */
    private boolean isLocalExtremum(int i) {
        float sign = Math.signum(responses[i]);
        float here = sign * responses[i];
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                float there = sign * responses[i + dy * cols + dx];
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
