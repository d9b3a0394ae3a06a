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
        int wide = SIDE_PX + 2;
        for (int y = 0; y < SIDE_PX; y++) {
            for (int x = 0; x < SIDE_PX; x++) {
                int at = (y + 1) * wide + x + 1;
                double dx = levels[at + 1] - levels[at - 1];
                double dy = levels[at + wide] - levels[at - wide];
                double steep = Math.sqrt(dx * dx + dy * dy);
                if (steep > 0) {
                    TurnedCells.spread(SIDE, x, y, dx, dy, steep, into, from);
                }
            }
        }
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
            for (int x = 0; x < wide; x++) {
                double right = (x - middle) * step;
                levels[y * wide + x] = shade.at(
                        xPx + right * axes.rightX() + up * axes.upX(), yPx + right * axes.rightY() + up * axes.upY());
            }
        }
        return levels;
    }
}
