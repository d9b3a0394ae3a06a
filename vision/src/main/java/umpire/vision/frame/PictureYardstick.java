package umpire.vision.frame;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A benchmark for recognition: it blurs and binarises a fixed picture. The work resembles recognition and uses the same library on one
 * thread. It stays the same when recognition changes, so times of different versions can be compared.
 */
public final class PictureYardstick implements AutoCloseable {
    private static final Size SIZE = new Size(800, 600);
    private static final int RINGS = 40;
    private static final int RING_PX = 10;
    private static final int AROUND_PX = 31;

    private final Mat picture;

    /** Draws the picture: concentric rings. */
    public PictureYardstick() {
        OpenCv.load();
        picture = Mat.zeros(SIZE, CvType.CV_8U);
        Point middle = new Point(SIZE.width / 2, SIZE.height / 2);
        for (int ring = 1; ring <= RINGS; ring++) {
            Imgproc.circle(picture, middle, ring * RING_PX, Scalar.all(ring * 6.0), 4);
        }
    }

    /** Does the work once and returns the number of light pixels, which is always the same. */
    public int measured() {
        try (MatScope scope = new MatScope()) {
            Mat blurred = scope.mat();
            Mat light = scope.mat();
            Imgproc.GaussianBlur(picture, blurred, new Size(0, 0), 2);
            Imgproc.adaptiveThreshold(
                    blurred, light, 255, Imgproc.ADAPTIVE_THRESH_MEAN_C, Imgproc.THRESH_BINARY, AROUND_PX, 2);
            return Core.countNonZero(light);
        }
    }

    @Override
    public void close() {
        OpenCv.release(picture);
    }
}
