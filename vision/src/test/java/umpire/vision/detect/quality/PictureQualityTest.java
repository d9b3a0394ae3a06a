package umpire.vision.detect.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/** The picture itself tells whether it is too poor. */
class PictureQualityTest {
    private Mat grey;

    @BeforeEach
    void whiteDiceOnADarkTable() {
        OpenCv.load();
        grey = new Mat(480, 640, CvType.CV_8U, new Scalar(90));
        for (int i = 0; i < 4; i++) {
            Imgproc.rectangle(grey, new Rect(60 + 140 * i, 300, 60, 60), new Scalar(230), Imgproc.FILLED);
            Imgproc.circle(grey, new Point(90 + 140 * i, 330), 7, new Scalar(30), Imgproc.FILLED, Imgproc.LINE_AA);
        }
        blur(0.8);
    }

    @AfterEach
    void release() {
        OpenCv.release(grey);
    }

    private void blur(double sigmaPx) {
        Imgproc.GaussianBlur(grey, grey, new Size(0, 0), sigmaPx);
    }

    private List<PictureFault> faults() {
        return new PictureQuality(QualityThresholds.standard()).faults(grey);
    }

    @Test
    void aGoodPictureHasNoFault() {
        assertThat(faults()).isEmpty();
    }

    @Test
    void aPictureWithoutLightIsTooDark() {
        Core.multiply(grey, new Scalar(0.25), grey);
        assertThat(faults()).contains(new PictureFault.TooDark());
    }

    @Test
    void wideEdgesAreOutOfFocus() {
        blur(3);
        assertThat(faults()).singleElement().isInstanceOf(PictureFault.OutOfFocus.class);
    }

    @Test
    void theReflectionOfALampIsGlareWhereItIs() {
        Imgproc.circle(grey, new Point(320, 150), 45, new Scalar(255), Imgproc.FILLED);
        Mat glow = new Mat();
        Imgproc.GaussianBlur(grey, glow, new Size(0, 0), 14);
        Core.max(grey, glow, grey);
        glow.convertTo(glow, -1, 2.2);
        glow.submat(0, 260, 0, 640).copyTo(grey.submat(0, 260, 0, 640));
        OpenCv.release(glow);
        assertThat(faults()).singleElement().isInstanceOfSatisfying(PictureFault.GlareHere.class, glare -> {
            assertThat(glare.leftPx()).isBetween(220, 300);
            assertThat(glare.topPx()).isBetween(60, 130);
        });
    }
}
