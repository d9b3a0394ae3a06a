package umpire.vision.twin;

import java.util.Arrays;
import java.util.List;
import umpire.rules.kernel.Pose;

/**
 * An upright box, turned about the vertical.
 *
 * @param pose of the point its footprint is measured from
 * @param leftMm of its footprint from there, in its own frame
 * @param rightMm of its footprint
 * @param nearMm of its footprint
 * @param farMm of its footprint
 * @param footMm height of its foot
 * @param topMm height of its top
 */
record Block(Pose pose, double leftMm, double rightMm, double nearMm, double farMm, double footMm, double topMm) {
    /** The body of a piece: its tag with a margin all round, and a strip below it for its letters. */
    static Block of(StandingPiece piece) {
        double half = piece.bodyMm() / 2;
        return new Block(piece.pose(), -half, half, -half - piece.stripMm(), half, piece.liftMm(), piece.topMm());
    }

    /** The four corners at a height, counter-clockwise as seen from above, from the near left one. */
    double[][] ring(double heightMm) {
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        double[][] own = {{leftMm, nearMm}, {rightMm, nearMm}, {rightMm, farMm}, {leftMm, farMm}};
        return Arrays.stream(own)
                .map(c -> new double[] {
                    pose.xMm() + cos * c[0] - sin * c[1], pose.yMm() + sin * c[0] + cos * c[1], heightMm
                })
                .toArray(double[][]::new);
    }

    /** Whether a point lies within the footprint. */
    boolean holds(double xMm, double yMm) {
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        double x = cos * (xMm - pose.xMm()) + sin * (yMm - pose.yMm());
        double y = cos * (yMm - pose.yMm()) - sin * (xMm - pose.xMm());
        return x > leftMm && x < rightMm && y > nearMm && y < farMm;
    }

    /** The four sides, the near one first, each counter-clockwise as seen from outside. */
    List<double[][]> sides() {
        double[][] low = ring(footMm);
        double[][] high = ring(topMm);
        return List.of(side(low, high, 0), side(low, high, 1), side(low, high, 2), side(low, high, 3));
    }

    private static double[][] side(double[][] low, double[][] high, int from) {
        int to = (from + 1) % 4;
        return new double[][] {low[from], low[to], high[to], high[from]};
    }

    /** The top, the foot and the sides. */
    List<double[][]> faces() {
        List<double[][]> sides = sides();
        return List.of(ring(topMm), ring(footMm), sides.get(0), sides.get(1), sides.get(2), sides.get(3));
    }
}
