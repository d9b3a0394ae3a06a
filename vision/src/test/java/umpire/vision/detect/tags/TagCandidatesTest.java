package umpire.vision.detect.tags;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;

/** Uses pictures at half the width of the ones in question. */
class TagCandidatesTest {
    private static final int WIDTH_PX = 321;
    private static final int HEIGHT_PX = 243;
    private static final Scalar INK = new Scalar(40);

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

    /** Draws a tag with its top left corner at a point. */
    private void tag(int id, int x, int y, int sidePx) {
        Dictionary dictionary = Objdetect.getPredefinedDictionary(Objdetect.DICT_5X5_250);
        Mat large = new Mat();
        dictionary.generateImageMarker(id, 70, large, 1);
        Imgproc.resize(large, large, new Size(sidePx, sidePx), 0, 0, Imgproc.INTER_AREA);
        Core.multiply(large, new Scalar(160.0 / 255), large);
        Core.add(large, INK, large);
        Mat place = half.submat(new Rect(x, y, sidePx, sidePx));
        large.copyTo(place);
        place.release();
        large.release();
    }

    private List<Rect> parts(Tag... known) {
        try (TagCandidates patches = TagCandidates.in(half)) {
            return patches.parts(WIDTH_PX, HEIGHT_PX, List.of(known));
        }
    }

    /** Returns whether one of the parts contains a whole tag with some of its white margin. */
    private static boolean isShown(List<Rect> parts, int x, int y, int sidePx) {
        return parts.stream()
                .anyMatch(part -> part.x <= 2 * x - 4
                        && part.y <= 2 * y - 4
                        && part.x + part.width >= 2 * (x + sidePx) + 4
                        && part.y + part.height >= 2 * (y + sidePx) + 4);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10, 12, 15})
    void smallTagsAreSearchedAndLinesAreNot(int sidePx) {
        tag(17, 20, 21, sidePx);
        Imgproc.line(half, new Point(5, 60), new Point(150, 66), INK, 1);
        Imgproc.rectangle(half, new Rect(70, 10, 60, 40), INK, 1);
        Imgproc.circle(half, new Point(100, 90), 1, INK, Imgproc.FILLED);
        assertThat(isShown(parts(), 20, 21, sidePx)).isTrue();
        assertThat(parts())
                .singleElement()
                .satisfies(part -> assertThat(part.area()).isLessThan(Math.pow(2 * sidePx + 48, 2)));
    }

    /** As on a paper die, whose faces have outlines: the connected dark area is larger than any tag. */
    @Test
    void aTagThatTouchesALineIsSearched() {
        tag(17, 40, 40, 9);
        Imgproc.rectangle(half, new Rect(10, 10, 140, 100), INK, 1);
        Imgproc.line(half, new Point(10, 10), new Point(41, 41), INK, 1);
        assertThat(isShown(parts(), 40, 40, 9)).isTrue();
    }

    @Test
    void theEdgeOfAPaperIsNotSearched() {
        Imgproc.rectangle(half, new Rect(80, 0, 90, 130), new Scalar(110), Imgproc.FILLED);
        assertThat(parts()).isEmpty();
    }

    @Test
    void knownTagsAreLeftOut() {
        tag(17, 20, 20, 12);
        tag(18, 100, 80, 12);
        Tag known = new Tag(
                17,
                List.of(new Pixel(39.5, 39.5), new Pixel(63.5, 39.5), new Pixel(63.5, 63.5), new Pixel(39.5, 63.5)),
                1);
        List<Rect> parts = parts(known);
        assertThat(isShown(parts, 100, 80, 12)).isTrue();
        assertThat(parts).singleElement().satisfies(part -> assertThat(part.x).isGreaterThan(160));
    }

    @Test
    void partsStayInsideThePicture() {
        tag(17, 2, 2, 10);
        tag(18, WIDTH_PX / 2 - 12, HEIGHT_PX / 2 - 12, 10);
        List<Rect> parts = parts();
        assertThat(parts).hasSize(2).allSatisfy(part -> {
            assertThat(part.x).isNotNegative();
            assertThat(part.y).isNotNegative();
            assertThat(part.x + part.width).isLessThanOrEqualTo(WIDTH_PX);
            assertThat(part.y + part.height).isLessThanOrEqualTo(HEIGHT_PX);
        });
        assertThat(isShown(parts, 2, 2, 10)).isTrue();
        assertThat(parts).anySatisfy(part -> assertThat(part.x + part.width).isEqualTo(WIDTH_PX));
    }

    @Test
    void manyTagsMakeOneLargePart() {
        for (int y = 4; y < HEIGHT_PX / 2 - 14; y += 16) {
            for (int x = 4; x < WIDTH_PX / 2 - 14; x += 16) {
                tag(x % 50, x, y, 10);
            }
        }
        assertThat(parts()).containsExactly(new Rect(0, 0, WIDTH_PX, HEIGHT_PX));
    }

    @Test
    void aPictureOfAFewPixelsHasNone() {
        half.release();
        half = new Mat(3, 2, CvType.CV_8U, new Scalar(0));
        try (TagCandidates patches = TagCandidates.in(half)) {
            assertThat(patches.parts(4, 6, List.of())).isEmpty();
        }
    }
}
