package umpire.vision.calibrate.board;

/** Solves a few linear equations, the largest pivot first. */
final class GaussElimination {
    private static final double NOTHING = 1e-300;

    private GaussElimination() {}

    /** Returns the unknowns; the matrix is used up. What cannot be told is 0. */
    static double[] solved(double[][] matrix, double[] right) {
        int n = right.length;
        double[] x = right.clone();
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column + 1; row < n; row++) {
                if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) {
                    pivot = row;
                }
            }
            double[] swapped = matrix[pivot];
            matrix[pivot] = matrix[column];
            matrix[column] = swapped;
            double value = x[pivot];
            x[pivot] = x[column];
            x[column] = value;
            if (Math.abs(swapped[column]) < NOTHING) {
                continue;
            }
            for (int row = column + 1; row < n; row++) {
                double share = matrix[row][column] / swapped[column];
                for (int k = column; k < n; k++) {
                    matrix[row][k] -= share * swapped[k];
                }
                x[row] -= share * x[column];
            }
        }
        for (int row = n - 1; row >= 0; row--) {
            for (int k = row + 1; k < n; k++) {
                x[row] -= matrix[row][k] * x[k];
            }
            x[row] = Math.abs(matrix[row][row]) < NOTHING ? 0 : x[row] / matrix[row][row];
        }
        return x;
    }
}
