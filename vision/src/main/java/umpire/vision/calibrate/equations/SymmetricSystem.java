package umpire.vision.calibrate.equations;

/**
 * Solves small systems of linear equations with a symmetric positive matrix, by Cholesky decomposition. A matrix is an array of rows; only
 * its lower triangle and its diagonal are read.
 *
 * <p>OpenCV's {@code solve} fails if the equations leave one direction undetermined, as the equations of a distant board may. This class
 * sets the solution to zero in that direction and solves the others.
 */
public final class SymmetricSystem {
    /** A diagonal element counts as zero if the decomposition reduces it below this share of its original value. */
    private static final double NOTHING = 1e-14;

    private SymmetricSystem() {}

    /** Returns the lower triangle of the decomposition; the diagonal is infinite for an undetermined direction. */
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

    /** Returns the solution for one right-hand side. */
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

    /** Returns the inverse of a matrix. The inverse of an information matrix is the covariance. */
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
