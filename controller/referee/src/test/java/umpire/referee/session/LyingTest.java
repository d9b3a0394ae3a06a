package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.Command;
import umpire.referee.toy.Beach;
import umpire.referee.toy.Shore;
import umpire.rules.kernel.Pose;

/** A token may lie at a pose beside the places. */
class LyingTest {
    private static Optional<Pose> off(double mm) {
        return Optional.of(new Pose(Shore.MOORING.xMm() + mm, Shore.MOORING.yMm(), Shore.MOORING.headingDeg() + 90));
    }

    @Test
    void aTokenNearEnoughLiesWhereItMust() {
        assertThat(Beach.at("0 ebb ebb").buoy(off(14)).play(0).corrections()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"16", "-16", "60"})
    void aTokenTooFarOffIsLaidBackWhereverItWent(double mm) {
        Beach beach = Beach.at("0 ebb ebb").buoy(off(mm)).play(0);
        assertThat(beach.corrections()).hasSize(1);
        assertThat(beach.tableSnapshot().prompt().corrections())
                .extracting(Correction::token)
                .containsExactly(Shore.BUOY);
        assertThat(beach.buoy(off(0)).play(0).corrections()).isEmpty();
    }

    @Test
    void aTokenThatIsGoneIsAskedFor() {
        Beach beach = Beach.at("0 ebb ebb").buoy(Optional.empty()).play(0);
        assertThat(beach.corrections()).hasSize(1);
        assertThat(beach.tableSnapshot().prompt().need()).isNotEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void pushingAFreeTokenIsNoMove() {
        Beach beach = Beach.at("0 - ebb").play(0);
        beach.order(new Command.Act(Optional.of(Shore.LAND), "Land ebb"));
        beach.buoy(off(40)).play(0);
        assertThat(beach.journal()).hasSize(2);
        assertThat(beach.tableSnapshot().prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(beach.corrections()).hasSize(1);
        assertThat(beach.buoy(off(0)).play(0).tableSnapshot().prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }
}
