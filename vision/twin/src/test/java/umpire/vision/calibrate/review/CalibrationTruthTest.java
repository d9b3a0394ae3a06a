package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import umpire.hardware.Camera;
import umpire.vision.twin.camera.ShotSettings;

/**
 * Finds the reference camera from twenty pictures of a rendered board and compares it with the exact truth. It takes half a minute, so it
 * runs only with {@code -Dumpire.calibration=reference}. {@link CalibrationSetsTest} tests the same with fewer pixels.
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
