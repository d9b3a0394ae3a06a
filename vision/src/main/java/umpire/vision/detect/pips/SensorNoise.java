package umpire.vision.detect.pips;

import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Histogram;

/** Measures and reduces the sensor's noise in a picture. */
public final class SensorNoise {
    /**
     * Every fifth pixel of every fifth row is sampled. That gives over a hundred thousand samples in a large picture, and their windows of
     * three by three pixels do not overlap.
     */
    private static final int STRIDE_PX = 5;

    /** The number of levels counted. The mask returns up to sixteen times 255 levels, and half of that is far above any median. */
    private static final int LEVELS = 2048;
    // A median of absolute values is this share of their standard deviation; the mask below has a gain of six.
    private static final double MEDIAN_SHARE = 0.6745;
    private static final double GAIN = 6;
    private static final double STRONG = 2.8;
    private static final double SMOOTHING_PX = 0.9;

    private SensorNoise() {}

    public static boolean isStrong(Mat bgr) {
        return sigma(bgr) > STRONG;
    }

    /** Writes a smoothed copy of the first picture into the second, and returns the second. */
    public static Mat smoothed(Mat bgr, Mat quiet) {
        Imgproc.GaussianBlur(bgr, quiet, new Size(0, 0), SMOOTHING_PX);
        return quiet;
    }

    /**
     * Estimates the standard deviation of the noise in the green channel by a mask that ignores planes and edges. A sample of the pixels
     * suffices, whereas a filter of OpenCV would compute all of them.
     */
    static double sigma(Mat bgr) {
        int width = bgr.cols();
        byte[] above = new byte[3 * width];
        byte[] here = new byte[3 * width];
        byte[] below = new byte[3 * width];
        int[] histogram = new int[LEVELS];
        int count = 0;
        for (int y = 1; y < bgr.rows() - 1; y += STRIDE_PX) {
            bgr.get(y - 1, 0, above);
            bgr.get(y, 0, here);
            bgr.get(y + 1, 0, below);
            for (int x = 1; x < width - 1; x += STRIDE_PX) {
                int odd = curve(above, x) - 2 * curve(here, x) + curve(below, x);
                histogram[Math.min(LEVELS - 1, Math.abs(odd))]++;
                count++;
            }
        }
        return Histogram.level(histogram, count / 2.0) / (MEDIAN_SHARE * GAIN);
    }

    private static int curve(byte[] row, int x) {
        return (row[3 * x - 2] & 255) - 2 * (row[3 * x + 1] & 255) + (row[3 * x + 4] & 255);
    }
}
