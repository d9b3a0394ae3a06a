package umpire.vision.twin.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import umpire.vision.frame.OpenCv;

class LampFlickerTest {
    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    /** 50 Hz of mains flicker every 10 ms, 60 Hz every 8.33 ms. */
    @Test
    void anExposureOfAWholePeriodHasNoFlicker() {
        for (double openedMs = 0; openedMs < 20; openedMs += 0.7) {
            assertThat(new LampFlicker(50, 1, 30).light(openedMs, 10)).isCloseTo(1, within(1e-9));
            assertThat(new LampFlicker(60, 1, 30).light(openedMs, 25.0 / 3)).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void aShortExposureHasFullFlicker() {
        LampFlicker flicker = new LampFlicker(50, 0.5, 30);
        assertThat(flicker.light(0, 0)).isCloseTo(1.25, within(1e-9));
        assertThat(flicker.light(5, 0)).isCloseTo(0.75, within(1e-9));
    }

    /** A readout of 30 ms takes three flickers of 50 Hz: three bright bands down the picture. */
    @Test
    void theReadoutTimeDeterminesTheNumberOfBands() {
        Mat grey = new Mat(300, 8, CvType.CV_8UC3, new Scalar(100, 100, 100));
        new LampFlicker(50, 0.5, 30).shine(grey, 1, 0);
        int bands = 0;
        for (int row = 1; row < grey.rows(); row++) {
            if (grey.get(row - 1, 0)[0] <= 100 && grey.get(row, 0)[0] > 100) {
                bands++;
            }
        }
        assertThat(bands).isEqualTo(3);
        grey.release();
    }

    @Test
    void aWhiteBalanceGoesFromWarmToCold() {
        Mat white = new Mat(2, 2, CvType.CV_8UC3, new Scalar(100, 100, 100));
        new ColourDrift(0.2, 4_000).tint(white, 1_000);
        assertThat(white.get(0, 0)).containsExactly(80, 100, 120);
        white.release();
    }

    @Test
    void impossibleLampsAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new LampFlicker(0, 0.5, 30));
        assertThatIllegalArgumentException().isThrownBy(() -> new LampFlicker(50, 2, 30));
        assertThatIllegalArgumentException().isThrownBy(() -> new ColourDrift(1, 30));
    }
}
