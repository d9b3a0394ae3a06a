package umpire.vision.detect.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import umpire.vision.detect.Pixel;

/** Two readings nearer to each other than two dice can lie are one die, and have a face only if they agree. */
class DistinctDiceTest {
    private static final double EDGE_PX = 40;

    private static Die die(String face, double xPx, double confidence) {
        List<Pixel> corners = List.of(new Pixel(xPx - 20, 80), new Pixel(xPx + 20, 80), new Pixel(xPx, 120));
        boolean cocked = face.isEmpty();
        return new Die(
                "d6",
                cocked ? Optional.empty() : Optional.of(face),
                cocked,
                corners,
                xPx,
                100,
                EDGE_PX,
                0,
                confidence,
                OptionalDouble.of(16));
    }

    private static List<Die> distinct(Die... dice) {
        return DistinctDice.of(List.of(dice), EDGE_PX);
    }

    @Test
    void differentFacesOfOneDieLeaveItOpen() {
        assertThat(distinct(die("5", 100, 0.99), die("3", 120, 0.4)))
                .singleElement()
                .satisfies(die -> {
                    assertThat(die.face()).isEmpty();
                    assertThat(die.cocked()).isTrue();
                    assertThat(die.confidence()).isEqualTo(0.4);
                    assertThat(die.xPx()).isEqualTo(110);
                });
    }

    @Test
    void aFaceBesideALeanIsNotTaken() {
        assertThat(distinct(die("5", 100, 0.99), die("", 110, 0)))
                .extracting(Die::cocked)
                .containsExactly(true);
        assertThat(distinct(die("", 100, 0), die("5", 110, 0.99)))
                .extracting(Die::cocked)
                .containsExactly(true);
    }

    @Test
    void ofTwoEqualReadingsTheMoreCertainIsKept() {
        assertThat(distinct(die("5", 100, 0.7), die("5", 110, 0.9))).containsExactly(die("5", 110, 0.9));
        assertThat(distinct(die("5", 100, 0.9), die("5", 110, 0.7))).containsExactly(die("5", 100, 0.9));
    }

    @Test
    void diceThatTouchAreTwo() {
        assertThat(distinct(die("5", 100, 0.9), die("3", 100 + EDGE_PX, 0.9))).hasSize(2);
    }
}
