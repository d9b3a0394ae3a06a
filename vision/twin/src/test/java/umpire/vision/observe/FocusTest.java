package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.rules.kernel.DieType;

/** The table reports blur if dice can no longer be read, and only then. */
class FocusTest {
    private static final List<DieType> PIPS = List.of(DieType.pips(16, 1));

    private static List<String> troubles(Rig rig, Consumer<Mat> spoil) {
        return troubles(rig, PIPS, spoil);
    }

    private static List<String> troubles(Rig rig, List<DieType> dice, Consumer<Mat> spoil) {
        try (Sitter sitter = new Sitter(rig, ChequeredTable.pieces(), dice)) {
            return sitter.look(ChequeredTable.scene(12, 5), spoil).observation().troubles();
        }
    }

    @ParameterizedTest
    @CsvSource({"0.01, false", "1, false", "2, false", "2.6, true", "3.5, true"})
    void aPictureOutOfFocusIsTold(double sigmaPx, boolean told) {
        assertThat(troubles(ChequeredTable.LARGE, DiceField.blurred(sigmaPx)).contains(Focus.MESSAGE))
                .isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({"0.01, false", "0.7, false", "1.6, true"})
    void aSmallPictureBearsLessBlur(double sigmaPx, boolean told) {
        assertThat(troubles(ChequeredTable.SMALL, DiceField.blurred(sigmaPx)).contains(Focus.MESSAGE))
                .isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({"0.01, false", "2, false", "2.6, true", "3.5, true"})
    void withoutPipsBlurIsMeasuredForTags(double sigmaPx, boolean told) {
        assertThat(troubles(ChequeredTable.LARGE, List.of(), DiceField.blurred(sigmaPx))
                        .contains(Focus.MESSAGE))
                .isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({"3", "6"})
    void aDarkRoomIsNotOutOfFocus(double noiseSigma) {
        assertThat(troubles(ChequeredTable.LARGE, DiceField.dark(noiseSigma))).doesNotContain(Focus.MESSAGE);
    }

    /** Each blur is seen twice, since the first frame counts as motion, which is not judged. */
    private static List<Boolean> toldOneAfterTheOther(double... sigmasPx) {
        List<Boolean> told = new ArrayList<>();
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, ChequeredTable.pieces(), PIPS)) {
            for (double sigmaPx : sigmasPx) {
                sitter.look(ChequeredTable.scene(12, 5), DiceField.blurred(sigmaPx));
                Observation last = sitter.look(ChequeredTable.scene(12, 5), DiceField.blurred(sigmaPx))
                        .observation();
                assertThat(last.moving()).as("moving at %s", sigmaPx).isFalse();
                told.add(last.troubles().contains(Focus.MESSAGE));
            }
        }
        return told;
    }

    @Test
    void theReportDoesNotAlternateAtTheThreshold() {
        assertThat(toldOneAfterTheOther(2.2, 2.6, 2.2, 2.3, 2.2)).containsExactly(false, true, true, true, true);
        assertThat(toldOneAfterTheOther(2.6, 1.6, 2.2)).containsExactly(true, false, false);
    }
}
