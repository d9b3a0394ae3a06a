package umpire.vision.detect.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.bodies.BodyProposals.ProposedBody;
import umpire.vision.frame.OpenCv;

class BodyProposalsTest {
    private static final int SIDE_PX = 50;

    private final Mat bgr = table();

    private static Mat table() {
        OpenCv.load();
        return new Mat(480, 640, CvType.CV_8UC3, new Scalar(70, 120, 60));
    }

    @AfterEach
    void release() {
        OpenCv.release(bgr);
    }

    private void die(int x, int y) {
        Imgproc.rectangle(bgr, new Rect(x, y, SIDE_PX, SIDE_PX), new Scalar(60, 40, 170), Imgproc.FILLED);
        Imgproc.putText(bgr, "7", new Point(x + 12, y + 40), Imgproc.FONT_HERSHEY_SIMPLEX, 1.4, Scalar.all(240), 4);
    }

    private static List<ProposedBody> near(List<ProposedBody> proposals, int x, int y) {
        Pixel middle = new Pixel(x + SIDE_PX / 2.0, y + SIDE_PX / 2.0);
        return proposals.stream()
                .filter(body -> body.middle().distance(middle) < 6)
                .toList();
    }

    @Test
    void aDieAloneIsProposedOnceAndStandsApart() {
        die(200, 200);
        assertThat(BodyProposals.of(bgr)).singleElement().satisfies(body -> {
            assertThat(near(List.of(body), 200, 200)).hasSize(1);
            assertThat(body.radiusPx()).isBetween(SIDE_PX * 0.45, SIDE_PX * 0.6);
            assertThat(body.apart()).isEqualTo(1);
        });
    }

    @Test
    void eachOfTwoDiceThatTouchIsProposed() {
        die(200, 200);
        die(200 + SIDE_PX, 210);
        List<ProposedBody> proposals = BodyProposals.of(bgr);
        assertThat(near(proposals, 200, 200)).hasSize(1);
        assertThat(near(proposals, 200 + SIDE_PX, 210)).hasSize(1);
        assertThat(proposals).hasSizeLessThan(5).allMatch(body -> body.apart() < 1);
    }

    @Test
    void aPlainCounterAndAPenAreNotProposed() {
        Imgproc.circle(bgr, new Point(450, 230), 30, new Scalar(60, 40, 170), Imgproc.FILLED);
        Imgproc.line(bgr, new Point(50, 50), new Point(50, 400), Scalar.all(240), 24);
        assertThat(BodyProposals.of(bgr)).isEmpty();
    }

    @Test
    void noMoreThanAHundredAreProposed() {
        for (int x = 10; x < 620; x += 40) {
            for (int y = 10; y < 470; y += 40) {
                Imgproc.rectangle(bgr, new Rect(x, y, 22, 22), new Scalar(60, 40, 170), Imgproc.FILLED);
                Imgproc.circle(bgr, new Point(x + 11, y + 11), 5, Scalar.all(240), Imgproc.FILLED);
            }
        }
        assertThat(BodyProposals.of(bgr)).hasSize(100);
    }
}
