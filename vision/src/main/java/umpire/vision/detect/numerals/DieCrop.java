package umpire.vision.detect.numerals;

import java.util.Arrays;
import umpire.vision.detect.Pixel;

/**
 * A square around a whole die in the plane of the table, as input of the {@link DieNet}: red, green, blue, and two planes with the
 * direction of view. Its levels have mean 0 and deviation 1, so that the light hardly matters.
 */
final class DieCrop {
    static final int SIDE_PX = 64;
    static final int PLANES = 5;

    /** The number of its numbers: plane by plane, row by row. */
    static final int NUMBERS = PLANES * SIDE_PX * SIDE_PX;

    /** Its width in longer edges of a die. */
    static final double SPAN = LyingPatch.SPAN;

    private static final int COLOURS = 3;
    private static final int AREA = SIDE_PX * SIDE_PX;

    /** Added to the deviation, in levels, so that noise of an even ground is not taken for print. */
    private static final double QUIET = 4;

    private static final float VIEW_WEIGHT = 3;

    /** Stands for both directions of view if the camera's place is not known. */
    private static final double NOT_KNOWN = 1;

    private DieCrop() {}

    /**
     * Writes the numbers of a crop.
     *
     * @param middle centre of the die's upper face in this picture
     * @param axes the edges to the right and to the top of the crop
     */
    static void describe(PlainPicture picture, Pixel middle, PlaneAxes axes, float[] into, int from) {
        double[][] levels = picture.square(middle, axes, SPAN / SIDE_PX, SIDE_PX);
        for (int colour = 0; colour < COLOURS; colour++) {
            for (int i = 0; i < AREA; i++) {
                into[from + colour * AREA + i] = (float) levels[COLOURS - 1 - colour][i];
            }
        }
        even(into, from);
        boolean known = axes.aboveX() != 0 || axes.aboveY() != 0;
        int planes = from + COLOURS * AREA;
        Arrays.fill(into, planes, planes + AREA, VIEW_WEIGHT * (float) (known ? axes.aboveToRight() : NOT_KNOWN));
        Arrays.fill(
                into, planes + AREA, planes + 2 * AREA, VIEW_WEIGHT * (float) (known ? axes.aboveToUp() : NOT_KNOWN));
    }

    private static void even(float[] levels, int from) {
        int count = COLOURS * AREA;
        double sum = 0;
        double squares = 0;
        for (int i = from; i < from + count; i++) {
            sum += levels[i];
            squares += (double) levels[i] * levels[i];
        }
        double mean = sum / count;
        double deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
        for (int i = from; i < from + count; i++) {
            levels[i] = (float) ((levels[i] - mean) / (deviation + QUIET));
        }
    }
}
