package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.scene.TableScene;

/** Out of focus and with little light, as at home. */
class DiceInBadLightTest {
    private static DiceField.Score score(long seed, Rig rig, Consumer<Mat> spoil) {
        return DiceField.score(rig, DiceField.scene(seed, 16), spoil);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.95", "1, 0.95", "2, 0.9"})
    void blurredDiceAreReadAndNoneWrong(double sigmaPx, double least) {
        DiceField.Score score = score(11, ChequeredTable.LARGE, sigmaPx == 0 ? bgr -> {} : DiceField.blurred(sigmaPx));
        assertThat(score.wrong()).isZero();
        assertThat(score.taken()).as("of %d leaning", score.leaning()).isZero();
        assertThat(score.share()).as("of %d flat dice", score.flat()).isGreaterThanOrEqualTo(least);
    }

    @Test
    void diceInTheDarkAreReadAndNoneWrong() {
        DiceField.Score score = score(12, ChequeredTable.LARGE, DiceField.dark(6));
        assertThat(score.wrong()).isZero();
        assertThat(score.taken()).as("of %d leaning", score.leaning()).isZero();
        assertThat(score.share()).as("of %d flat dice", score.flat()).isGreaterThanOrEqualTo(0.93);
    }

    @Test
    void aSmallPictureShowsEnoughOfMostDice() {
        DiceField.Score score = score(13, ChequeredTable.SMALL, bgr -> {});
        assertThat(score.wrong()).isZero();
        assertThat(score.taken()).as("of %d leaning", score.leaning()).isZero();
        assertThat(score.share()).as("of %d flat dice", score.flat()).isGreaterThanOrEqualTo(0.9);
    }

    /** The foot of a die appears nearer to the point below the camera than its top, and that point is not the picture's middle. */
    @Test
    void aTiltedCameraDistinguishesLeaningDice() {
        TableScene scene = DiceField.scene(14, 16).withBump(new CameraBump(140, 120, 80, -8, 8, 0));
        DiceField.Score score = DiceField.score(ChequeredTable.LARGE, scene, bgr -> {});
        assertThat(score.wrong()).isZero();
        assertThat(score.taken()).isZero();
        assertThat(score.share()).as("of %d flat dice", score.flat()).isGreaterThanOrEqualTo(0.8);
    }
}
