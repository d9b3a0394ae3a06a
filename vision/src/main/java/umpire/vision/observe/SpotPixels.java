package umpire.vision.observe;

import java.util.List;
import org.opencv.core.Mat;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.rectify.CameraView;

/**
 * The colours at points above the table.
 *
 * @param bgr the whole picture
 * @param heightMm of all points above the table
 */
record SpotPixels(Mat bgr, CameraView view, double heightMm) {
    private static final int BYTE = 0xFF;

    /** A point beyond the picture's edge has no colour that anything else has. */
    private static final double OUTSIDE = -1000;

    /** Returns the colours of the pixels nearest to points of the table's frame: blue, green, red. */
    List<double[]> colours(List<Point> points) {
        byte[] bytes = new byte[3];
        return points.stream()
                .map(at -> colour(view.pixelFromTable(at.xMm(), at.yMm(), heightMm), bytes))
                .toList();
    }

    private double[] colour(Pixel pixel, byte... bytes) {
        int x = (int) Math.round(pixel.x());
        int y = (int) Math.round(pixel.y());
        if (x < 0 || y < 0 || x >= bgr.cols() || y >= bgr.rows()) {
            return new double[] {OUTSIDE, OUTSIDE, OUTSIDE};
        }
        bgr.get(y, x, bytes);
        return new double[] {bytes[0] & BYTE, bytes[1] & BYTE, bytes[2] & BYTE};
    }
}
