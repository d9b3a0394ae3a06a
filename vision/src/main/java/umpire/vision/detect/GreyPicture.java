package umpire.vision.detect;

import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * A grey picture copied out of native memory, to be read between its pixels. Single points are interpolated here and not by
 * OpenCV's {@code remap}: a call into native code takes longer than the few multiplications.
 */
final class GreyPicture {
    /** Just more than one: the pixel to the right and the one below are read too. */
    private static final double INSIDE_PX = 1.001;

    private final byte[] levels;
    private final int widthPx;
    private final int heightPx;

    GreyPicture(Mat grey) {
        this.widthPx = grey.cols();
        this.heightPx = grey.rows();
        this.levels = new byte[widthPx * heightPx];
        grey.get(0, 0, levels);
    }

    /** Returns the level at a point, interpolated; beyond the edge the nearest pixel counts. */
    double at(double x, double y) {
        double inX = within(x, widthPx - INSIDE_PX);
        double inY = within(y, heightPx - INSIDE_PX);
        int column = (int) inX;
        int row = (int) inY;
        double right = inX - column;
        double down = inY - row;
        int i = row * widthPx + column;
        double top = between(level(i), level(i + 1), right);
        double bottom = between(level(i + widthPx), level(i + widthPx + 1), right);
        return top + (bottom - top) * down;
    }

    /** Most points lie within, and asking first takes less time than {@code Math.clamp}, which minds zeros with a sign. */
    private static double within(double value, double most) {
        return value >= 0 && value <= most ? value : Math.clamp(value, 0, most);
    }

    private static double between(int first, int second, double share) {
        return first + (second - first) * share;
    }

    /** Copies it into native memory, which the caller releases. */
    Mat mat() {
        Mat mat = new Mat(heightPx, widthPx, CvType.CV_8U);
        mat.put(0, 0, levels);
        return mat;
    }

    private int level(int index) {
        return levels[index] & 0xFF;
    }
}
