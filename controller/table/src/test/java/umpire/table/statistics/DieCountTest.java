package umpire.table.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.DieType;

/** The test of a die against a fair one. */
class DieCountTest {
    private static DieCount d6(int... counts) {
        DieCount die = DieCount.of("real", DieType.pips(16, 1));
        for (int face = 1; face <= counts.length; face++) {
            for (int i = 0; i < counts[face - 1]; i++) {
                die = die.showing(String.valueOf(face));
            }
        }
        return die;
    }

    /** The values of the usual tables. */
    @ParameterizedTest
    @CsvSource({
        "3.8415, 1, 0.05",
        "5.9915, 2, 0.05",
        "11.0705, 5, 0.05",
        "15.0863, 5, 0.01",
        "1.1455, 5, 0.95",
        "21.6660, 9, 0.01",
        "124.342, 100, 0.05",
        "0, 5, 1",
        "900, 5, 0",
        "5000, 5, 0"
    })
    void theProbabilityIsThatOfTheTables(double chiSquare, int freedom, double probability) {
        assertThat(ChiSquare.exceeding(chiSquare, freedom)).isCloseTo(probability, within(0.00001));
    }

    @Test
    void eachFaceIsCompared() {
        DieCount die = d6(5, 8, 9, 8, 10, 20);
        assertThat(die.thrown()).isEqualTo(60);
        assertThat(die.expected("6")).isEqualTo(10);
        assertThat(die.chiSquare()).isCloseTo(13.4, within(1e-9));
        assertThat(die.freedom()).isEqualTo(5);
        assertThat(die.probability()).isCloseTo(0.0199, within(0.0001));
        assertThat(die.verdict(1))
                .contains("Chi-square 13.40 with 5 degrees of freedom, p = 0.0199", "one fair die in twenty");
    }

    @Test
    void sidesThatShowTheSameCountTogether() {
        List<DieType.Face> faces = List.of(
                new DieType.Face("sword"), new DieType.Face("sword"), new DieType.Face("sword"), new DieType.Face("O"));
        DieCount die = DieCount.of("real", new DieType("sticker", "ogre", faces, 16, "", 1));
        for (int i = 0; i < 40; i++) {
            die = die.showing(i < 30 ? "sword" : "O");
        }
        assertThat(die.expected("sword")).isEqualTo(30);
        assertThat(die.chiSquare()).isZero();
        assertThat(die.freedom()).isEqualTo(1);
    }

    @Test
    void fewThrowsAreNotTested() {
        assertThat(d6(4, 5, 5, 5, 5, 5).testable()).isFalse();
        assertThat(d6(4, 5, 5, 5, 5, 5).verdict(1)).contains("Too few throws", "4.8 times in 29 throws");
        assertThat(d6(5, 5, 5, 5, 5, 5).testable()).isTrue();
        assertThat(d6(5, 5, 5, 5, 5, 5).verdict(1)).contains("A fair die often deviates as much");
    }

    @Test
    void ofManyDiceOneMustBeOdderToBeNamed() {
        DieCount die = d6(5, 8, 9, 8, 10, 24);
        assertThat(die.probability()).isBetween(0.0005, 0.005);
        assertThat(die.verdict(1)).contains("hardly chance");
        assertThat(die.verdict(20)).contains("one fair die in twenty");
    }

    @Test
    void theDrawingShowsEveryDie() {
        DieCount die = d6(5, 5, 5, 5, 5, 20);
        String svg = DicePlot.svg(List.of(die, die), List.of("p < 0.05", "odd & even"));
        assertThat(svg).startsWith("<svg ").endsWith("</svg>\n").contains("p &lt; 0.05", "odd &amp; even");
        assertThat(svg.split("fill=\"#27c\"", -1)).hasSize(13);
        assertThat(DicePlot.svg(List.of(), List.of())).contains("No dice were thrown yet.");
    }
}
