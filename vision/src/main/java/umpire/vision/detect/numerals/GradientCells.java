package umpire.vision.detect.numerals;

import java.util.Arrays;

/**
 * Histograms of oriented gradients in square cells, without the sign of the gradient: light on dark equals dark on light. Each pixel uses
 * the colour channel with the strongest gradient.
 */
public final class GradientCells {
    /** The number of directions in half a turn. */
    static final int BINS = 9;

    /** The width of a cell in pixels. */
    static final int CELL_PX = 4;

    /** The coefficients of a polynomial for the arc tangent of a slope from 0 to 1, in half turns. Arithmetic. */
    private static final double QUARTER = 0.25;

    private static final double BEND = 0.0779;
    private static final double BEND_MORE = 0.0211;

    /** The typical value of a cell, subtracted so that the inputs of a net are centred on zero. Chosen; the nets were trained with it. */
    private static final double USUAL = 0.6;

    private final int rows;
    private final int columns;
    private final float[] sums;

    /** For each cell the sum of all its directions. */
    private final float[] whole;

    private final double usual;

    private GradientCells(int rows, int columns, float... sums) {
        this.rows = rows;
        this.columns = columns;
        this.sums = sums;
        this.whole = new float[rows * columns];
        for (int i = 0; i < whole.length; i++) {
            for (int bin = 0; bin < BINS; bin++) {
                whole[i] += sums[i * BINS + bin];
            }
        }
        float[] sorted = whole.clone();
        Arrays.sort(sorted);
        this.usual = sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    public static GradientCells of(PlainPicture picture) {
        int width = picture.width();
        int columns = width / CELL_PX;
        int rows = picture.height() / CELL_PX;
        float[] sums = new float[rows * columns * BINS];
        for (int y = 1; y < Math.min(picture.height() - 1, rows * CELL_PX); y++) {
            for (int x = 1; x < Math.min(width - 1, columns * CELL_PX); x++) {
                vote(picture.bgr(), width, x, y, sums, ((y / CELL_PX) * columns + x / CELL_PX) * BINS);
            }
        }
        return new GradientCells(rows, columns, sums);
    }

    private static void vote(byte[] bgr, int width, int x, int y, float[] sums, int cell) {
        int right = 0;
        int down = 0;
        int most = 0;
        int at = (y * width + x) * 3;
        for (int channel = 0; channel < 3; channel++) {
            int dx = (bgr[at + 3 + channel] & 0xFF) - (bgr[at - 3 + channel] & 0xFF);
            int dy = (bgr[at + 3 * width + channel] & 0xFF) - (bgr[at - 3 * width + channel] & 0xFF);
            int steep = dx * dx + dy * dy;
            if (steep > most) {
                most = steep;
                right = dx;
                down = dy;
            }
        }
        if (most > 0) {
            add(right, down, Math.sqrt(most), 1, sums, cell);
        }
    }

    /** Shares a gradient between the two directions nearest to its own. */
    static void add(double right, double down, double steep, double share, float[] sums, int cell) {
        double bin = bin(right, down);
        int low = (int) bin;
        double high = bin - low;
        sums[cell + low % BINS] += (float) (steep * share * (1 - high));
        sums[cell + (low + 1) % BINS] += (float) (steep * share * high);
    }

    /** Returns a direction as a bin number, from 0 to below {@link #BINS}, accurate to a thousandth of a half turn. */
    static double bin(double right, double down) {
        double wide = Math.abs(right);
        double high = Math.abs(down);
        if (wide == 0 && high == 0) {
            return 0;
        }
        double slope = wide > high ? high / wide : wide / high;
        double eighth = slope * (QUARTER + (1 - slope) * (BEND + BEND_MORE * slope));
        double turn = wide > high ? eighth : 0.5 - eighth;
        double bin = (right < 0 == down < 0 ? turn : 1 - turn) * BINS;
        return bin >= BINS ? bin - BINS : bin;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** Returns the mean gradient of the cells in a square. */
    double changing(int row, int column, int side) {
        double all = 0;
        for (int r = row; r < row + side; r++) {
            for (int i = r * columns + column; i < r * columns + column + side; i++) {
                all += whole[i];
            }
        }
        return all / (side * side);
    }

    /** Returns the median gradient of all cells. */
    public double usual() {
        return usual;
    }

    /**
     * Copies a square of cells, normalised so that the strength of the light does not matter.
     *
     * @param row of its upper left cell
     * @param column of that cell
     * @param side the width of the square in cells
     * @param floor the usual gradient of a cell, as {@link #usual} returns it; weaker cells stay weak when normalised
     */
    public void copy(int row, int column, int side, double floor, float[] into, int from) {
        for (int r = 0; r < side; r++) {
            int at = ((row + r) * columns + column) * BINS;
            System.arraycopy(sums, at, into, from + r * side * BINS, side * BINS);
        }
        normalise(into, from, side, floor);
    }

    /** Divides each cell by the gradients of its neighbourhood and of the whole square. */
    static void normalise(float[] cells, int from, int side, double floor) {
        double[] energy = new double[side * side];
        double whole = 0;
        for (int i = 0; i < energy.length; i++) {
            for (int bin = 0; bin < BINS; bin++) {
                energy[i] += cells[from + i * BINS + bin];
            }
            whole += energy[i] / energy.length;
        }
        for (int i = 0; i < energy.length; i++) {
            double by = 0.5 * around(energy, side, i / side, i % side) + 0.5 * whole + floor + 1;
            double times = 2 / Math.sqrt(by);
            for (int k = from + i * BINS; k < from + (i + 1) * BINS; k++) {
                cells[k] = (float) (times * Math.sqrt(cells[k]) - USUAL);
            }
        }
    }

    /** Returns the mean of a cell and its neighbours in the square. */
    private static double around(double[] energy, int side, int row, int column) {
        int top = Math.max(0, row - 1);
        int bottom = Math.min(side - 1, row + 1);
        int left = Math.max(0, column - 1);
        int right = Math.min(side - 1, column + 1);
        double around = 0;
        for (int r = top; r <= bottom; r++) {
            for (int c = left; c <= right; c++) {
                around += energy[r * side + c];
            }
        }
        return around / ((bottom - top + 1) * (right - left + 1));
    }
}
