package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import umpire.hardware.Camera;
import umpire.vision.twin.camera.ShotSettings;

/**
 * The reference camera found from twenty pictures of a rendered board, held against the exact truth. It takes half a minute, so it runs
 * by {@code -Dumpire.calibration=reference} alone; with fewer pixels {@link CalibrationSetsTest} asks the same each time.
 */
@EnabledIfSystemProperty(named = "umpire.calibration", matches = "reference", disabledReason = "takes half a minute")
class CalibrationTruthTest {
    @Test
    void theReferenceCameraIsFoundToAHundredthOfAPercent() {
        Camera truth = Camera.reference();
        CalibrationReport report = new BoardPictures(truth)
                .with(new ShotSettings(0.7, 3, 10))
                .wellDone(20, 1)
                .report();
        LensFigures lens = report.lens().orElseThrow();
        assertThat(report.accepted()).isTrue();
        assertThat(lens.rmsPx()).isLessThan(0.05);
        assertThat(lens.camera().fxPx()).isCloseTo(truth.fxPx(), within(0.0002 * truth.fxPx()));
        assertThat(lens.camera().fyPx()).isCloseTo(truth.fyPx(), within(0.0002 * truth.fyPx()));
        assertThat(lens.table().worstMm()).isLessThan(0.05);
    }
}
