package umpire.referee.reading;

import java.util.Arrays;

/** Pairs sources with targets so that the sum of the costs is least (the Hungarian method, with potentials). */
final class Assignment {
    private final double[][] cost;
    private final double[] rowPotential;
    private final double[] columnPotential;
    /** The row of each column, counted from 1; 0 while it has none. Column 0 holds the row that is being paired. */
    private final int[] rowOf;

    private Assignment(double[][] cost) {
        int columns = cost.length == 0 ? 0 : cost[0].length;
        this.cost = cost;
        this.rowPotential = new double[cost.length + 1];
        this.columnPotential = new double[columns + 1];
        this.rowOf = new int[columns + 1];
    }

    /**
     * Pairs every row with a column of its own.
     *
     * @param cost rows by columns, finite, with no more rows than columns
     * @return the column of each row
     */
    static int[] least(double[][] cost) {
        Assignment assignment = new Assignment(cost);
        for (int row = 1; row <= cost.length; row++) {
            assignment.pair(row);
        }
        return assignment.columnOf();
    }

    private int[] columnOf() {
        int[] columnOf = new int[cost.length];
        for (int column = 1; column < rowOf.length; column++) {
            if (rowOf[column] > 0) {
                columnOf[rowOf[column] - 1] = column - 1;
            }
        }
        return columnOf;
    }

    /** Pairs one more row along the cheapest augmenting path, which ends at a free column. */
    private void pair(int row) {
        double[] slack = new double[rowOf.length];
        Arrays.fill(slack, Double.POSITIVE_INFINITY);
        boolean[] used = new boolean[rowOf.length];
        int[] cameFrom = new int[rowOf.length];
        rowOf[0] = row;
        int column = 0;
        do {
            used[column] = true;
            relax(column, used, slack, cameFrom);
            int next = cheapest(used, slack);
            shift(slack[next], used, slack);
            column = next;
        } while (rowOf[column] != 0);
        while (column != 0) {
            rowOf[column] = rowOf[cameFrom[column]];
            column = cameFrom[column];
        }
    }

    /** Lowers the slack of each column that is reached more cheaply through the row of the given column. */
    private void relax(int column, boolean[] used, double[] slack, int[] cameFrom) {
        int row = rowOf[column];
        for (int j = 1; j < slack.length; j++) {
            double reduced = cost[row - 1][j - 1] - rowPotential[row] - columnPotential[j];
            if (!used[j] && reduced < slack[j]) {
                slack[j] = reduced;
                cameFrom[j] = column;
            }
        }
    }

    private static int cheapest(boolean[] used, double[] slack) {
        int cheapest = 0;
        for (int j = 1; j < slack.length; j++) {
            if (!used[j] && slack[j] < slack[cheapest]) {
                cheapest = j;
            }
        }
        return cheapest;
    }

    private void shift(double step, boolean[] used, double[] slack) {
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
