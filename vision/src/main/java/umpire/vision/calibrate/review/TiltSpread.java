package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.calibrate.lens.BoardPose;

/**
 * The range of tilts of the board. Only different tilts tell a long lens far away from a short lens nearby. Pictures of parallel boards fit
 * both.
 *
 * @param steepestDeg the largest tilt of a board away from the picture
 * @param widestDeg the largest angle between the boards of two pictures
 * @param missing the sides of the board that never came nearer to the camera than the opposite side, in words: {@code its left side}
 */
record TiltSpread(double steepestDeg, double widestDeg, List<String> missing) {
    /** The sine of the least tilt that counts as a tilt to one side. */
    private static final double TILTED = Math.sin(Math.toRadians(12));

    TiltSpread {
        missing = List.copyOf(missing);
    }

    static TiltSpread of(List<BoardPose> poses) {
        double steepest = 0;
        double widest = 0;
        boolean[] seen = new boolean[4];
        for (BoardPose pose : poses) {
            double[] normal = pose.normal();
            steepest = Math.max(steepest, angleDeg(normal, new double[] {0, 0, 1}));
            seen[0] |= normal[0] < -TILTED;
            seen[1] |= normal[0] > TILTED;
            seen[2] |= normal[1] < -TILTED;
            seen[3] |= normal[1] > TILTED;
            for (BoardPose other : poses) {
                widest = Math.max(widest, angleDeg(normal, other.normal()));
            }
        }
        List<String> missing = new ArrayList<>();
        String[] sides = {"its left side", "its right side", "its top", "its bottom"};
        for (int i = 0; i < 4; i++) {
            if (!seen[i]) {
                missing.add(sides[i]);
            }
        }
        return new TiltSpread(steepest, widest, missing);
    }

    static double tiltDeg(BoardPose pose) {
        return angleDeg(pose.normal(), new double[] {0, 0, 1});
    }

    private static double angleDeg(double[] a, double[] b) {
        double dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        return Math.toDegrees(Math.acos(Math.clamp(dot, -1, 1)));
    }
}
