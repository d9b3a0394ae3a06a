package umpire.vision.detect.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;

/** Finds bodies on a table that look like dice. */
class BodyFinderTest {
    private static final Scalar BODY = new Scalar(40, 40, 170);

    private static Mat table() {
        OpenCv.load();
        return new Mat(480, 640, CvType.CV_8UC3, new Scalar(70, 120, 60));
    }

    @Test
    void aBodyWithANumeralIsFoundAndAPlainCounterIsNot() {
        Mat bgr = table();
        Imgproc.rectangle(bgr, new Rect(200, 200, 60, 60), BODY, Imgproc.FILLED);
        Imgproc.putText(bgr, "7", new Point(213, 250), Imgproc.FONT_HERSHEY_SIMPLEX, 1.6, Scalar.all(240), 4);
        Imgproc.circle(bgr, new Point(450, 230), 30, BODY, Imgproc.FILLED);
        assertThat(new BodyFinder(BodyThresholds.standard()).find(bgr))
                .singleElement()
                .matches(body -> body.middle().distance(new Pixel(230, 230)) < 4);
        OpenCv.release(bgr);
    }

    @Test
    void aPenIsNoDie() {
        Mat bgr = table();
        Imgproc.rectangle(bgr, new Rect(200, 200, 200, 24), BODY, Imgproc.FILLED);
        Imgproc.putText(bgr, "pen", new Point(270, 219), Imgproc.FONT_HERSHEY_SIMPLEX, 0.8, Scalar.all(240), 2);
        assertThat(new BodyFinder(BodyThresholds.standard()).find(bgr)).isEmpty();
        OpenCv.release(bgr);
    }
}
