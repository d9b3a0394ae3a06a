package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.StandingPiece;

/**
 * An upright body with straight sides, rotated about the vertical.
 *
 * @param pose of its reference point
 * @param outline of its foot and of its top
 * @param footMm height of its foot
 * @param topMm height of its top
 */
record Block(Pose pose, BodyOutline outline, double footMm, double topMm) {
    static Block of(StandingPiece piece) {
        return new Block(piece.pose(), piece.outline(), piece.liftMm(), piece.topMm());
    }

    /** Returns the four corners of a flat square at a height, counter-clockwise as seen from above, from the near left one. */
    static double[][] square(Pose pose, double sideMm, double heightMm) {
        return new Block(pose, BodyOutline.rectangle(sideMm, sideMm), heightMm, heightMm).ring(heightMm);
    }

    /** Returns the corners at a height, counter-clockwise as seen from above; of a rectangle from the near left one. */
    double[][] ring(double heightMm) {
        return outline.at(pose).stream()
                .map(corner -> new double[] {corner.xMm(), corner.yMm(), heightMm})
                .toArray(double[][]::new);
    }

    /** Returns whether a point lies within the footprint. */
    boolean holds(double xMm, double yMm) {
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        double x = cos * (xMm - pose.xMm()) + sin * (yMm - pose.yMm());
        double y = cos * (yMm - pose.yMm()) - sin * (xMm - pose.xMm());
        return outline.contains(new Point(x, y));
    }

    /** Returns the sides, the near one of a rectangle first, each counter-clockwise as seen from outside. */
    List<double[][]> sides() {
        double[][] low = ring(footMm);
        double[][] high = ring(topMm);
        List<double[][]> sides = new ArrayList<>();
        for (int from = 0; from < low.length; from++) {
            int to = (from + 1) % low.length;
            sides.add(new double[][] {low[from], low[to], high[to], high[from]});
        }
        return sides;
    }

    /** Returns the top, the foot and the sides. */
    List<double[][]> faces() {
        List<double[][]> faces = new ArrayList<>(List.of(ring(topMm), ring(footMm)));
        faces.addAll(sides());
        return faces;
    }
}
