package umpire.vision.calibrate.board;

import java.util.List;
import umpire.vision.detect.Pixel;

/** The projective map from a small part of a board to the picture. */
final class LocalMap {
    private static final int NUMBERS = 8;

    private final double[] h;
    private final double fromX;
    private final double fromY;

    private LocalMap(double[] h, double fromX, double fromY) {
        this.h = h;
        this.fromX = fromX;
        this.fromY = fromY;
    }

    /** Fits it to at least four points. */
    static LocalMap of(List<double[]> board, List<Pixel> seen) {
        double fromX = board.stream().mapToDouble(p -> p[0]).average().orElse(0);
        double fromY = board.stream().mapToDouble(p -> p[1]).average().orElse(0);
        double[][] matrix = new double[NUMBERS][NUMBERS];
        double[] right = new double[NUMBERS];
        for (int i = 0; i < seen.size(); i++) {
            double x = board.get(i)[0] - fromX;
            double y = board.get(i)[1] - fromY;
            double u = seen.get(i).x();
            double v = seen.get(i).y();
            add(matrix, right, new double[] {x, y, 1, 0, 0, 0, -u * x, -u * y}, u);
            add(matrix, right, new double[] {0, 0, 0, x, y, 1, -v * x, -v * y}, v);
        }
        return new LocalMap(GaussElimination.solved(matrix, right), fromX, fromY);
    }

    private static void add(double[][] matrix, double[] right, double[] row, double value) {
        for (int i = 0; i < NUMBERS; i++) {
            for (int j = 0; j < NUMBERS; j++) {
                matrix[i][j] += row[i] * row[j];
            }
            right[i] += row[i] * value;
        }
    }

    Pixel at(double boardX, double boardY) {
        double x = boardX - fromX;
        double y = boardY - fromY;
        double w = h[6] * x + h[7] * y + 1;
        return new Pixel((h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w);
    }
}
