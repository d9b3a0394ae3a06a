package umpire.vision.observe.motion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;

/** A small object anywhere in a frame stays visible in the small picture. */
class ThumbnailTest {
    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @ParameterizedTest
    @CsvSource({"2028, 1520, 2024, 1512", "2028, 1520, 1000, 704", "1280, 720, 1272, 712", "651, 333, 648, 328"})
    void aSpotIsSeenInItsOwnBlockAlsoAtTheEdge(int width, int height, int x, int y) {
        Mat bgr = new Mat(height, width, CvType.CV_8UC3, Scalar.all(40));
        Rect spot = new Rect(x, y, Math.min(8, width - x), Math.min(8, height - y));
        Imgproc.rectangle(bgr, spot, Scalar.all(200), Imgproc.FILLED);
        try (Frame frame = new Frame(0, 0, bgr);
                Thumbnail small = new Thumbnail(frame)) {
            Mat blocks = small.blocks();
            assertThat(blocks.cols()).isEqualTo((width + 7) / 8);
            assertThat(blocks.rows()).isEqualTo((height + 7) / 8);
            assertThat(blocks.get(y / 8, x / 8)[0]).isEqualTo(200);
            assertThat(blocks.get(y / 8, x / 8 - 1)[0]).isEqualTo(40);
            assertThat(blocks.get(y / 8 - 1, x / 8)[0]).isEqualTo(40);
        }
    }
}
