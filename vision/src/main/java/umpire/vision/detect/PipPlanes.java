package umpire.vision.detect;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/**
 * A picture laid out for sampling between pixels. Plane 0 is brightness, planes 1 to 3 are blue, green and red; plane 4 is the
 * weakest colour, in which red or blue pips on white stand out.
 */
final class PipPlanes {
    /** The numbers of the planes; green and red follow blue. */
    static final int BRIGHTNESS = 0;

    static final int BLUE = 1;
    static final int WEAKEST = 4;

    private final int width;
    private final int height;
    private final List<GreyPicture> planes;

    private PipPlanes(List<Mat> planes) {
        this.width = planes.getFirst().cols();
        this.height = planes.getFirst().rows();
        this.planes = planes.stream().map(GreyPicture::new).toList();
    }

    /** Lays out a picture without its weakest colour. */
    static PipPlanes of(Mat bgr) {
        return laidOut(planes(bgr));
    }

    /** Lays out a picture with all five planes. */
    static PipPlanes withWeakest(Mat bgr) {
        List<Mat> planes = planes(bgr);
        Mat weakest = new Mat();
        Core.min(planes.get(BLUE), planes.get(BLUE + 1), weakest);
        Core.min(weakest, planes.get(BLUE + 2), weakest);
        planes.add(weakest);
        return laidOut(planes);
    }

    private static PipPlanes laidOut(List<Mat> planes) {
        try {
            return new PipPlanes(planes);
        } finally {
            planes.forEach(OpenCv::release);
        }
    }

    private static List<Mat> planes(Mat bgr) {
        List<Mat> planes = new ArrayList<>();
        Core.split(bgr, planes);
        Mat grey = new Mat();
        Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
        planes.addFirst(grey);
        return planes;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Copies one plane into a picture of its own, which the caller releases. */
    Mat mat(int plane) {
        return planes.get(plane).mat();
    }

    boolean holds(double x, double y, double marginPx) {
        return x >= marginPx && y >= marginPx && x <= width - 1 - marginPx && y <= height - 1 - marginPx;
    }

    /** Returns the level at a point between pixels; outside the picture the nearest pixel counts. */
    double at(int plane, double x, double y) {
        return planes.get(plane).at(x, y);
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
