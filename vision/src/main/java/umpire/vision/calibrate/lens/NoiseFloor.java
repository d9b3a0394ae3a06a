package umpire.vision.calibrate.lens;

import java.util.List;
import umpire.vision.calibrate.equations.SymmetricSystem;

/**
 * Separates the residual of a lens into noise of the corners and systematic distortion. It fits a smooth surface to the residuals of each
 * picture's corners. The smooth part is systematic, the rest is noise. A lens that fits leaves only noise.
 */
public final class NoiseFloor {
    /** The number of terms of a cubic surface. */
    private static final int TERMS = 10;

    private static final int LEAST_CORNERS = 2 * TERMS;

    private NoiseFloor() {}

    /** Returns the noise: the root mean square residual in pixels without the smooth part; 0 if no picture has enough corners. */
    public static double rmsPx(Solution solution, List<List<BoardCorner>> pictures) {
        double sum = 0;
        double count = 0;
        for (int p = 0; p < pictures.size(); p++) {
            List<BoardCorner> corners = pictures.get(p);
            if (corners.size() >= LEAST_CORNERS) {
                for (int axis = 0; axis < 2; axis++) {
                    sum += leftOver(solution, p, corners, axis) / (corners.size() - TERMS) * corners.size();
                }
                count += corners.size();
            }
        }
        return count == 0 ? 0 : Math.sqrt(sum / count);
    }

    private static double leftOver(Solution solution, int picture, List<BoardCorner> corners, int axis) {
        double[][] matrix = new double[TERMS][TERMS];
        double[] right = new double[TERMS];
        double squares = 0;
        for (BoardCorner corner : corners) {
            double[] terms = terms(solution.shape(), corner);
            double off = solution.residual(picture, corner)[axis];
            for (int i = 0; i < TERMS; i++) {
                for (int j = 0; j < TERMS; j++) {
                    matrix[i][j] += terms[i] * terms[j];
                }
                right[i] += terms[i] * off;
            }
            squares += off * off;
        }
        double[] smooth = SymmetricSystem.solved(SymmetricSystem.root(matrix), right);
        for (int i = 0; i < TERMS; i++) {
            squares -= smooth[i] * right[i];
        }
        return Math.max(0, squares);
    }

    private static double[] terms(BoardShape shape, BoardCorner corner) {
        double x = (corner.x() - shape.middleX()) / Math.max(1, shape.halfX());
        double y = (corner.y() - shape.middleY()) / Math.max(1, shape.halfY());
        return new double[] {1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y};
    }
}
