package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvException;
import org.opencv.core.Mat;
import org.opencv.videoio.VideoCapture;

/** Simulates a camera that fails while in use, since a real one cannot be made to fail. */
class BrokenCaptureTest {
    private static final String ENDING = "the camera gives no more frames; check its cable";

    private VideoCapture capture;
    private CaptureCamera camera;

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @BeforeEach
    void plugIn() {
        capture = mock(VideoCapture.class);
        camera = new CaptureCamera(capture, ENDING, () -> 7, Optional.empty());
    }

    @Test
    void aSilentCameraIsReported() {
        when(capture.read(any(Mat.class))).thenReturn(false);
        assertThatIOException().isThrownBy(camera::next).withMessage(ENDING);
    }

    @Test
    void aFailingDriverIsReportedInTheSameWords() {
        when(capture.read(any(Mat.class))).thenThrow(new CvException("V4L2: Input/output error"));
        assertThatIOException().isThrownBy(camera::next).withMessage(ENDING).withCauseInstanceOf(CvException.class);
    }

    @Test
    void aFrameAfterAMissingOneIsTheNext() throws Exception {
        when(capture.read(any(Mat.class))).thenReturn(true, false, true);
        try (Frame first = camera.next()) {
            assertThat(first.number()).isZero();
        }
        assertThatIOException().isThrownBy(camera::next);
        try (Frame second = camera.next()) {
            assertThat(second.number()).isEqualTo(1);
        }
    }

    @Test
    void closingTheCameraReleasesTheDevice() {
        camera.close();
        verify(capture).release();
    }
}
