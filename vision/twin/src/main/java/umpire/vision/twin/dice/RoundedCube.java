package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.List;

/**
 * A cube with round corners and edges. The z axis points to face 1, x to face 2 and y to face 3. Opposite faces add up to seven.
 *
 * @param edgeMm before the corners are rounded
 */
record RoundedCube(double edgeMm) implements DieSolid {
    /** The radius of corners and edges, as a share of the edge. */
    private static final double ROUND = 0.13;

    private static final double NEAR_MM = 0.02;
    private static final int STEPS = 40;
    private static final double PARALLEL = 1e-9;

    private double radiusMm() {
        return edgeMm * ROUND;
    }

    private double innerMm() {
        return edgeMm / 2 - radiusMm();
    }

    @Override
    public double[][] faceUp(int face) {
        return switch (face) {
            case 1 -> new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
            case 2 -> new double[][] {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}};
            case 3 -> new double[][] {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}};
            case 4 -> new double[][] {{1, 0, 0}, {0, 0, 1}, {0, -1, 0}};
            case 5 -> new double[][] {{0, 0, 1}, {0, 1, 0}, {-1, 0, 0}};
            default -> new double[][] {{1, 0, 0}, {0, -1, 0}, {0, 0, -1}};
        };
    }

    @Override
    public double reachBelowMm(double[][] turn) {
        return innerMm() * (Math.abs(turn[2][0]) + Math.abs(turn[2][1]) + Math.abs(turn[2][2])) + radiusMm();
    }

    /** Returns the six faces before rounding. */
    @Override
    public List<double[][]> faces() {
        double h = edgeMm / 2;
        List<double[][]> faces = new ArrayList<>();
        for (int number = 1; number <= 6; number++) {
            double[][] f = faceUp(number);
            double[][] corners = new double[4][];
            double[][] signs = {{-h, h}, {h, h}, {h, -h}, {-h, -h}};
            for (int i = 0; i < 4; i++) {
                double a = signs[i][0];
                double b = signs[i][1];
                corners[i] = new double[] {
                    f[0][0] * a + f[1][0] * b + f[2][0] * h,
                    f[0][1] * a + f[1][1] * b + f[2][1] * h,
                    f[0][2] * a + f[1][2] * b + f[2][2] * h
                };
            }
            faces.add(corners);
        }
        return faces;
    }

    @Override
    public double ballMm() {
        return edgeMm * 0.87;
    }

    /** Marches along the line to the surface. */
    @Override
    public boolean meets(double[] from, double[] ray, double[] at, double[] normal) {
        double along = -(from[0] * ray[0] + from[1] * ray[1] + from[2] * ray[2]);
        double missed = 0;
        for (int i = 0; i < 3; i++) {
            double off = from[i] + along * ray[i];
            missed += off * off;
        }
        double reach = ballMm();
        if (missed > reach * reach || passesBy(from, ray)) {
            return false;
        }
        double far = along - Math.sqrt(reach * reach - missed);
        for (int step = 0; step < STEPS; step++) {
            double gap = gapMm(from[0] + far * ray[0], from[1] + far * ray[1], from[2] + far * ray[2]);
            if (gap < NEAR_MM) {
                for (int i = 0; i < 3; i++) {
                    at[i] = from[i] + far * ray[i];
                    normal[i] = out(at[i]) * Math.signum(at[i]);
                }
                return true;
            }
            far += gap;
            if (far > along + reach) {
                return false;
            }
        }
        return false;
    }

    /** Returns whether the line misses the unrounded cube, so that marching is not needed. */
    private boolean passesBy(double[] from, double[] ray) {
        double half = edgeMm / 2 + 2 * NEAR_MM;
        double enters = Double.NEGATIVE_INFINITY;
        double leaves = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 3; i++) {
            if (Math.abs(ray[i]) < PARALLEL) {
                if (Math.abs(from[i]) > half) {
                    return true;
                }
            } else {
                double one = (-half - from[i]) / ray[i];
                double other = (half - from[i]) / ray[i];
                enters = Math.max(enters, Math.min(one, other));
                leaves = Math.min(leaves, Math.max(one, other));
            }
        }
        return enters > leaves;
    }

    /** Returns the distance of a point to the surface; negative inside. */
    private double gapMm(double x, double y, double z) {
        double deepest = Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z)) - innerMm();
        double outX = out(x);
        double outY = out(y);
        double outZ = out(z);
        double away = deepest > 0 ? Math.sqrt(outX * outX + outY * outY + outZ * outZ) : deepest;
        return away - radiusMm();
    }

    /** Returns the distance of a coordinate outside the cube without its round edges. */
    private double out(double coordinate) {
        return Math.max(0, Math.abs(coordinate) - innerMm());
    }

    @Override
    public int faceAt(double[] at) {
        int axis = axisMet(at);
        int number = (axis + 1) % 3 + 1;
        return at[axis] > 0 ? number : 7 - number;
    }

    /** Returns the axis of the face that was met: x, which carries 2 and 5, y with 3 and 4, or z with 1 and 6. */
    private static int axisMet(double[] at) {
        double x = Math.abs(at[0]);
        double y = Math.abs(at[1]);
        double z = Math.abs(at[2]);
        if (z >= x && z >= y) {
            return 2;
        }
        return x >= y ? 0 : 1;
    }

    @Override
    public double[] printMiddle(int face) {
        double[] out = faceUp(face)[2];
        return new double[] {out[0] * edgeMm / 2, out[1] * edgeMm / 2, out[2] * edgeMm / 2};
    }
}
