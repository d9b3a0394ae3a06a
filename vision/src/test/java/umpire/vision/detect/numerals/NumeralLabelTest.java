package umpire.vision.detect.numerals;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumeralLabelTest {
    @Test
    void nothingIsTen() {
        assertThat(NumeralLabel.faces(NumeralLabel.of("0", true))).containsExactly("10");
    }

    @Test
    void aSixWithoutMarkMayBeANine() {
        assertThat(NumeralLabel.faces(NumeralLabel.of("6", false))).containsExactly("6", "9");
        assertThat(NumeralLabel.of("9", false)).isEqualTo(NumeralLabel.of("6", false));
        assertThat(NumeralLabel.faces(NumeralLabel.of("9", true))).containsExactly("9");
    }

    @Test
    void tensKeepTheirNames() {
        assertThat(NumeralLabel.faces(NumeralLabel.of("00", true))).containsExactly("00");
        assertThat(NumeralLabel.faces(NumeralLabel.of("90", false))).containsExactly("90");
        assertThat(NumeralLabel.isTens(NumeralLabel.of("30", true))).isTrue();
        assertThat(NumeralLabel.isTens(NumeralLabel.of("3", true))).isFalse();
    }

    @Test
    void onlyAFourMayHaveOneOrNoHole() {
        assertThat(NumeralLabel.admits(8, 2)).isTrue();
        assertThat(NumeralLabel.admits(8, 1)).isFalse();
        assertThat(NumeralLabel.admits(7, 1)).isFalse();
        assertThat(NumeralLabel.admits(4, 0)).isTrue();
        assertThat(NumeralLabel.admits(4, 1)).isTrue();
        assertThat(NumeralLabel.admits(4, 2)).isFalse();
    }
}
