package umpire.vision.observe.dice;

import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;

/**
 * The colours at points above the table.
 *
 * @param bgr the whole picture
 * @param heightMm the height of all points above the table
 */
record SpotPixels(Mat bgr, CameraView view, double heightMm) {
    private static final int BYTE = 0xFF;

    /** The colour of a point outside the picture. It matches no other colour. */
    private static final double OUTSIDE = -1000;

    /** Returns the colours of the pixels nearest to points of the table's frame: blue, green, red. */
    List<double[]> colours(List<Point> points) {
        List<Pixel> pixels = points.stream()
                .map(at -> view.pixelFromTable(at.xMm(), at.yMm(), heightMm))
                .toList();
        Rect part = part(pixels);
        byte[] levels = levels(part);
        return pixels.stream().map(pixel -> colour(pixel, part, levels)).toList();
    }

    /** Returns the part of the picture around some pixels; empty if all are outside it. */
    private Rect part(List<Pixel> pixels) {
        int left = bgr.cols();
        int top = bgr.rows();
        int right = 0;
        int bottom = 0;
        for (Pixel pixel : pixels) {
            left = Math.min(left, column(pixel));
            top = Math.min(top, row(pixel));
            right = Math.max(right, column(pixel) + 1);
            bottom = Math.max(bottom, row(pixel) + 1);
        }
        left = Math.max(0, left);
        top = Math.max(0, top);
        return new Rect(
                left,
                top,
                Math.max(0, Math.min(right, bgr.cols()) - left),
                Math.max(0, Math.min(bottom, bgr.rows()) - top));
    }

    /** Copies all pixels in one call, since a native call takes longer than the rest. */
    private byte[] levels(Rect part) {
        byte[] levels = new byte[3 * part.width * part.height];
        if (levels.length > 0) {
            try (MatScope scope = new MatScope()) {
                scope.keep(bgr.submat(part)).get(0, 0, levels);
            }
        }
        return levels;
    }

    private static double[] colour(Pixel pixel, Rect part, byte... levels) {
        int x = column(pixel) - part.x;
        int y = row(pixel) - part.y;
        if (x < 0 || y < 0 || x >= part.width || y >= part.height) {
            return new double[] {OUTSIDE, OUTSIDE, OUTSIDE};
        }
        int i = 3 * (y * part.width + x);
        return new double[] {levels[i] & BYTE, levels[i + 1] & BYTE, levels[i + 2] & BYTE};
    }

    private static int column(Pixel pixel) {
        return (int) Math.round(pixel.x());
    }

    private static int row(Pixel pixel) {
        return (int) Math.round(pixel.y());
    }
}
