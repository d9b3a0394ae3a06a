package umpire.vision.calibrate.equations;

/**
 * Small systems of linear equations whose matrix is symmetric and positive, solved by Cholesky's way. A matrix is an array of rows, of
 * which only what is left of the diagonal and on it is read.
 *
 * <p>OpenCV's {@code solve} gives up where the equations say nothing of some direction, as those of a board far away do. Here such a
 * direction gets no step, and the others theirs.
 */
public final class SymmetricSystem {
    /** A diagonal smaller than this share of what it was is nothing. */
    private static final double NOTHING = 1e-14;

    private SymmetricSystem() {}

    /** Returns the lower triangle whose square is the matrix; where a direction says nothing, its diagonal is infinite. */
    public static double[][] root(double[][] matrix) {
        int n = matrix.length;
        double[][] lower = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= lower[i][k] * lower[j][k];
                }
                if (i == j) {
                    boolean nothing = !(sum > NOTHING * Math.abs(matrix[i][i]));
                    lower[i][i] = nothing ? Double.POSITIVE_INFINITY : Math.sqrt(sum);
                } else {
                    lower[i][j] = sum / lower[j][j];
                }
            }
        }
        return lower;
    }

    /** Solves for one right side. */
    public static double[] solved(double[][] lower, double[] right) {
        int n = right.length;
        double[] x = right.clone();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) {
                x[i] -= lower[i][k] * x[k];
            }
            x[i] /= lower[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) {
                x[i] -= lower[k][i] * x[k];
            }
            x[i] /= lower[i][i];
        }
        return x;
    }

    /** Returns the inverse of a matrix, which is the covariance where the matrix is the information. */
    public static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] lower = root(matrix);
        double[][] inverse = new double[n][];
        for (int i = 0; i < n; i++) {
            double[] unit = new double[n];
            unit[i] = 1;
            inverse[i] = solved(lower, unit);
        }
        return inverse;
    }
}
