package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * The body that faces are on. All lengths are shares of its edge.
 *
 * @param form one as long as an edge
 * @param turns how often it looks as before while it is turned once, by its outline
 * @param faceTurns how often a face does, by its outline
 * @param patchHalf half the side of the square that is looked at on a face
 */
public record BodyShape(DieForm form, int turns, int faceTurns, double patchHalf) {
    /** The flat part of a cube's face: its edges are round. */
    private static final double CUBE_PATCH = 0.38;

    /** The square round the largest circle in a triangle, and a little of its corners. */
    private static final double TRIANGLE_PATCH = 0.3;

    /** Returns the shape that is called so in a file of taught dice: {@code cube} or {@code octahedron}. */
    public static BodyShape of(String body) {
        return body.equals("octahedron")
                ? new BodyShape(new DieForm(DieType.OCTAHEDRON, 1), 6, 3, TRIANGLE_PATCH)
                : new BodyShape(new DieForm(DieType.PIPS, 1), 4, 4, CUBE_PATCH);
    }

    /** Returns how high its upper face lies. */
    public double high() {
        return form.heightMm();
    }

    /** Returns whether a point of the square counts, right and up from its middle from -1 to 1. */
    boolean counts(double right, double up) {
        return form.isCube() || right * right + up * up <= 1;
    }

    /**
     * Returns the outline of one that lies flat, round it.
     *
     * @param axes of an edge at its upper face, turned as it lies; the third of them is its whole height
     */
    List<Pixel> outline(PlaneAxes axes) {
        List<Pixel> corners = new ArrayList<>();
        for (double[] corner : form.cornersMm()) {
            double below = corner[2] / high() - 1;
            corners.add(new Pixel(
                    corner[0] * axes.rightX() + corner[1] * axes.upX() + below * axes.aboveX(),
                    corner[0] * axes.rightY() + corner[1] * axes.upY() + below * axes.aboveY()));
        }
        return ConvexOutline.of(corners);
    }
}
