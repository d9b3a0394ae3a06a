package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PoseTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "359, 359", "360, 0", "-90, 270", "725, 5", "-360, 0"})
    void aHeadingIsKeptWithinOneTurn(double given, double kept) {
        assertThat(new Pose(0, 0, given).headingDeg()).isEqualTo(kept);
    }

    @ParameterizedTest
    @CsvSource({"10, 350, 20", "350, 10, 20", "0, 180, 180", "90, 30, 60", "30, 90, 60", "0, 181, 179"})
    void theTurnBetweenTwoHeadingsIsTheShorterWayRound(double one, double other, double turn) {
        assertThat(new Pose(0, 0, one).turnDeg(new Pose(5, 5, other))).isEqualTo(turn);
    }

    @Test
    void distanceIsMeasuredInAStraightLine() {
        assertThat(new Pose(1, 2, 0).distanceMm(new Pose(4, -2, 90))).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void aPoseNeedsFiniteNumbers(double nowhere) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Pose(nowhere, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Pose(0, nowhere, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Pose(0, 0, nowhere));
    }
}
