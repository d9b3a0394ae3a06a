package umpire.vision.detect.numerals;

/**
 * A part of a picture in one tone: that in which a die's colours differ most, so that red on green is as good as black on white. Which of two
 * colours is the higher tone is left to chance.
 */
public final class DieShade {
    private static final int ROUNDS = 12;

    /** Where the turning begins: along no axis and no diagonal, so that none is missed. Chosen. */
    private static final double[] BEGINNING = {1, 1.1, 0.9};

    /** What is beyond the last pixel but one has no pixel after it. Arithmetic. */
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

    /**
     * Returns the tone of what lies round a point.
     *
     * @param radiusPx of the circle whose colours count
     * @param reachPx how far the part reaches
     */
    static DieShade around(PlainPicture picture, double xPx, double yPx, double radiusPx, int reachPx) {
        double[] tone = tone(picture, (int) Math.round(xPx), (int) Math.round(yPx), (int) Math.ceil(radiusPx));
        int left = (int) Math.round(xPx) - reachPx;
        int top = (int) Math.round(yPx) - reachPx;
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

    /** The longest axis of the cloud of colours, found by turning towards it again and again. */
    private static double[] tone(PlainPicture picture, int x, int y, int radius) {
        double[] mean = new double[3];
        double[][] spread = new double[3][3];
        int count = 0;
        for (int dy = -radius; dy <= radius; dy++) {
            for (int dx = -radius; dx <= radius; dx++) {
                if (dx * dx + dy * dy <= radius * radius) {
                    for (int a = 0; a < 3; a++) {
                        mean[a] += picture.level(x + dx, y + dy, a);
                        for (int b = 0; b < 3; b++) {
                            spread[a][b] +=
                                    (double) picture.level(x + dx, y + dy, a) * picture.level(x + dx, y + dy, b);
                        }
                    }
                    count++;
                }
            }
        }
        double[] axis = BEGINNING.clone();
        for (int round = 0; round < ROUNDS; round++) {
            double[] next = new double[3];
            for (int a = 0; a < 3; a++) {
                for (int b = 0; b < 3; b++) {
                    next[a] += (spread[a][b] / count - mean[a] * mean[b] / count / count) * axis[b];
                }
            }
            double length = Math.sqrt(next[0] * next[0] + next[1] * next[1] + next[2] * next[2]);
            for (int a = 0; a < 3; a++) {
                axis[a] = length > 0 ? next[a] / length : axis[a];
            }
        }
        return axis;
    }

    /**
     * Writes the tones along a line, from pixel to pixel of it.
     *
     * @param stepX from one to the next
     * @param stepY the same, down
     * @param count how many
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

    /** Returns the tone between four pixels. */
    double at(double xPx, double yPx) {
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
