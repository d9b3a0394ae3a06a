package umpire.vision.observe.places;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/**
 * The area of the board that an upright body covers.
 *
 * @param onBoard the pose of its reference point
 * @param corners in its own frame, in any order: it covers their convex hull
 * @param heightMm of its top above the board
 */
public record PlanShape(Pose onBoard, List<Point> corners, double heightMm) {
    public PlanShape {
        corners = List.copyOf(corners);
    }

    /** Returns a square around a centre. */
    public static PlanShape square(Pose onBoard, double halfMm, double heightMm) {
        return new PlanShape(
                onBoard, BodyOutline.rectangle(2 * halfMm, 2 * halfMm).corners(), heightMm);
    }

    /** Returns the same shape enlarged by this distance along its own axes. */
    public PlanShape grown(double byMm) {
        List<Point> wide = new ArrayList<>();
        for (Point corner : corners) {
            for (double x : new double[] {-byMm, byMm}) {
                wide.add(new Point(corner.xMm() + x, corner.yMm() - byMm));
                wide.add(new Point(corner.xMm() + x, corner.yMm() + byMm));
            }
        }
        return new PlanShape(onBoard, wide, heightMm);
    }

    /** Returns its corners on the board. */
    public List<Point> foot() {
        return corners.stream()
                .map(corner -> BodyOutline.placed(corner, onBoard))
                .toList();
    }
}
