package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.vision.detect.dice.Die;

/** Dice that lie together have nearly the same size. */
class AlikeSizesTest {
    @Test
    void aMuchSmallerDieIsRejected() {
        try (DrawnDice table =
                new DrawnDice().five(120, 120, 100).five(300, 150, 100).five(480, 250, 40)) {
            assertThat(table.read())
                    .hasSize(2)
                    .allSatisfy(die -> assertThat(die.sidePx()).isGreaterThan(80));
        }
    }

    @Test
    void sixteenAndNineteenMillimetresTogetherAreNotAskedAbout() {
        try (DrawnDice table =
                new DrawnDice().five(120, 120, 95).five(300, 150, 80).five(480, 250, 80)) {
            assertThat(table.read()).hasSize(3).extracting(Die::confidence).allMatch(sure -> sure >= 0.9);
        }
    }

    @Test
    void aSmallerDieWithPipsTooSmallToHaveAShapeIsAskedAbout() {
        try (DrawnDice table =
                new DrawnDice().five(120, 120, 52).five(300, 150, 52).five(480, 250, 30)) {
            assertThat(table.read()).extracting(Die::confidence).contains(0.8).hasSize(3);
        }
    }

    @Test
    void aSmallDieByItselfIsOne() {
        try (DrawnDice table = new DrawnDice().five(300, 200, 40)) {
            assertThat(table.read()).hasSize(1);
        }
    }
}
