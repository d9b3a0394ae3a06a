package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The assignment has the least total cost. */
class AssignmentTest {
    private static final int TABLES = 500;

    @Test
    void noPairingCostsLessThanTheOneFound() {
        long seed = 1955;
        Random random = new Random(seed);
        for (int i = 0; i < TABLES; i++) {
            int rows = random.nextInt(5);
            double[][] cost = new double[rows][rows + random.nextInt(3)];
            for (double[] row : cost) {
                Arrays.setAll(row, column -> random.nextInt(30));
            }
            int[] columnOf = Assignment.least(cost);
            assertThat(Arrays.stream(columnOf).distinct().count()).isEqualTo(rows);
            assertThat(sum(cost, columnOf))
                    .as("seed %s, costs %s", seed, Arrays.deepToString(cost))
                    .isEqualTo(cheapest(cost, 0, new boolean[columns(cost)]));
        }
    }

    @Test
    void amongEqualCostsEachRowTakesTheFirstFreeColumn() {
        assertThat(Assignment.least(new double[][] {{5, 5, 5}, {5, 5, 5}})).containsExactly(0, 1);
    }

    @Test
    void noRowsGiveAnEmptyAssignment() {
        assertThat(Assignment.least(new double[0][0])).isEmpty();
    }

    private static int columns(double[][] cost) {
        return cost.length == 0 ? 0 : cost[0].length;
    }

    private static double sum(double[][] cost, int[] columnOf) {
        double sum = 0;
        for (int row = 0; row < cost.length; row++) {
            sum += cost[row][columnOf[row]];
        }
        return sum;
    }

    /** Tries every pairing of the rows from this one on. Returns the least cost. */
    private static double cheapest(double[][] cost, int row, boolean[] taken) {
        if (row == cost.length) {
            return 0;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int column = 0; column < taken.length; column++) {
            if (!taken[column]) {
                taken[column] = true;
                least = Math.min(least, cost[row][column] + cheapest(cost, row + 1, taken));
                taken[column] = false;
            }
        }
        return least;
    }
}
