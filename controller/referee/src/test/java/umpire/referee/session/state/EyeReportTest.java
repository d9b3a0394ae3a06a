package umpire.referee.session.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.referee.settling.Settling;
import umpire.referee.settling.SettlingThresholds;
import umpire.rules.kernel.Place;

/** A die counts as thrown only if the movement was in sight. */
class EyeReportTest {
    private Settling settling = Settling.begin(SettlingThresholds.DEFAULT);
    private EyeReport report = EyeReport.BEGIN;
    private long nowMs;

    private void looks(int looks, boolean registered, boolean hand) {
        for (int i = 0; i < looks; i++) {
            nowMs += 100;
            Observation observation = new Observation(
                    nowMs,
                    nowMs,
                    registered,
                    false,
                    hand,
                    List.of(new Sighting.Empty(new Place("e4"))),
                    List.of(),
                    List.of(),
                    List.of());
            settling = settling.look(observation, nowMs);
            report = report.withLook(settling, List.of(), List.of(), false);
        }
    }

    private void quiet() {
        looks(5, true, false);
    }

    private void hand() {
        looks(2, true, true);
    }

    @Test
    void aHandBeforeTheFirstQuietLookDoesNotCount() {
        hand();
        assertThat(report.stirred()).isFalse();
    }

    @Test
    void aHandAfterAQuietLookCounts() {
        quiet();
        assertThat(report.stirred()).isFalse();
        hand();
        assertThat(report.stirred()).isTrue();
        quiet();
        assertThat(report.stirred()).isTrue();
    }

    @Test
    void aTableThatIsNotSeenIsNotStirred() {
        quiet();
        looks(3, false, false);
        assertThat(report.stirred()).isFalse();
    }

    @Test
    void aGapInThePicturesIsLikeAStart() {
        quiet();
        hand();
        report = report.withCamera(CameraState.silent("The cable is out."));
        assertThat(report.stirred()).isFalse();
        report = report.withCamera(CameraState.SEEING);
        hand();
        assertThat(report.stirred()).isFalse();
    }
}
