package umpire.referee.reading;

import java.util.Arrays;

/** Pairs sources with targets so that the sum of the ways is least (the Hungarian method, with potentials). */
final class Assignment {
    private Assignment() {}

    /**
     * Pairs every row with a column of its own.
     *
     * @param cost rows by columns, finite, with no more rows than columns
     * @return the column of each row
     */
    static int[] least(double[][] cost) {
        int rows = cost.length;
        int columns = rows == 0 ? 0 : cost[0].length;
        double[] rowPotential = new double[rows + 1];
        double[] columnPotential = new double[columns + 1];
        int[] rowOf = new int[columns + 1];
        for (int row = 1; row <= rows; row++) {
            augment(row, cost, rowPotential, columnPotential, rowOf);
        }
        int[] columnOf = new int[rows];
        for (int column = 1; column <= columns; column++) {
            if (rowOf[column] > 0) {
                columnOf[rowOf[column] - 1] = column - 1;
            }
        }
        return columnOf;
    }

    private static void augment(
            int row, double[][] cost, double[] rowPotential, double[] columnPotential, int[] rowOf) {
        int columns = columnPotential.length - 1;
        double[] slack = new double[columns + 1];
        Arrays.fill(slack, Double.POSITIVE_INFINITY);
        boolean[] used = new boolean[columns + 1];
        int[] cameFrom = new int[columns + 1];
        rowOf[0] = row;
        int column = 0;
        do {
            used[column] = true;
            int next = 0;
            double step = Double.POSITIVE_INFINITY;
            for (int j = 1; j <= columns; j++) {
                if (used[j]) {
                    continue;
                }
                double reduced = cost[rowOf[column] - 1][j - 1] - rowPotential[rowOf[column]] - columnPotential[j];
                if (reduced < slack[j]) {
                    slack[j] = reduced;
                    cameFrom[j] = column;
                }
                if (slack[j] < step) {
                    step = slack[j];
                    next = j;
                }
            }
            shift(step, used, slack, rowPotential, columnPotential, rowOf);
            column = next;
        } while (rowOf[column] != 0);
        while (column != 0) {
            rowOf[column] = rowOf[cameFrom[column]];
            column = cameFrom[column];
        }
    }

    private static void shift(
            double step, boolean[] used, double[] slack, double[] rowPotential, double[] columnPotential, int[] rowOf) {
        for (int j = 0; j < used.length; j++) {
            if (used[j]) {
                rowPotential[rowOf[j]] += step;
                columnPotential[j] -= step;
            } else {
                slack[j] -= step;
            }
        }
    }
}
