package umpire.vision.detect.numerals;

/** A square of a die's upper face as input of the net: upright, with its gradients in cells. */
final class KitePatch {

    /** Its width in longer edges: the kite and a margin. */
    static final double SPAN = 1.1;

    private static final int SIDE = 8;
    /** The number of its features: its cells, and the direction of view. */
    static final int NUMBERS = SIDE * SIDE * GradientCells.BINS + 2;

    /** Gives the direction of view the weight of a cell. */
    static final float SIGHT_WEIGHT = 3;

    private static final int SIDE_PX = SIDE * GradientCells.CELL_PX;

    private KitePatch() {}

    /**
     * Writes the features around a point.
     *
     * @param axes axes of the numeral: an edge to its right and one to its head
     * @param floor the usual gradient of a cell, see {@link GradientCells#copy}
     */
    static void describe(DieShade shade, double xPx, double yPx, PlaneAxes axes, double floor, float[] into, int from) {
        double[] levels = levels(shade, xPx, yPx, axes);
        TurnedCells cells = new TurnedCells(SIDE);
        int wide = SIDE_PX + 2;
        for (int y = 0; y < SIDE_PX; y++) {
            for (int x = 0; x < SIDE_PX; x++) {
                int at = (y + 1) * wide + x + 1;
                double dx = levels[at + 1] - levels[at - 1];
                double dy = levels[at + wide] - levels[at - wide];
                double steep = Math.sqrt(dx * dx + dy * dy);
                if (steep > 0) {
                    cells.add(x, y, dx, dy, steep);
                }
            }
        }
        cells.copy(into, from);
        GradientCells.normalise(into, from, SIDE, floor);
        into[from + NUMBERS - 2] = SIGHT_WEIGHT * (float) axes.aboveToRight();
        into[from + NUMBERS - 1] = SIGHT_WEIGHT * (float) axes.aboveToUp();
    }

    private static double[] levels(DieShade shade, double xPx, double yPx, PlaneAxes axes) {
        int wide = SIDE_PX + 2;
        double[] levels = new double[wide * wide];
        double step = SPAN / SIDE_PX;
        double middle = (wide - 1) / 2.0;
        for (int y = 0; y < wide; y++) {
            double up = (middle - y) * step;
            double left = -middle * step;
            shade.row(
                    xPx + left * axes.rightX() + up * axes.upX(),
                    yPx + left * axes.rightY() + up * axes.upY(),
                    step * axes.rightX(),
                    step * axes.rightY(),
                    levels,
                    y * wide,
                    wide);
        }
        return levels;
    }
}
