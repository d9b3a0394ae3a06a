package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** The face of a leaning die is never accepted, at any tilt, direction, place and face. */
class LeaningDiceTest {
    private static final double SPACING_MM = 75;
    private static final double MIN_TILT_DEG = 25;
    private static final double MORE_TILT_DEG = 20;
    private static final double GOLDEN_TURN_DEG = 137.5;
    private static final double GOLDEN_SHARE = 0.618;

    /**
     * Returns a table full of dice. Faces, colours, tilts, directions and headings have different periods, so that all combinations occur.
     * Every seventh die lies flat, to prove that dice are read at all.
     */
    private static TableScene scene(int first) {
        List<TwinDie> dice = new ArrayList<>();
        for (double y = -225; y <= 225; y += SPACING_MM) {
            for (double x = -375; x <= 375; x += SPACING_MM) {
                int number = first + dice.size();
                Pose pose = new Pose(x, y, 37.0 * number % 360);
                Colour[] make = DiceField.MAKES[number / 7 % DiceField.MAKES.length];
                TwinDie flat =
                        TwinDie.flat("die" + number, pose, 1 + number % 6).coloured(make[0], make[1]);
                double tiltDeg = MIN_TILT_DEG + MORE_TILT_DEG * (GOLDEN_SHARE * number % 1);
                dice.add(number % 7 == 0 ? flat : flat.leaning(tiltDeg, GOLDEN_TURN_DEG * number % 360));
            }
        }
        return TableScene.empty().withoutBoard().withDice(dice);
    }

    @ParameterizedTest(name = "from the {0}th die on")
    @ValueSource(ints = {0, 1000, 23_000})
    void noFaceOfALeaningDieIsTaken(int first) {
        DiceField.Score score = DiceField.score(ChequeredTable.LARGE, scene(first), bgr -> {});
        assertThat(score.taken()).as("of %d leaning", score.leaning()).isZero();
        assertThat(score.wrong()).isZero();
        assertThat(score.share()).as("of %d flat", score.flat()).isGreaterThanOrEqualTo(0.9);
    }
}
