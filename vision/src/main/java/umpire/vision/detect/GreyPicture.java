package umpire.vision.detect;

import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * A grey picture copied out of native memory, which can be sampled between its pixels. Points are interpolated here and not by OpenCV's
 * {@code remap}, since a native call takes longer than the few multiplications.
 */
public final class GreyPicture {
    /**
     * A point must be this far from the right and lower edge: just above one pixel, since interpolation reads the pixels to the right and
     * below.
     */
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

    /** Returns the interpolated level at a point; points beyond the edge take the nearest pixel. */
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
     * @param levels filled from the line's start on, one for each step
     * @param stepX pixels to the right for each step
     * @param stepY pixels down for each step
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

    /** Most points lie inside. Testing that first is faster than {@code Math.clamp}, which handles signed zeros. */
    static double within(double value, double most) {
        return value >= 0 && value <= most ? value : Math.clamp(value, 0, most);
    }

    static double between(int first, int second, double share) {
        return first + (second - first) * share;
    }

    /** Returns a copy in native memory, which the caller releases. */
    public Mat mat() {
        Mat mat = new Mat(heightPx, widthPx, CvType.CV_8U);
        mat.put(0, 0, levels);
        return mat;
    }

    private int level(int index) {
        return levels[index] & 0xFF;
    }
}
