package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyDouble;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.Videoio;

/** A camera that keeps the values it is given; its own measurements do not matter here. */
class ExposureLockTest {
    private static final double FOUND_EXPOSURE = 156;
    private static final double FOUND_KELVIN = 4_200;
    private static final int LIT = 120;

    private final VideoCapture capture = mock(VideoCapture.class);
    private final Map<Integer, Double> settings = new HashMap<>();
    private final ExposureLock lock = new ExposureLock(capture);
    private final Mat picture = new Mat(48, 64, CvType.CV_8UC3);
    private long nowMs = 10_000;

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @BeforeEach
    void plugIn() {
        settings.put(Videoio.CAP_PROP_EXPOSURE, FOUND_EXPOSURE);
        settings.put(Videoio.CAP_PROP_WB_TEMPERATURE, FOUND_KELVIN);
        settings.put(Videoio.CAP_PROP_AUTO_EXPOSURE, ExposureLock.BY_ITSELF);
        settings.put(Videoio.CAP_PROP_AUTO_WB, 1.0);
        when(capture.get(anyInt())).thenAnswer(asked -> settings.getOrDefault((int) asked.getArgument(0), 0.0));
        when(capture.set(anyInt(), anyDouble())).thenAnswer(told -> {
            settings.put(told.getArgument(0), told.getArgument(1));
            return true;
        });
    }

    @AfterEach
    void release() {
        picture.release();
    }

    /** Shows pictures of a brightness for a time, ten a second. */
    private void show(int level, long ms) {
        picture.setTo(Scalar.all(level));
        for (long endMs = nowMs + ms; nowMs < endMs; nowMs += 100) {
            lock.seen(picture, nowMs);
        }
    }

    private boolean held() {
        return settings.get(Videoio.CAP_PROP_AUTO_EXPOSURE) == ExposureLock.AS_TOLD
                && settings.get(Videoio.CAP_PROP_AUTO_WB) == 0;
    }

    @Test
    void theFoundExposureIsLocked() {
        show(LIT, HeldLight.FINDING_MS - 500);
        assertThat(held()).isFalse();
        show(LIT, 1_000);
        assertThat(held()).isTrue();
        assertThat(settings)
                .containsEntry(Videoio.CAP_PROP_EXPOSURE, FOUND_EXPOSURE)
                .containsEntry(Videoio.CAP_PROP_WB_TEMPERATURE, FOUND_KELVIN);
    }

    @Test
    void aHandThatIsLongOverTheTableChangesNothing() {
        show(LIT, 4_000);
        show(LIT - 30, 60_000);
        assertThat(held()).isTrue();
    }

    @Test
    void aLampThatGoesOutUnlocksAndLocksAgain() {
        show(LIT, 4_000);
        show(40, HeldLight.CHANGED_MS - 500);
        assertThat(held()).isTrue();
        show(40, 1_500);
        assertThat(held()).isFalse();
        show(110, 4_000);
        assertThat(held()).isTrue();
        show(110, 60_000);
        assertThat(held()).isTrue();
    }

    @Test
    void aShortChangeOfLightKeepsTheLock() {
        show(LIT, 4_000);
        for (int flicker = 0; flicker < 10; flicker++) {
            show(40, 4_000);
            show(LIT, 1_000);
        }
        assertThat(held()).isTrue();
    }

    @Test
    void aDriverThatRefusesIsLeftAlone() {
        when(capture.set(anyInt(), anyDouble())).thenReturn(false);
        show(LIT, 60_000);
        show(20, 60_000);
        assertThat(settings).containsEntry(Videoio.CAP_PROP_AUTO_EXPOSURE, ExposureLock.BY_ITSELF);
    }
}
