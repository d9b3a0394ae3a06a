package umpire.vision.detect.tags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.frame.OpenCv;

class TagReaderTest {
    private static final long SEED = 20;
    private static final double NARROW = 0.4;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private static Dictionary ours() {
        return Objdetect.getPredefinedDictionary(Objdetect.DICT_5X5_250);
    }

    @ParameterizedTest(name = "{0} px, blurred by {1} px")
    @CsvSource({"16, 0.5, 0.10", "20, 0.6, 0.10", "24, 0.6, 0.07", "36, 0.6, 0.05", "40, 0.6, 0.05", "40, 1.2, 0.08"})
    void everyTagIsFoundWhereItIsAndNoOther(double sidePx, double blurPx, double worstPx) {
        try (TagSheet sheet = new TagSheet(1280, 720, ours(), SEED).scatter(40, sidePx, 100)) {
            Mat grey = sheet.photograph(blurPx, 2);
            List<Tag> seen = TagReader.of("DICT_5X5_250").read(grey);
            grey.release();
            assertThat(seen).as("seed " + SEED).extracting(Tag::id).isEqualTo(ids(sheet));
            for (int i = 0; i < seen.size(); i++) {
                Tag truth = sheet.truth().get(i);
                assertThat(seen.get(i).centre().distance(truth.centre()))
                        .as("tag %d, seed %d", truth.id(), SEED)
                        .isLessThan(worstPx);
                assertThat(seen.get(i).confidence()).isGreaterThan(0.85);
            }
        }
    }

    /** The blur is two fifths of a cell: OpenCV's detector sees the squares and misreads cells. */
    @ParameterizedTest
    @CsvSource({"20, 1.0", "28, 1.6", "40, 2.28", "64, 3.65"})
    void tagsTooBlurredForTheDetectorAreReadCellByCell(double sidePx, double blurPx) {
        try (TagSheet sheet = new TagSheet(1280, 720, ours(), SEED).scatter(28, sidePx, 100)) {
            Mat grey = sheet.photograph(blurPx, 2);
            List<Tag> seen = TagReader.of("DICT_5X5_250").read(grey);
            grey.release();
            assertThat(seen).extracting(Tag::id).isEqualTo(ids(sheet));
        }
    }

    /** Tags of another family have the same border and other cells. */
    @ParameterizedTest
    @CsvSource({"30, 0.6", "30, 1.4", "48, 2.6"})
    void framedSquaresOfNoTagAreNeverGivenAnId(double sidePx, double blurPx) {
        Dictionary others = Objdetect.getPredefinedDictionary(Objdetect.DICT_6X6_250);
        for (int firstId = 0; firstId < 200; firstId += 40) {
            try (TagSheet sheet = new TagSheet(1280, 720, others, SEED + firstId).scatter(40, sidePx, firstId)) {
                Mat grey = sheet.photograph(blurPx, 3);
                assertThat(TagReader.of("DICT_5X5_250").read(grey)).isEmpty();
                grey.release();
            }
        }
    }

    @Test
    void theTraceReceivesRejectedSquaresAndSoiledTags() {
        try (TagSheet sheet = new TagSheet(1280, 720, ours(), SEED)) {
            sheet.draw(7, 200, 200, 60, 0).draw(8, 400, 200, 60, 0).card(600, 400, 80, 10);
            Mat grey = sheet.photograph(0.6, 0);
            // Three cells of tag 8 in a row are painted over.
            Imgproc.rectangle(grey, new Rect(380, 204, 40, 9), new Scalar(0), Imgproc.FILLED);
            List<ReadingCandidate> weighed = new ArrayList<>();
            List<Tag> asked = TagReader.of(
                            "DICT_5X5_250", TagThresholds.standard(), candidate -> weighed.add(candidate.get()))
                    .read(grey, new Rect(40, 30, 1200, 600));
            List<Tag> seen = TagReader.of("DICT_5X5_250").read(grey, new Rect(40, 30, 1200, 600));
            grey.release();
            assertThat(asked).isEqualTo(seen).extracting(Tag::id).containsExactly(7);
            assertThat(weighed)
                    .anySatisfy(candidate -> {
                        assertThat(candidate.ruledOut()).isPresent();
                        assertThat(candidate.outline().getFirst().distance(new Pixel(370, 170)))
                                .isLessThan(5);
                    })
                    .allMatch(candidate -> candidate.kind() == ReadingCandidate.CandidateKind.TAG);
        }
    }

    /** The surroundings of a change may begin at any pixel of the picture. */
    @ParameterizedTest(name = "{0} px, blurred by {1} px")
    @CsvSource({"14, 0.5", "15, 0.7", "16, 0.9"})
    void aSmallTagIsSeenInAPartOfThePictureWhereverThePartBegins(double sidePx, double blurPx) {
        try (TagSheet sheet = new TagSheet(960, 540, ours(), SEED).scatter(40, sidePx, 100)) {
            Mat grey = sheet.photograph(blurPx, 2);
            TagReader reader = TagReader.of("DICT_5X5_250");
            List<Tag> whole = reader.read(grey);
            assertThat(whole).isNotEmpty();
            for (Tag tag : whole) {
                int x = (int) tag.centre().x() - 50;
                int y = (int) tag.centre().y() - 50;
                for (int i = 0; i < 8; i++) {
                    Rect part = new Rect(Math.max(0, x - i), Math.max(0, y - 5 * i % 8), 100, 100);
                    part.width = Math.min(part.width, grey.cols() - part.x);
                    part.height = Math.min(part.height, grey.rows() - part.y);
                    assertThat(reader.read(grey, part))
                            .as("%s", part)
                            .extracting(Tag::id)
                            .contains(tag.id());
                }
            }
            grey.release();
        }
    }

    /** A dark piece behind the tag's paper resembles a tag. With much error correction it would become one and hide the real tag. */
    @ParameterizedTest
    @ValueSource(ints = {0, 28, 56, 84, 112})
    void tagsOnDarkPiecesAreNotTakenForTheirPieces(int firstId) {
        double pieceSidePx = 40 * (7 + 2 * (1.4 + 1.8)) / 7;
        try (TagSheet sheet = new TagSheet(1280, 720, ours(), SEED)) {
            for (int i = 0; i < 28; i++) {
                double x = 95 + i % 7 * 180;
                double y = 95 + i / 7 * 175;
                sheet.card(x, y, pieceSidePx, 7 * i).draw(firstId + i, x, y, 40, 7 * i);
            }
            Mat grey = sheet.photograph(0.7, 0);
            List<Tag> seen = TagReader.of("DICT_5X5_250").read(grey);
            grey.release();
            assertThat(seen).extracting(Tag::id).isEqualTo(ids(sheet));
        }
    }

    /** The outline of a tag on its corner has fewer pixels than its length, so it may seem too small. */
    @ParameterizedTest
    @CsvSource({"2028, 1520", "1280, 720"})
    void tagsStandingOnACornerAreFoundHoweverLargeThePicture(int widthPx, int heightPx) {
        try (TagSheet sheet = new TagSheet(widthPx, heightPx, ours(), SEED)) {
            for (int i = 0; i < 40; i++) {
                sheet.draw(i, 100.3 + i % 8 * 120.1, 100.7 + i / 8 * 120.3, 21, 42.5 + i % 10 * 0.5);
            }
            Mat grey = sheet.photograph(0.7, 2);
            List<Tag> seen = TagReader.of("DICT_5X5_250").read(grey);
            grey.release();
            assertThat(seen).extracting(Tag::id).isEqualTo(ids(sheet));
        }
    }

    /** At this slant a cell is hardly more than a pixel wide. */
    @Test
    void aNarrowTagIsRecognisedOnlyAtItsPlace() {
        try (TagSheet sheet = new TagSheet(320, 240, ours(), SEED).draw(9, 160.4, 120.3, 22, 5)) {
            Mat wide = sheet.photograph(0.3, 0);
            Mat grey = new Mat();
            Imgproc.resize(wide, grey, new Size(NARROW * 320, 240), 0, 0, Imgproc.INTER_AREA);
            TagReader reader = TagReader.of("DICT_5X5_250");
            List<Pixel> there = sheet.truth().getFirst().corners().stream()
                    .map(corner -> new Pixel((corner.x() + 0.5) * NARROW - 0.5, corner.y()))
                    .toList();
            List<Pixel> beside =
                    there.stream().map(corner -> corner.minus(3, 0)).toList();
            assertThat(reader.isAtAny(grey, List.of(there), Set.of(8, 9), 2)).isTrue();
            assertThat(reader.isAtAny(grey, List.of(there), Set.of(8, 10), 2)).isFalse();
            assertThat(reader.isAtAny(grey, List.of(beside), Set.of(8, 9), 2)).isFalse();
            wide.release();
            grey.release();
        }
    }

    private static List<Integer> ids(TagSheet sheet) {
        return sheet.truth().stream().map(Tag::id).toList();
    }

    @Test
    void tagsStandingMarginToMarginDoNotPullEachOthersCorners() {
        try (TagSheet sheet = new TagSheet(320, 240, ours(), SEED)) {
            for (int i = 0; i < 9; i++) {
                sheet.draw(i, 100.3 + i % 3 * 29.5, 80.7 + i / 3 * 29.5, 21, 0);
            }
            Mat grey = sheet.photograph(0.7, 2);
            List<Tag> seen = TagReader.of("DICT_5X5_250").read(grey);
            grey.release();
            assertThat(seen).extracting(Tag::id).isEqualTo(ids(sheet));
            for (int i = 0; i < 9; i++) {
                for (int corner = 0; corner < 4; corner++) {
                    assertThat(seen.get(i).corners().get(corner))
                            .matches(near(sheet.truth().get(i).corners().get(corner), 0.3), "near the true corner");
                }
            }
        }
    }

    private static java.util.function.Predicate<Pixel> near(Pixel truth, double px) {
        return pixel -> pixel.distance(truth) < px;
    }

    @Test
    void aTagSeenTwiceIsReportedTwice() {
        try (TagSheet sheet = new TagSheet(320, 240, ours(), SEED)) {
            sheet.draw(7, 80, 120, 30, 10).draw(7, 240, 120, 30, 200);
            Mat grey = sheet.photograph(0.6, 2);
            assertThat(TagReader.of("5X5_250").read(grey)).extracting(Tag::id).containsExactly(7, 7);
            grey.release();
        }
    }

    @Test
    void cornersOfAprilTagsBeginWhereTheirOwnPicturesDo() {
        Dictionary dictionary = Objdetect.getPredefinedDictionary(Objdetect.DICT_APRILTAG_36h11);
        try (TagSheet sheet = new TagSheet(320, 240, dictionary, SEED).draw(4, 160, 120, 48, 0)) {
            Mat grey = sheet.photograph(0.6, 2);
            Tag tag = TagReader.of("36h11").read(grey).getFirst();
            grey.release();
            Pixel asOpenCvDraws = sheet.truth().getFirst().corners().getFirst();
            assertThat(tag.corners().get(2)).matches(near(asOpenCvDraws, 0.3), "the opposite corner comes first");
        }
    }

    @Test
    void anUnknownDictionaryIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> TagReader.of("7Y7"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'7Y7'")
                .hasMessageContaining("DICT_5X5_250");
    }
}
