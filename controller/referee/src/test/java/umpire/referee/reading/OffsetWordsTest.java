package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Pose;

class OffsetWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            14 |  -3 |   0 | 14 mm right and 3 mm down
            -5 |   0 |   0 | 5 mm left
            0  |  22 |  20 | 22 mm up, and turn it 20 degrees counter-clockwise
            0  |   0 | 340 | a little, and turn it 20 degrees clockwise
            .4 |  .4 |   1 | a little
            """)
    void sayHowFarAndWhichWay(double rightMm, double upMm, double turnDeg, String says) {
        assertThat(OffsetWords.between(new Pose(100, -40, 350), new Pose(100 + rightMm, -40 + upMm, 350 + turnDeg)))
                .isEqualTo(says);
    }
}
