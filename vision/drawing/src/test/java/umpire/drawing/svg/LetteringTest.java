package umpire.drawing.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LetteringTest {
    private static final String UNKNOWN = Lettering.svg("\u0416", 0, 0, 6, "start", "#000000", 0.1);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                "abcdefghijklmnopqrstuvwxyz",
                "0123456789",
                "-+.,:!'/()&%=;<>#*_\"",
                "äöüéñ"
            })
    void everyLetterOfANameHasLinesOfItsOwn(String letters) {
        for (char letter : letters.toCharArray()) {
            assertThat(Lettering.svg(String.valueOf(letter), 0, 0, 6, "start", "#000000", 0.1))
                    .as("%s", letter)
                    .contains("<path")
                    .isNotEqualTo(UNKNOWN);
        }
    }

    @Test
    void aLineGrowsWithItsCapitals() {
        assertThat(Lettering.widthMm("Mine 10", 6)).isCloseTo(2 * Lettering.widthMm("Mine 10", 3), within(1e-9));
        assertThat(Lettering.widthMm("", 6)).isZero();
    }

    @Test
    void smallLettersAreNarrowerThanCapitals() {
        assertThat(Lettering.widthMm("elf", 6)).isLessThan(Lettering.widthMm("ELF", 6));
    }
}
