package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Steps along the axes have the probability of the covariance, and are independent. */
class PrincipalAxesTest {
    /** The third number is certain, and the second is a million times smaller than the first. */
    private static final double[][] COVARIANCE = {{4, 1.2e-6, 0}, {1.2e-6, 1e-12, 0}, {0, 0, 0}};

    @Test
    void theOuterProductsOfTheAxesSumUpToTheCovariance() {
        List<double[]> axes = PrincipalAxes.of(COVARIANCE);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                double sum = 0;
                for (double[] axis : axes) {
                    sum += axis[i] * axis[j];
                }
                double scale = Math.sqrt(COVARIANCE[i][i] * COVARIANCE[j][j]);
                assertThat(sum).isCloseTo(COVARIANCE[i][j], within(1e-9 * scale + 1e-300));
            }
        }
    }
}
