package umpire.vision.calibrate.lens;

import java.util.List;

/** The projective map from a plane to another that meets pairs of points best: eight numbers, found by least squares. */
final class PlaneMap {
    private static final int NUMBERS = 8;
    private static final int ROUNDS = 3;

    private final double[] h;

    private PlaneMap(double[] h) {
        this.h = h;
    }

    /** Fits the map from the corners' places on the board to these points, at least four. */
    static PlaneMap fitted(List<BoardCorner> corners, double[][] points) {
        double[] from =
                extent(corners.stream().map(c -> new double[] {c.x(), c.y()}).toArray(double[][]::new));
        double[] to = extent(points);
        double[] h = {1, 0, 0, 0, 1, 0, 0, 0};
        double[] depth = new double[points.length];
        java.util.Arrays.fill(depth, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double[][] matrix = new double[NUMBERS][NUMBERS];
            double[] right = new double[NUMBERS];
            for (int i = 0; i < points.length; i++) {
                double x = (corners.get(i).x() - from[0]) / from[2];
                double y = (corners.get(i).y() - from[1]) / from[2];
                double u = (points[i][0] - to[0]) / to[2];
                double v = (points[i][1] - to[1]) / to[2];
                double weight = 1 / (depth[i] * depth[i]);
                add(matrix, right, new double[] {x, y, 1, 0, 0, 0, -u * x, -u * y}, u, weight);
                add(matrix, right, new double[] {0, 0, 0, x, y, 1, -v * x, -v * y}, v, weight);
            }
            h = SymmetricSystem.solved(SymmetricSystem.root(matrix), right);
            for (int i = 0; i < points.length; i++) {
                double x = (corners.get(i).x() - from[0]) / from[2];
                double y = (corners.get(i).y() - from[1]) / from[2];
                depth[i] = Math.max(0.05, h[6] * x + h[7] * y + 1);
            }
        }
        return new PlaneMap(plain(h, from, to));
    }

    private static void add(double[][] matrix, double[] right, double[] row, double value, double weight) {
        for (int i = 0; i < NUMBERS; i++) {
            for (int j = 0; j < NUMBERS; j++) {
                matrix[i][j] += weight * row[i] * row[j];
            }
            right[i] += weight * row[i] * value;
        }
    }

    /** Middle and size of a cloud of points. */
    private static double[] extent(double[][] points) {
        double x = 0;
        double y = 0;
        for (double[] point : points) {
            x += point[0] / points.length;
            y += point[1] / points.length;
        }
        double size = 0;
        for (double[] point : points) {
            size += Math.hypot(point[0] - x, point[1] - y) / points.length;
        }
        return new double[] {x, y, Math.max(size, 1e-12)};
    }

    /** Takes the scaling out: nine numbers, row by row. */
    private static double[] plain(double[] h, double[] from, double[] to) {
        double[][] scaled = {{h[0], h[1], h[2]}, {h[3], h[4], h[5]}, {h[6], h[7], 1}};
        double[][] inner = new double[3][3];
        for (int i = 0; i < 3; i++) {
            inner[i][0] = scaled[i][0] / from[2];
            inner[i][1] = scaled[i][1] / from[2];
            inner[i][2] = scaled[i][2] - (scaled[i][0] * from[0] + scaled[i][1] * from[1]) / from[2];
        }
        double[] plain = new double[9];
        for (int j = 0; j < 3; j++) {
            plain[j] = to[2] * inner[0][j] + to[0] * inner[2][j];
            plain[3 + j] = to[2] * inner[1][j] + to[1] * inner[2][j];
            plain[6 + j] = inner[2][j];
        }
        return plain;
    }

    double[] toArray() {
        return h.clone();
    }
}
