package umpire.vision.detect;

import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * A grey picture copied out of native memory, to be read between its pixels. Single points are interpolated here and not by
 * OpenCV's {@code remap}: a call into native code takes longer than the few multiplications.
 */
public final class GreyPicture {
    /** Just more than one: the pixel to the right and the one below are read too. */
    static final double INSIDE_PX = 1.001;

    private final byte[] levels;
    private final int widthPx;
    private final int heightPx;

    public GreyPicture(Mat grey) {
        this.widthPx = grey.cols();
        this.heightPx = grey.rows();
        this.levels = new byte[widthPx * heightPx];
        grey.get(0, 0, levels);
    }

    /** Returns the level at a point, interpolated; beyond the edge the nearest pixel counts. */
    public double at(double x, double y) {
        return inside(within(x, widthPx - INSIDE_PX), within(y, heightPx - INSIDE_PX));
    }

    private double inside(double x, double y) {
        int column = (int) x;
        int row = (int) y;
        double right = x - column;
        double down = y - row;
        int i = row * widthPx + column;
        double top = between(level(i), level(i + 1), right);
        double bottom = between(level(i + widthPx), level(i + widthPx + 1), right);
        return top + (bottom - top) * down;
    }

    /**
     * Reads levels along a line.
     *
     * @param levels filled: the first at the line's start, each next one a step farther
     * @param stepX how far one step goes; so many pixels to the right
     * @param stepY so many down
     */
    public void along(double x, double y, double stepX, double stepY, double[] levels, int count) {
        double endX = x + (count - 1) * stepX;
        double endY = y + (count - 1) * stepY;
        if (Math.min(x, endX) >= 0
                && Math.max(x, endX) <= widthPx - INSIDE_PX
                && Math.min(y, endY) >= 0
                && Math.max(y, endY) <= heightPx - INSIDE_PX) {
            for (int i = 0; i < count; i++) {
                levels[i] = inside(x + i * stepX, y + i * stepY);
            }
        } else {
            for (int i = 0; i < count; i++) {
                levels[i] = at(x + i * stepX, y + i * stepY);
            }
        }
    }

    /** Most points lie within, and asking first takes less time than {@code Math.clamp}, which minds zeros with a sign. */
    static double within(double value, double most) {
        return value >= 0 && value <= most ? value : Math.clamp(value, 0, most);
    }

    static double between(int first, int second, double share) {
        return first + (second - first) * share;
    }

    /** Copies it into native memory, which the caller releases. */
    public Mat mat() {
        Mat mat = new Mat(heightPx, widthPx, CvType.CV_8U);
        mat.put(0, 0, levels);
        return mat;
    }

    private int level(int index) {
        return levels[index] & 0xFF;
    }
}
