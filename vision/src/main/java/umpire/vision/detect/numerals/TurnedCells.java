package umpire.vision.detect.numerals;

/** Gradients of a square that was turned upright, summed up in cells: each counts for the four cells that its pixel lies between. */
final class TurnedCells {
    /** The widest square, in cells. */
    private static final int MOST = 12;

    /** Of each pixel the cell whose middle is before it, and how far beyond that it is. */
    private static final int[] NEAR = new int[MOST * GradientCells.CELL_PX];

    private static final float[] BEYOND = new float[MOST * GradientCells.CELL_PX];

    static {
        for (int i = 0; i < NEAR.length; i++) {
            double at = (i + 0.5) / GradientCells.CELL_PX - 0.5;
            NEAR[i] = (int) Math.floor(at);
            BEYOND[i] = (float) (at - NEAR[i]);
        }
    }

    private TurnedCells() {}

    /**
     * Adds a gradient.
     *
     * @param side how many cells the square is wide, up to twelve
     * @param x of its pixel in the square
     * @param y the same, down
     */
    static void spread(int side, int x, int y, double dx, double dy, double steep, float[] into, int from) {
        double bin = GradientCells.bin(dx, dy);
        int low = (int) bin;
        int high = low + 1 == GradientCells.BINS ? 0 : low + 1;
        float lower = (float) (steep * (1 - bin + low));
        float upper = (float) (steep * (bin - low));
        int left = NEAR[x];
        int top = NEAR[y];
        for (int r = Math.max(0, top); r <= Math.min(side - 1, top + 1); r++) {
            float shareY = r == top ? 1 - BEYOND[y] : BEYOND[y];
            for (int c = Math.max(0, left); c <= Math.min(side - 1, left + 1); c++) {
                float share = shareY * (c == left ? 1 - BEYOND[x] : BEYOND[x]);
                int cell = from + (r * side + c) * GradientCells.BINS;
                into[cell + low] += share * lower;
                into[cell + high] += share * upper;
            }
        }
    }
}
