package umpire.vision.detect.numerals;

/** A square of a die's upper face as the net is given it: turned upright, its gradients summed up in cells. */
final class KitePatch {
    /** How many numbers describe one. */
    static final int NUMBERS = KitePatch.SIDE * KitePatch.SIDE * GradientCells.BINS;

    /** How wide it is, in longer edges: the kite and a little round it. */
    static final double SPAN = 1.1;

    private static final int SIDE = 8;
    private static final int SIDE_PX = SIDE * GradientCells.CELL_PX;

    private KitePatch() {}

    /**
     * Describes what lies round a point.
     *
     * @param axes of the numeral: to its right and to its head
     * @param floor what a cell changes at least to count
     */
    static void describe(
            DieShade shade, double xPx, double yPx, PlaneAxes axes, double floor, float[] into, int from) {
        double[] levels = levels(shade, xPx, yPx, axes);
        int wide = SIDE_PX + 2;
        for (int y = 0; y < SIDE_PX; y++) {
            for (int x = 0; x < SIDE_PX; x++) {
                int at = (y + 1) * wide + x + 1;
                double dx = levels[at + 1] - levels[at - 1];
                double dy = levels[at + wide] - levels[at - wide];
                double steep = Math.sqrt(dx * dx + dy * dy);
                if (steep > 0) {
                    spread(x, y, dx, dy, steep, into, from);
                }
            }
        }
        GradientCells.normalise(into, from, SIDE, floor);
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

    /** Adds a gradient to the four cells that its pixel lies between. */
    private static void spread(int x, int y, double dx, double dy, double steep, float[] into, int from) {
        double column = (x + 0.5) / GradientCells.CELL_PX - 0.5;
        double row = (y + 0.5) / GradientCells.CELL_PX - 0.5;
        int left = (int) Math.floor(column);
        int top = (int) Math.floor(row);
        for (int r = Math.max(0, top); r <= Math.min(SIDE - 1, top + 1); r++) {
            for (int c = Math.max(0, left); c <= Math.min(SIDE - 1, left + 1); c++) {
                double share = (1 - Math.abs(column - c)) * (1 - Math.abs(row - r));
                GradientCells.add(dx, dy, steep, share, into, from + (r * SIDE + c) * GradientCells.BINS);
            }
        }
    }
}
