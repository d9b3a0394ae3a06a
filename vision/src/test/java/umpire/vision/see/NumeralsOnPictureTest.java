package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.numerals.ReadNumeral;

class NumeralsOnPictureTest {
    @ParameterizedTest
    @CsvSource({
        "0.3, 'it may lean, and then two of its faces are seen; it may be a 3 or a 5'",
        "0.99, its numeral is not beyond doubt; it may be a 3 or a 5"
    })
    void anUnreadDieSaysWhyAndAllItsLikelyFaces(double lies, String why) {
        assertThat(why(lies, List.of("3", "5"))).isEqualTo(why);
    }

    private static String why(double lies, List<String> mayShow) {
        ReadNumeral numeral = new ReadNumeral(
                new Pixel(0, 0),
                Optional.empty(),
                PlaneAxes.straight(30),
                List.of("3"),
                mayShow,
                false,
                false,
                0.5,
                lies);
        return NumeralsOnPicture.why(numeral, NumeralThresholds.standard());
    }
}
