package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CameraPatienceTest {
    private final CameraPatience patience = CameraPatience.USUAL;

    @Test
    void aMissingCameraIsRetriedWithGrowingPauses() {
        assertThat(patience.pauseMs(1_000, 0)).isEqualTo(1_000);
        assertThat(patience.pauseMs(30_000, 0)).isEqualTo(30_000);
    }

    @Test
    void aCameraThatWorkedForAWhileRestartsAtOnce() {
        assertThat(patience.pauseMs(16_000, 5_001)).isEqualTo(1_000);
    }

    @Test
    void aCameraThatWorksForSecondsHasAShortPause() {
        assertThat(patience.pauseMs(30_000, 3_000)).isEqualTo(2_000);
        assertThat(patience.pauseMs(1_000, 3_000)).isEqualTo(1_000);
    }
}
