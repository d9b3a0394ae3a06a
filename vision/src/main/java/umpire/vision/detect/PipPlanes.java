package umpire.vision.detect;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/**
 * A picture laid out for sampling between pixels. Plane 0 is brightness; plane 1 is the weakest colour, in which red or
 * blue pips on white stand out; planes 2 to 4 are blue, green and red.
 */
final class PipPlanes {
    static final int BRIGHTNESS = 0;
    static final int WEAKEST = 1;

    private final int width;
    private final int height;
    private final byte[][] planes;

    private PipPlanes(int width, int height, byte[][] planes) {
        this.width = width;
        this.height = height;
        this.planes = planes;
    }

    static PipPlanes of(Mat bgr) {
        List<Mat> channels = new ArrayList<>();
        Mat grey = new Mat();
        Mat weakest = new Mat();
        try {
            Core.split(bgr, channels);
            Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
            Core.min(channels.get(0), channels.get(1), weakest);
            Core.min(weakest, channels.get(2), weakest);
            byte[][] planes = {
                bytes(grey), bytes(weakest), bytes(channels.get(0)), bytes(channels.get(1)), bytes(channels.get(2))
            };
            return new PipPlanes(bgr.cols(), bgr.rows(), planes);
        } finally {
            OpenCv.release(grey);
            OpenCv.release(weakest);
            channels.forEach(OpenCv::release);
        }
    }

    private static byte[] bytes(Mat plane) {
        byte[] bytes = new byte[plane.rows() * plane.cols()];
        plane.get(0, 0, bytes);
        return bytes;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Copies one plane into a picture of its own, which the caller releases. */
    Mat mat(int plane) {
        Mat mat = new Mat(height, width, org.opencv.core.CvType.CV_8U);
        mat.put(0, 0, planes[plane]);
        return mat;
    }

    boolean holds(double x, double y, double marginPx) {
        return x >= marginPx && y >= marginPx && x <= width - 1 - marginPx && y <= height - 1 - marginPx;
    }

    /** Returns the level at a point between pixels; outside the picture the nearest pixel counts. */
    double at(int plane, double x, double y) {
        double cx = Math.clamp(x, 0, width - 1.001);
        double cy = Math.clamp(y, 0, height - 1.001);
        int left = (int) cx;
        int top = (int) cy;
        double fx = cx - left;
        double fy = cy - top;
        byte[] p = planes[plane];
        int i = top * width + left;
        double upper = (p[i] & 255) * (1 - fx) + (p[i + 1] & 255) * fx;
        double lower = (p[i + width] & 255) * (1 - fx) + (p[i + width + 1] & 255) * fx;
        return upper * (1 - fy) + lower * fy;
    }

    /** Returns how far the colour at a point is from another colour: the largest difference of the three. */
    double colourDistance(double x, double y, double[] bgr) {
        double most = 0;
        for (int c = 0; c < 3; c++) {
            most = Math.max(most, Math.abs(at(2 + c, x, y) - bgr[c]));
        }
        return most;
    }
}
