package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.CameraState.CameraCondition;

/** The reported state of the camera while a picture is awaited or processed, with a simulated clock. */
class CameraHealthTest {
    private final CameraHealth health = new CameraHealth(0);

    private CameraState at(long nowMs) {
        return health.state(nowMs, false);
    }

    private CameraHealth playing() {
        health.looks(100);
        health.looked(100, 150);
        return health;
    }

    @Test
    void aStartIsNoTroubleWhileTheFirstPictureMayStillCome() {
        assertThat(at(9_900).kind()).isEqualTo(CameraCondition.STARTING);
        assertThat(at(10_100).kind()).isEqualTo(CameraCondition.SILENT);
        assertThat(at(10_100).says()).contains("no picture yet").contains("plugged in");
    }

    @Test
    void theFirstFrameMayTakeLong() {
        health.looks(8_000);
        assertThat(at(40_000)).isEqualTo(CameraState.FIRST_LOOK);
        health.looked(40_000, 40_100);
        assertThat(at(40_200)).isEqualTo(CameraState.SEEING);
    }

    @Test
    void aFirstPictureInProductionIsNotMissing() {
        assertThat(health.state(20_000, true).kind()).isEqualTo(CameraCondition.STARTING);
    }

    @Test
    void aSilentCameraIsMissingAfterThreeSeconds() {
        playing();
        assertThat(at(3_100).kind()).isEqualTo(CameraCondition.SEEING);
        assertThat(at(3_200).kind()).isEqualTo(CameraCondition.SILENT);
    }

    @Test
    void aChangeOfGameRestartsTheTimeout() {
        playing().beginsAnew(1_000);
        assertThat(at(9_000).kind()).isEqualTo(CameraCondition.STARTING);
        assertThat(health.state(30_000, true).kind()).isEqualTo(CameraCondition.STARTING);
        health.looks(9_100);
        assertThat(at(20_000)).isEqualTo(CameraState.CHANGING_GAME);
        assertThat(health.everLooked()).isFalse();
        health.looked(20_000, 20_100);
        assertThat(at(20_200)).isEqualTo(CameraState.SEEING);
    }

    @Test
    void slowProcessingIsABusyMachineAndNoMissingCamera() {
        playing().looks(1_000);
        assertThat(at(2_900).kind()).isEqualTo(CameraCondition.SEEING);
        assertThat(at(4_100).kind()).isEqualTo(CameraCondition.BUSY);
        assertThat(at(4_100).says()).startsWith("Reading a picture takes 3 s: this machine is busy.");
        assertThat(at(30_000).says()).startsWith("Reading a picture takes 29 s");
    }

    @Test
    void slowProcessingIsReportedUntilAQuickFrame() {
        playing().looked(1_000, 5_200);
        assertThat(at(5_300).says()).startsWith("Reading a picture takes 4 s");
        health.looked(5_300, 5_400);
        assertThat(at(5_500)).isEqualTo(CameraState.SEEING);
    }

    @Test
    void aVirtualCameraThatDrawsForLongIsBusyToo() {
        playing();
        assertThat(health.state(5_150, true).kind()).isEqualTo(CameraCondition.BUSY);
    }

    @Test
    void aCameraThatFailedIsTroubleUntilTheNextLook() {
        playing().failed("the cable is out");
        assertThat(at(200).kind()).isEqualTo(CameraCondition.SILENT);
        assertThat(at(200).says()).isEqualTo("The camera sends no pictures: the cable is out.");
        health.waits(300);
        health.looks(400);
        assertThat(at(500).kind()).isEqualTo(CameraCondition.SILENT);
        health.looked(400, 600);
        assertThat(at(700)).isEqualTo(CameraState.SEEING);
    }
}
