package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.vision.detect.dice.Die;

/** The only evidence of a one is a single pip: its roundness, and the empty part of its face. */
class LoneFaceTest {
    @Test
    void aRoundPipInTheMiddleOfASquareIsACertainOne() {
        try (DrawnDice table = new DrawnDice().body(200, 150, 70).pip(200, 150, 7)) {
            assertThat(table.read()).singleElement().satisfies(die -> {
                assertThat(die.face()).contains("1");
                assertThat(die.confidence()).isGreaterThanOrEqualTo(0.9);
            });
        }
    }

    @Test
    void aOneTooSmallToHaveAShapeIsAskedAbout() {
        try (DrawnDice table = new DrawnDice().body(200, 150, 26).pip(200, 150, 2.5)) {
            assertThat(table.read())
                    .allSatisfy(die -> assertThat(die.confidence()).isLessThan(0.9));
        }
    }

    /** Cells of a tag are a third as wide as the square around them. */
    @Test
    void aSquareSpotIsNotAOne() {
        try (DrawnDice table = new DrawnDice().body(200, 150, 30).square(200, 150, 10)) {
            assertThat(table.read()).isEmpty();
        }
    }

    /** A pip behind a glint has no shape but is still a pip. */
    @Test
    void aPipThatLostItsShapeLeavesTheFaceOpen() {
        try (DrawnDice table = new DrawnDice()
                .body(200, 150, 80)
                .pip(200, 150, 8)
                .pip(178, 128, 8)
                .rubbedOff(176, 126, 12)) {
            assertThat(table.read()).extracting(Die::face).allMatch(Optional::isEmpty);
        }
    }
}
