package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * The shape of a die whose faces are learnt. All lengths are shares of its edge.
 *
 * @param form the form with an edge of one
 * @param turns the rotational symmetry of its outline
 * @param faceTurns the rotational symmetry of a face's outline
 * @param patchHalf half the side of the square that is examined on a face
 */
public record BodyShape(DieForm form, int turns, int faceTurns, double patchHalf) {
    /** Half the side of the flat part of a cube's face, whose edges are round. */
    private static final double CUBE_PATCH = 0.38;

    /** Half the side of the square around the largest circle in a triangle, which shows a little of the triangle's corners. */
    private static final double TRIANGLE_PATCH = 0.3;

    /** Returns the shape with this name in a file of taught dice: {@code cube} or {@code octahedron}. */
    public static BodyShape of(String body) {
        return body.equals("octahedron")
                ? new BodyShape(new DieForm(DieType.OCTAHEDRON, 1), 6, 3, TRIANGLE_PATCH)
                : new BodyShape(new DieForm(DieType.PIPS, 1), 4, 4, CUBE_PATCH);
    }

    /** Returns the height of its upper face. */
    public double high() {
        return form.heightMm();
    }

    /**
     * Returns whether a point of the examined square is compared: on a triangle only points within its circle. The point is given right and
     * up from the middle, each from -1 to 1.
     */
    boolean counts(double right, double up) {
        return form.isCube() || right * right + up * up <= 1;
    }

    /**
     * Returns the outline of a flat body around its centre.
     *
     * @param axes axes of an edge at its upper face, rotated as the die lies; the third axis is the die's whole height
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
