package umpire.vision.detect.numerals;

/**
 * A part of a picture with one number for each pixel, the tone: the weighted sum of blue, green and red in which a die's colours differ
 * most. So red on green is as readable as black on white. The sign of the tone is arbitrary.
 */
public final class DieShade {
    /** A point must be this far before the last pixel, which has no pixel after it to interpolate with. Arithmetic. */
    private static final double BEFORE_LAST = 1.001;

    private final int left;
    private final int top;
    private final int side;
    private final float[] levels;

    private DieShade(int left, int top, int side, float... levels) {
        this.left = left;
        this.top = top;
        this.side = side;
        this.levels = levels;
    }

    /** Makes a square from stored levels. Points beyond it take the level of the nearest border pixel. */
    public static DieShade kept(int side, float... levels) {
        return new DieShade(0, 0, side, levels);
    }

    /**
     * Returns the tones around a point.
     *
     * @param radiusPx radius of the circle whose colours determine the tone
     * @param reachPx the number of pixels to each side of the point
     */
    static DieShade around(PlainPicture picture, double xPx, double yPx, double radiusPx, int reachPx) {
        int x = (int) Math.round(xPx);
        int y = (int) Math.round(yPx);
        return in(ColourAxis.of(picture, x, y, (int) Math.ceil(radiusPx)), picture, x, y, reachPx);
    }

    /**
     * Returns the tones around a pixel, as a weighted sum of the channels.
     *
     * @param tone the weight of each channel
     * @param reachPx the number of pixels to each side
     */
    public static DieShade in(double[] tone, PlainPicture picture, int xPx, int yPx, int reachPx) {
        int left = xPx - reachPx;
        int top = yPx - reachPx;
        int side = 2 * reachPx + 1;
        float[] levels = new float[side * side];
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double level = 0;
                for (int channel = 0; channel < 3; channel++) {
                    level += tone[channel] * picture.level(left + x, top + y, channel);
                }
                levels[y * side + x] = (float) level;
            }
        }
        return new DieShade(left, top, side, levels);
    }

    /**
     * Writes the tones along a line.
     *
     * @param stepX pixels to the right from one sample to the next
     * @param stepY pixels down from one sample to the next
     * @param count the number of samples
     */
    void row(double xPx, double yPx, double stepX, double stepY, double[] into, int from, int count) {
        boolean inside = holds(xPx, yPx) && holds(xPx + (count - 1) * stepX, yPx + (count - 1) * stepY);
        double column = xPx - left;
        double row = yPx - top;
        for (int n = 0; n < count; n++) {
            into[from + n] =
                    inside ? between(column + n * stepX, row + n * stepY) : at(xPx + n * stepX, yPx + n * stepY);
        }
    }

    private boolean holds(double xPx, double yPx) {
        return xPx >= left && yPx >= top && xPx <= left + side - BEFORE_LAST && yPx <= top + side - BEFORE_LAST;
    }

    /** Returns the interpolated tone at a point. */
    public double at(double xPx, double yPx) {
        double column = Math.clamp(xPx - left, 0, side - BEFORE_LAST);
        double row = Math.clamp(yPx - top, 0, side - BEFORE_LAST);
        return between(column, row);
    }

    private double between(double column, double row) {
        int x = (int) column;
        int y = (int) row;
        double right = column - x;
        double down = row - y;
        int i = y * side + x;
        return (1 - down) * ((1 - right) * levels[i] + right * levels[i + 1])
                + down * ((1 - right) * levels[i + side] + right * levels[i + side + 1]);
    }
}
