package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;
import umpire.vision.detect.pips.PipPlanes;

/** Of two faces of one die the one seen more nearly square-on is the top. If both are equal, neither counts. */
class RivalFacesTest {
    private static final double STEP_PX = 10;

    private static FaceHypothesis hypothesis(int face, double xPx, double squareness) {
        List<Pip> pips = new ArrayList<>();
        for (int i = 0; i < face; i++) {
            pips.add(new Pip(xPx + 2 * i, 100 + 8 * i, 3, 3, 0, true, 20, 230, 0, 0.1, PipPlanes.BRIGHTNESS));
        }
        PipFace seen = new PipFace(face, xPx, 100, STEP_PX * squareness, 0, 0, STEP_PX, pips, 0);
        DieOutline outline = new DieOutline(new double[] {1.9, 1.9, 1.9, 1.9}, 4);
        return new FaceHypothesis(seen, outline, 3.7 * STEP_PX, new double[] {230, 230, 230}, 0.95);
    }

    private static List<Optional<String>> faces(FaceHypothesis... hypotheses) {
        PipPlanes unseen = null;
        return new PipJudge(
                        unseen,
                        new PipNeighbourhood(List.of()),
                        Optional.empty(),
                        false,
                        PipDiceThresholds.standard(),
                        ReadingTrace.NONE)
                .settle(List.of(hypotheses)).stream().map(Die::face).toList();
    }

    @Test
    void theMoreSquareOfTwoFacesIsTheTop() {
        assertThat(faces(hypothesis(5, 100, 0.98), hypothesis(3, 127, 0.6))).containsExactly(Optional.of("5"));
    }

    @Test
    void twoEqualFacesLeaveTheDieOpen() {
        assertThat(faces(hypothesis(5, 100, 0.72), hypothesis(3, 127, 0.7))).containsExactly(Optional.empty());
    }

    @Test
    void aDieBesideItIsNoRival() {
        assertThat(faces(hypothesis(5, 100, 0.98), hypothesis(3, 100 + 3.7 * STEP_PX, 0.98)))
                .containsExactlyInAnyOrder(Optional.of("5"), Optional.of("3"));
    }

    @ParameterizedTest
    @CsvSource({"0.55, 0.8", "0.65, 0.8", "0.2, 0.95"})
    void aFaceWhoseNeighbourIsSeenClearlyIsNotSure(double share, double confidence) {
        try (DrawnDice dice = new DrawnDice().fiveBelowItsTop(300, 220, 100, share)) {
            assertThat(dice.read()).singleElement().satisfies(die -> {
                assertThat(die.face()).contains("5");
                assertThat(die.confidence()).isEqualTo(confidence);
            });
        }
    }
}
