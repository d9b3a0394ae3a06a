package umpire.vision.twin;

import java.util.ArrayList;
import java.util.List;

/**
 * A rounded cube in space. Its own axes: 1 on top of z, 2 on x, 3 on y, and seven minus each on the other side.
 *
 * @param xMm of its centre
 * @param yMm of its centre
 * @param zMm of its centre
 * @param edgeMm before the corners are rounded
 * @param turn columns are its own axes in the table's frame
 */
record Cube(double xMm, double yMm, double zMm, double edgeMm, double[][] turn) {
    /** The radius of corners and edges, as a share of the edge. */
    private static final double ROUND = 0.13;

    static Cube of(TwinDie die) {
        double[][] turn = times(
                leaning(die.tiltDeg(), die.tiltTowardsDeg()),
                times(upright(Math.toRadians(die.pose().headingDeg())), faceUp(die.face())));
        double radius = die.edgeMm() * ROUND;
        double reach =
                (die.edgeMm() / 2 - radius) * (Math.abs(turn[2][0]) + Math.abs(turn[2][1]) + Math.abs(turn[2][2]))
                        + radius;
        return new Cube(die.pose().xMm(), die.pose().yMm(), die.liftMm() + reach, die.edgeMm(), turn);
    }

    double radiusMm() {
        return edgeMm * ROUND;
    }

    /** Turns a direction of the table into the cube's own. */
    void own(double x, double y, double z, double[] into) {
        for (int i = 0; i < 3; i++) {
            into[i] = turn[0][i] * x + turn[1][i] * y + turn[2][i] * z;
        }
    }

    /** Turns a point of the cube into the table's frame. */
    double[] world(double x, double y, double z) {
        return new double[] {
            xMm + turn[0][0] * x + turn[0][1] * y + turn[0][2] * z,
            yMm + turn[1][0] * x + turn[1][1] * y + turn[1][2] * z,
            zMm + turn[2][0] * x + turn[2][1] * y + turn[2][2] * z
        };
    }

    /** The six faces before rounding, in the order of their numbers. */
    List<double[][]> faces() {
        double h = edgeMm / 2;
        List<double[][]> faces = new ArrayList<>();
        for (int number = 1; number <= 6; number++) {
            double[][] f = faceUp(number);
            double[][] corners = new double[4][];
            double[][] signs = {{-h, h}, {h, h}, {h, -h}, {-h, -h}};
            for (int i = 0; i < 4; i++) {
                // The rows of the turn that brings a face up are that face's own axes.
                double a = signs[i][0];
                double b = signs[i][1];
                corners[i] = world(
                        f[0][0] * a + f[1][0] * b + f[2][0] * h,
                        f[0][1] * a + f[1][1] * b + f[2][1] * h,
                        f[0][2] * a + f[1][2] * b + f[2][2] * h);
            }
            faces.add(corners);
        }
        return faces;
    }

    /** The turn that brings a face to the top. */
    private static double[][] faceUp(int face) {
        return switch (face) {
            case 1 -> new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
            case 2 -> new double[][] {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}};
            case 3 -> new double[][] {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}};
            case 4 -> new double[][] {{1, 0, 0}, {0, 0, 1}, {0, -1, 0}};
            case 5 -> new double[][] {{0, 0, 1}, {0, 1, 0}, {-1, 0, 0}};
            default -> new double[][] {{1, 0, 0}, {0, -1, 0}, {0, 0, -1}};
        };
    }

    private static double[][] upright(double turn) {
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        return new double[][] {{cos, -sin, 0}, {sin, cos, 0}, {0, 0, 1}};
    }

    private static double[][] leaning(double tiltDeg, double towardsDeg) {
        double towards = Math.toRadians(towardsDeg);
        double tilt = Math.toRadians(tiltDeg);
        double[][] over = {{Math.cos(tilt), 0, Math.sin(tilt)}, {0, 1, 0}, {-Math.sin(tilt), 0, Math.cos(tilt)}};
        return times(upright(towards), times(over, upright(-towards)));
    }

    private static double[][] times(double[][] a, double[][] b) {
        double[][] product = new double[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                product[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j];
            }
        }
        return product;
    }
}
