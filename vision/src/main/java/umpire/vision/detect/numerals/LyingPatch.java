package umpire.vision.detect.numerals;

import umpire.vision.detect.Pixel;

/**
 * A square around the centre of a whole die, rotated so that the tip of its upper kite is up, with its gradients in cells. A die that lies
 * on a face has its edges at fixed places; a leaning die does not.
 */
final class LyingPatch {
    /** Its width in longer edges: the die, and the parts of a leaning die that protrude farther. */
    static final double SPAN = 1.9;

    private static final int SIDE = 12;

    /** The number of its features: its cells, and the direction of view. */
    static final int NUMBERS = SIDE * SIDE * GradientCells.BINS + 2;

    private static final int SIDE_PX = SIDE * GradientCells.CELL_PX;
    private static final int WIDE = SIDE_PX + 2;

    private LyingPatch() {}

    /**
     * Returns the features of a die.
     *
     * @param middle the centre of its upper face's plane
     * @param axes axes of the kite: an edge to its right and one to its tip
     * @param floor the usual gradient of a cell, see {@link GradientCells#copy}
     */
    static float[] describe(PlainPicture picture, Pixel middle, PlaneAxes axes, double floor) {
        double[][] levels = picture.square(middle, axes, SPAN / SIDE_PX, WIDE);
        TurnedCells cells = new TurnedCells(SIDE);
        for (int y = 0; y < SIDE_PX; y++) {
            for (int x = 0; x < SIDE_PX; x++) {
                vote(levels, x, y, cells);
            }
        }
        float[] described = new float[NUMBERS];
        cells.copy(described, 0);
        GradientCells.normalise(described, 0, SIDE, floor);
        described[NUMBERS - 2] = KitePatch.SIGHT_WEIGHT * (float) axes.aboveToRight();
        described[NUMBERS - 1] = KitePatch.SIGHT_WEIGHT * (float) axes.aboveToUp();
        return described;
    }

    /** Adds the gradient of a pixel, in the colour channel where it is strongest. */
    private static void vote(double[][] levels, int x, int y, TurnedCells cells) {
        int at = (y + 1) * WIDE + x + 1;
        double most = 0;
        double right = 0;
        double down = 0;
        for (double[] channel : levels) {
            double dx = channel[at + 1] - channel[at - 1];
            double dy = channel[at + WIDE] - channel[at - WIDE];
            if (dx * dx + dy * dy > most) {
                most = dx * dx + dy * dy;
                right = dx;
                down = dy;
            }
        }
        if (most > 0) {
            cells.add(x, y, right, down, Math.sqrt(most));
        }
    }
}
