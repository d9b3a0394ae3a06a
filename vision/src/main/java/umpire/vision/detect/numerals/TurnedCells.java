package umpire.vision.detect.numerals;

/** Gradients of a square rotated upright, summed in cells. Each gradient is shared among the four cells around its pixel. */
final class TurnedCells {
    /** The widest square, in cells. */
    private static final int MOST = 12;

    /** For each pixel along an axis: the last cell whose centre lies before it, and its distance from that centre in cells. */
    private static final int[] NEAR = new int[MOST * GradientCells.CELL_PX];

    private static final float[] BEYOND = new float[MOST * GradientCells.CELL_PX];

    static {
        for (int i = 0; i < NEAR.length; i++) {
            double at = (i + 0.5) / GradientCells.CELL_PX - 0.5;
            NEAR[i] = (int) Math.floor(at);
            BEYOND[i] = (float) (at - NEAR[i]);
        }
    }

    /** The sums of the cells, with a margin of one cell on all sides for the shares that fall outside the square. */
    private final float[] sums;

    private final int side;
    private final int stride;

    /**
     * Makes empty cells.
     *
     * @param side the width of the square in cells, up to twelve
     */
    TurnedCells(int side) {
        this.side = side;
        this.stride = (side + 2) * GradientCells.BINS;
        this.sums = new float[(side + 2) * stride];
    }

    /**
     * Adds a gradient.
     *
     * @param x column of its pixel in the square
     * @param y row of its pixel
     */
    void add(int x, int y, double dx, double dy, double steep) {
        double bin = GradientCells.bin(dx, dy);
        int low = (int) bin;
        int step = low + 1 == GradientCells.BINS ? -low : 1;
        float lower = (float) (steep * (1 - bin + low));
        float upper = (float) (steep * (bin - low));
        int at = (NEAR[y] + 1) * stride + (NEAR[x] + 1) * GradientCells.BINS + low;
        float right = BEYOND[x];
        float down = BEYOND[y];
        share(at, step, (1 - down) * (1 - right), lower, upper);
        share(at + GradientCells.BINS, step, (1 - down) * right, lower, upper);
        share(at + stride, step, down * (1 - right), lower, upper);
        share(at + stride + GradientCells.BINS, step, down * right, lower, upper);
    }

    private void share(int at, int step, float share, float lower, float upper) {
        sums[at] += share * lower;
        sums[at + step] += share * upper;
    }

    /** Writes the cells of the square, row by row. */
    void copy(float[] into, int from) {
        int row = side * GradientCells.BINS;
        for (int y = 0; y < side; y++) {
            System.arraycopy(sums, (y + 1) * stride + GradientCells.BINS, into, from + y * row, row);
        }
    }
}
