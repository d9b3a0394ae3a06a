package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.frame.OpenCv;

/** Dice drawn by the test, flat and plain: these must be read before any photograph. */
class PipDieReaderTest {
    private static final int[][][] PIPS = {
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, 0}, {1, 0}}
    };

    private Mat picture;

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @BeforeEach
    void aGreenTable() {
        picture = new Mat(480, 640, CvType.CV_8UC3, new Scalar(70, 110, 60));
    }

    @AfterEach
    void clear() {
        picture.release();
    }

    private List<Optional<String>> faces() {
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 0.8);
        return new PipDieReader()
                .read(picture, DieScale.unknown(), List.of()).stream()
                        .map(Die::face)
                        .toList();
    }

    private void draw(int face, double x, double y, double sidePx, double turnDeg, Scalar body, Scalar ink) {
        double turn = Math.toRadians(turnDeg);
        Point[] corners = new Point[4];
        for (int k = 0; k < 4; k++) {
            double angle = turn + Math.PI / 4 + k * Math.PI / 2;
            corners[k] =
                    new Point(x + sidePx / Math.sqrt(2) * Math.cos(angle), y + sidePx / Math.sqrt(2) * Math.sin(angle));
        }
        MatOfPoint outline = new MatOfPoint(corners);
        Imgproc.fillConvexPoly(picture, outline, body, Imgproc.LINE_AA);
        outline.release();
        for (int[] pip : PIPS[face - 1]) {
            double px = 0.27 * sidePx * (pip[0] * Math.cos(turn) - pip[1] * Math.sin(turn));
            double py = 0.27 * sidePx * (pip[0] * Math.sin(turn) + pip[1] * Math.cos(turn));
            Imgproc.circle(
                    picture,
                    new Point((x + px) * 16, (y + py) * 16),
                    (int) Math.round(0.1 * sidePx * 16),
                    ink,
                    Imgproc.FILLED,
                    Imgproc.LINE_AA,
                    4);
        }
    }

    @Test
    void whiteDiceWithDarkPipsAreReadAtAnyTurnAndSize() {
        for (int face = 1; face <= 6; face++) {
            double side = 30 + 15 * face;
            draw(
                    face,
                    60 + 95 * (face - 1),
                    120 + 40 * (face % 2),
                    side,
                    17 * face,
                    new Scalar(235, 240, 240),
                    new Scalar(20, 20, 20));
        }
        assertThat(faces())
                .containsExactlyInAnyOrder(
                        Optional.of("1"),
                        Optional.of("2"),
                        Optional.of("3"),
                        Optional.of("4"),
                        Optional.of("5"),
                        Optional.of("6"));
    }

    @Test
    void diceBlurredOverHalfAPipAreRead() {
        picture.setTo(new Scalar(150, 160, 170));
        for (int face = 1; face <= 6; face++) {
            draw(face, 60 + 95 * (face - 1), 240, 44, 13 * face, new Scalar(225, 235, 235), new Scalar(20, 20, 20));
        }
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 2);
        assertThat(faces())
                .containsExactlyInAnyOrder(
                        Optional.of("1"),
                        Optional.of("2"),
                        Optional.of("3"),
                        Optional.of("4"),
                        Optional.of("5"),
                        Optional.of("6"));
    }

    @Test
    void darkDiceWithLightPipsAreReadToo() {
        for (int face = 1; face <= 6; face++) {
            draw(face, 60 + 95 * (face - 1), 240, 60, 31 * face, new Scalar(120, 30, 25), new Scalar(250, 250, 250));
        }
        assertThat(faces())
                .contains(Optional.of("1"), Optional.of("3"), Optional.of("6"))
                .hasSize(6);
    }

    @Test
    void twoDiceThatTouchAreTwoDice() {
        draw(6, 200, 200, 60, 0, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        draw(6, 260, 200, 60, 0, new Scalar(225, 230, 230), new Scalar(20, 20, 20));
        assertThat(faces()).containsExactly(Optional.of("6"), Optional.of("6"));
    }

    @Test
    void aFiveWhoseMiddlePipIsHalfRubbedOffIsNotRead() {
        draw(4, 300, 200, 80, 10, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        Imgproc.circle(picture, new Point(300, 200), 8, new Scalar(140, 140, 140), Imgproc.FILLED);
        assertThat(faces()).doesNotContain(Optional.of("4"), Optional.of("1"));
    }

    @Test
    void sevenSpotsAreNoFace() {
        draw(6, 300, 200, 80, 10, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        Imgproc.circle(picture, new Point(300, 200), 8, new Scalar(20, 20, 20), Imgproc.FILLED);
        assertThat(faces().stream().flatMap(Optional::stream)).isEmpty();
    }

    /** The extra pip is smaller and farther out than the face's own pips. */
    @ParameterizedTest(name = "a spot at {0}, {1} steps on a {2}")
    @CsvSource({"1.45, 0.5, 4", "-1.45, -0.5, 4", "0.5, 1.45, 5", "0.5, -1.45, 2", "1.45, 0.5, 3"})
    void aStrangerOnTheFaceLeavesItUnread(double i, double j, int face) {
        double sidePx = 90;
        draw(face, 300, 200, sidePx, 0, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        double stepPx = 0.27 * sidePx;
        Imgproc.circle(
                picture,
                new Point((300 + i * stepPx) * 16, (200 + j * stepPx) * 16),
                (int) Math.round(0.065 * sidePx * 16),
                new Scalar(20, 20, 20),
                Imgproc.FILLED,
                Imgproc.LINE_AA,
                4);
        assertThat(faces().stream().flatMap(Optional::stream)).isEmpty();
    }

    @Test
    void theTraceReceivesEveryRejectedFaceWithItsReason() {
        draw(6, 300, 200, 80, 10, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        Imgproc.circle(picture, new Point(300, 200), 8, new Scalar(20, 20, 20), Imgproc.FILLED);
        draw(3, 520, 320, 70, 40, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        List<ReadingCandidate> weighed = new ArrayList<>();
        List<Die> asked = new PipDieReader(PipDiceThresholds.standard(), candidate -> weighed.add(candidate.get()))
                .read(picture, DieScale.unknown(), List.of());
        assertThat(asked).isEqualTo(new PipDieReader().read(picture, DieScale.unknown(), List.of()));
        assertThat(weighed).anySatisfy(candidate -> {
            assertThat(candidate.kind()).isEqualTo(ReadingCandidate.CandidateKind.PIP);
            assertThat(isNear(candidate, 300, 200, 1)).isTrue();
        });
        assertThat(weighed.stream()
                        .filter(candidate -> candidate.kind() == ReadingCandidate.CandidateKind.FACE
                                && isNear(candidate, 300, 200, 20))
                        .map(candidate -> candidate.ruledOut().orElse("")))
                .contains("there is a mark where the face has no pip")
                .doesNotContain("");
    }

    @Test
    void candidatesOfAScaledPictureAreInOriginalPixels() {
        Mat large = new Mat();
        draw(6, 300, 200, 80, 10, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        Imgproc.circle(picture, new Point(300, 200), 8, new Scalar(20, 20, 20), Imgproc.FILLED);
        Imgproc.resize(picture, large, new Size(), 4, 4, Imgproc.INTER_CUBIC);
        List<ReadingCandidate> weighed = new ArrayList<>();
        new PipDieReader(PipDiceThresholds.standard(), candidate -> weighed.add(candidate.get()))
                .read(large, DieScale.unknown(), List.of());
        large.release();
        assertThat(weighed.stream().filter(candidate -> candidate.kind() == ReadingCandidate.CandidateKind.FACE))
                .isNotEmpty()
                .allMatch(candidate -> isNear(candidate, 1200, 800, 160));
    }

    private static boolean isNear(ReadingCandidate candidate, double x, double y, double px) {
        double middleX =
                candidate.outline().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double middleY =
                candidate.outline().stream().mapToDouble(Pixel::y).average().orElseThrow();
        return Math.hypot(middleX - x, middleY - y) < px;
    }

    /** Rows of lit holes, as on a perforated sheet: closer along a row than between rows, like the pips of a six. */
    @ParameterizedTest
    @CsvSource({"10, 20, 3", "12, 24, 3", "16, 16, 4", "14, 14, 4"})
    void aPerforatedSheetHoldsNoDice(int alongPx, int acrossPx, int radiusPx) {
        picture.setTo(new Scalar(60, 70, 60));
        for (int y = 100; y < 380; y += acrossPx) {
            for (int x = 100; x < 540; x += alongPx) {
                Imgproc.circle(
                        picture, new Point(x, y), radiusPx, new Scalar(240, 235, 235), Imgproc.FILLED, Imgproc.LINE_AA);
            }
        }
        assertThat(faces()).isEmpty();
    }

    @Test
    void anEmptyTableHoldsNoDice() {
        assertThat(faces()).isEmpty();
    }

    @Test
    void theSamePictureGivesTheSameDice() {
        draw(5, 150, 150, 50, 20, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        draw(3, 350, 250, 70, 40, new Scalar(235, 240, 240), new Scalar(20, 20, 20));
        PipDieReader reader = new PipDieReader();
        assertThat(reader.read(picture, DieScale.unknown(), List.of()))
                .isEqualTo(reader.read(picture, DieScale.unknown(), List.of()));
    }
}
