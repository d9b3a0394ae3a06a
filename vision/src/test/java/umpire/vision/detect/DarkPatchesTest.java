package umpire.vision.detect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/** In pictures that are half as large as the ones asked about. */
class DarkPatchesTest {
    private static final int WIDTH_PX = 320;
    private static final int HEIGHT_PX = 240;

    private Mat half;

    @BeforeEach
    void paper() {
        OpenCv.load();
        half = new Mat(HEIGHT_PX / 2, WIDTH_PX / 2, CvType.CV_8U, new Scalar(200));
    }

    @AfterEach
    void release() {
        half.release();
    }

    private void dark(int x, int y, int width, int height) {
        Imgproc.rectangle(half, new Rect(x, y, width, height), new Scalar(40), 2);
    }

    private List<Rect> parts() {
        return DarkPatches.in(half).parts(WIDTH_PX, HEIGHT_PX, any -> false);
    }

    @Test
    void onlyWhatIsAboutAsLargeAsATagIsLookedAt() {
        dark(20, 20, 12, 12);
        Imgproc.line(half, new Point(5, 60), new Point(150, 60), new Scalar(40), 2);
        Imgproc.circle(half, new Point(100, 90), 1, new Scalar(40), Imgproc.FILLED);
        dark(70, 10, 60, 40);
        assertThat(parts()).singleElement().satisfies(part -> {
            assertThat(part.x).isLessThanOrEqualTo(30);
            assertThat(part.y).isLessThanOrEqualTo(30);
            assertThat(part.x + part.width).isBetween(74, 96);
            assertThat(part.y + part.height).isBetween(74, 96);
        });
    }

    @Test
    void whatIsKnownIsLeftOut() {
        dark(20, 20, 12, 12);
        dark(100, 80, 12, 12);
        assertThat(DarkPatches.in(half).parts(WIDTH_PX, HEIGHT_PX, at -> at.x() < 160))
                .singleElement()
                .satisfies(part -> assertThat(part.x).isGreaterThan(160));
    }

    @Test
    void neighboursAreLookedAtTogetherAndNothingBeyondTheEdge() {
        dark(1, 1, 12, 12);
        dark(18, 1, 12, 12);
        dark(WIDTH_PX / 2 - 14, HEIGHT_PX / 2 - 14, 12, 12);
        assertThat(parts()).hasSize(2).allSatisfy(part -> {
            assertThat(part.x).isNotNegative();
            assertThat(part.y).isNotNegative();
            assertThat(part.x + part.width).isLessThanOrEqualTo(WIDTH_PX);
            assertThat(part.y + part.height).isLessThanOrEqualTo(HEIGHT_PX);
        });
    }

    @Test
    void wherePatchesAreEverywhereAllIsLookedAtOnce() {
        for (int y = 4; y < HEIGHT_PX / 2 - 16; y += 20) {
            for (int x = 4; x < WIDTH_PX / 2 - 16; x += 20) {
                dark(x, y, 10, 10);
            }
        }
        assertThat(parts()).containsExactly(new Rect(0, 0, WIDTH_PX, HEIGHT_PX));
    }
}
