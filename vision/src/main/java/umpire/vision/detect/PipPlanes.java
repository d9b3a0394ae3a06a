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
    /** The numbers of the planes; green and red follow blue. */
    static final int BRIGHTNESS = 0;

    static final int WEAKEST = 1;
    static final int BLUE = 2;

    private final int width;
    private final int height;
    private final GreyPicture[] planes;

    private PipPlanes(int width, int height, GreyPicture... planes) {
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
            return new PipPlanes(
                    bgr.cols(),
                    bgr.rows(),
                    new GreyPicture(grey),
                    new GreyPicture(weakest),
                    new GreyPicture(channels.get(0)),
                    new GreyPicture(channels.get(1)),
                    new GreyPicture(channels.get(2)));
        } finally {
            OpenCv.release(grey);
            OpenCv.release(weakest);
            channels.forEach(OpenCv::release);
        }
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Copies one plane into a picture of its own, which the caller releases. */
    Mat mat(int plane) {
        return planes[plane].mat();
    }

    boolean holds(double x, double y, double marginPx) {
        return x >= marginPx && y >= marginPx && x <= width - 1 - marginPx && y <= height - 1 - marginPx;
    }

    /** Returns the level at a point between pixels; outside the picture the nearest pixel counts. */
    double at(int plane, double x, double y) {
        return planes[plane].at(x, y);
    }

    /** Returns the colour at a point between pixels: blue, green, red. */
    double[] colour(double x, double y) {
        return new double[] {at(BLUE, x, y), at(BLUE + 1, x, y), at(BLUE + 2, x, y)};
    }

    /** Returns how far the colour at a point is from another colour: the largest difference of the three. */
    double colourDistance(double x, double y, double[] bgr) {
        double most = 0;
        for (int c = 0; c < 3; c++) {
            most = Math.max(most, Math.abs(at(BLUE + c, x, y) - bgr[c]));
        }
        return most;
    }
}
