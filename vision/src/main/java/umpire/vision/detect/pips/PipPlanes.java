package umpire.vision.detect.pips;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.ColourPicture;
import umpire.vision.detect.GreyPicture;
import umpire.vision.frame.MatScope;

/**
 * A picture prepared for sampling between pixels. Plane 0 is brightness, and planes 1 to 3 are blue, green and red. Plane 4 is the weakest
 * colour: at each pixel the lowest of the three levels. In it, red or blue pips on white have contrast. The original picture must outlive
 * this object.
 */
public final class PipPlanes {
    /** The indices of the planes; green and red follow blue. */
    public static final int BRIGHTNESS = 0;

    public static final int BLUE = 1;
    public static final int WEAKEST = 4;

    private final int width;
    private final int height;
    private final GreyPicture brightness;
    private final ColourPicture colours;
    private final Optional<GreyPicture> weakest;

    private PipPlanes(Mat bgr, GreyPicture brightness, Optional<GreyPicture> weakest) {
        this.width = bgr.cols();
        this.height = bgr.rows();
        this.brightness = brightness;
        this.colours = new ColourPicture(bgr);
        this.weakest = weakest;
    }

    /** Prepares a picture without the plane of the weakest colour. */
    public static PipPlanes of(Mat bgr) {
        return new PipPlanes(bgr, brightness(bgr), Optional.empty());
    }

    /** Prepares a picture with its grey version. */
    public static PipPlanes of(Mat bgr, Mat grey) {
        return new PipPlanes(bgr, new GreyPicture(grey), Optional.empty());
    }

    /** Prepares a picture with all five planes. */
    public static PipPlanes withWeakest(Mat bgr) {
        return new PipPlanes(bgr, brightness(bgr), Optional.of(weakest(bgr)));
    }

    private static GreyPicture brightness(Mat bgr) {
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.mat();
            Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
            return new GreyPicture(grey);
        }
    }

    private static GreyPicture weakest(Mat bgr) {
        try (MatScope scope = new MatScope()) {
            List<Mat> planes = scope.list();
            Core.split(bgr, planes);
            Mat least = planes.getFirst();
            Core.min(least, planes.get(1), least);
            Core.min(least, planes.get(2), least);
            return new GreyPicture(least);
        }
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Returns the plane of brightness or of the weakest colour. */
    GreyPicture plane(int plane) {
        return plane == BRIGHTNESS ? brightness : weakest.orElseThrow();
    }

    public boolean holds(double x, double y, double marginPx) {
        return x >= marginPx && y >= marginPx && x <= width - 1 - marginPx && y <= height - 1 - marginPx;
    }

    /** Returns the interpolated level at a point; outside the picture the nearest pixel counts. */
    public double at(int plane, double x, double y) {
        return plane >= BLUE && plane < WEAKEST
                ? colours.at(plane - BLUE, x, y)
                : plane(plane).at(x, y);
    }

    /** Returns the interpolated colour at a point: blue, green, red. */
    public double[] colour(double x, double y) {
        return new double[] {at(BLUE, x, y), at(BLUE + 1, x, y), at(BLUE + 2, x, y)};
    }

    /** Returns the largest difference of the three channels between the colour at a point and another colour. */
    public double colourDistance(double x, double y, double[] bgr) {
        return colours.distance(x, y, bgr);
    }
}
