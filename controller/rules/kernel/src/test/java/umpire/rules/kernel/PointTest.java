package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PointTest {
    @ParameterizedTest
    @CsvSource({
        "5, 3,   0, 0, 10, 0, 3",
        "-3, 4,  0, 0, 10, 0, 5",
        "13, -4, 0, 0, 10, 0, 5",
        "7, 0,   0, 0, 10, 0, 0",
        "3, 4,   0, 0, 0, 0,  5",
        "0.9, 5.2, 1, 2, 4, 6, 2",
        "4.1, 2.8, 1, 2, 4, 6, 2",
        "10, 14, 1, 2, 4, 6, 10",
        "-2, -2, 1, 2, 4, 6, 5",
        "4, 6, 1, 2, 1, 2, 5",
    })
    void theDistanceToALineIsThatToItsNearestPoint(
            double x, double y, double ax, double ay, double bx, double by, double mm) {
        assertThat(new Point(x, y).distanceMm(new Point(ax, ay), new Point(bx, by)))
                .isCloseTo(mm, within(1e-9));
    }
}
