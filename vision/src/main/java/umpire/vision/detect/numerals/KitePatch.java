package umpire.vision.detect.numerals;

/** A square of a die's upper face as the net is given it: turned upright, its gradients summed up in cells. */
final class KitePatch {

    /** How wide it is, in longer edges: the kite and a little round it. */
    static final double SPAN = 1.1;

    private static final int SIDE = 8;
    /** How many numbers describe one: its cells, and from where it is seen. */
    static final int NUMBERS = SIDE * SIDE * GradientCells.BINS + 2;

    /** Makes an angle of sight weigh as much as a cell. */
    static final float SIGHT_WEIGHT = 3;

    private static final int SIDE_PX = SIDE * GradientCells.CELL_PX;

    private KitePatch() {}

    /**
     * Describes what lies round a point.
     *
     * @param axes of the numeral: to its right and to its head
     * @param floor what a cell changes at least to count
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

    /** Writes the description of the same patch turned by half a turn, in which a gradient without its sign is as it was. */
    static void turnOver(float[] described, int of, float[] into, int from) {
        int cells = SIDE * SIDE;
        for (int cell = 0; cell < cells; cell++) {
            System.arraycopy(
                    described,
                    of + cell * GradientCells.BINS,
                    into,
                    from + (cells - 1 - cell) * GradientCells.BINS,
                    GradientCells.BINS);
        }
        into[from + NUMBERS - 2] = -described[of + NUMBERS - 2];
        into[from + NUMBERS - 1] = -described[of + NUMBERS - 1];
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
