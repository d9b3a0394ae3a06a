package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.review.Refusal.SetFault;
import umpire.vision.detect.Pixel;

/** Chooses the numbers of a lens and separates them from the stretch of the board. The corners are computed, with a little noise. */
class LensChoiceTest {
    private static final BoardPattern BOARD = new BoardPattern.PlainChessboard(9, 7, Optional.empty());
    private static final LensNumbers MILD = LensNumbers.of(640, 640, 318, 242, -0.08, 0, 0, 0, 0);
    private static final LensNumbers STRONG = LensNumbers.of(420, 420, 318, 242, -0.28, 0.11, 0, 0, -0.02);
    private static final double TREMBLING_PX = 0.03;

    @Test
    void anUnneededNumberOfTheLensIsLeftOut() {
        LensFigures lens = lens(MILD, 1);
        assertThat(lens.camera().distortion().get(4)).isZero();
        assertThat(lens.sigma().get(8)).isZero();
        assertThat(lens.camera().fxPx()).isCloseTo(640, within(0.6));
    }

    @Test
    void aNeededNumberOfTheLensIsKept() {
        LensFigures lens = lens(STRONG, 1);
        assertThat(lens.camera().distortion().get(4)).isCloseTo(-0.02, within(0.01));
    }

    @Test
    void aStretchedBoardIsReportedAndCorrected() {
        CalibrationReport report = report(MILD, 1.03);
        assertThat(report.notices()).singleElement().asString().contains("printed 3.0 % too long along its columns");
        Camera camera = report.lens().orElseThrow().camera();
        assertThat(camera.fyPx() / camera.fxPx()).isCloseTo(1, within(1e-9));
        assertThat(camera.fxPx()).isCloseTo(640, within(1.0));
        assertThat(report(MILD, 1).notices()).isEmpty();
    }

    @Test
    void anUndeterminedLensIsRefused() {
        CalibrationReport report = report(MILD, 1, 2.5);
        assertThat(report.refusals())
                .singleElement()
                .extracting(Refusal::reason)
                .isEqualTo(SetFault.TOO_UNSURE);
        assertThat(report.accepted()).isFalse();
        assertThat(report(MILD, 1).accepted()).isTrue();
    }

    @Test
    void aFisheyeIsNotTakenForTwoCameras() {
        double focalPx = 400 / Math.toRadians(75);
        LensNumbers middle = LensNumbers.of(focalPx, focalPx, 320, 240, 0, 0, 0, 0, 0);
        CalibrationReport report = report(middle, 1, TREMBLING_PX, 2, point -> fisheye(point, focalPx));
        assertThat(report.refusals()).singleElement().satisfies(refusal -> {
            assertThat(refusal.reason()).isEqualTo(SetFault.DOES_NOT_FIT);
            assertThat(refusal.says()).contains("fisheye");
        });
    }

    /** Returns the pixel of a point through a lens that shows equal angles equally large. */
    private static double[] fisheye(double[] point, double focalPx) {
        double aside = Math.hypot(point[0], point[1]);
        double radiusPx = focalPx * Math.atan2(aside, point[2]);
        return new double[] {320 + radiusPx * point[0] / aside, 240 + radiusPx * point[1] / aside};
    }

    private static LensFigures lens(LensNumbers truth, double stretch) {
        return report(truth, stretch).lens().orElseThrow();
    }

    private static CalibrationReport report(LensNumbers truth, double stretch) {
        return report(truth, stretch, TREMBLING_PX);
    }

    private static CalibrationReport report(LensNumbers truth, double stretch, double tremblingPx) {
        return report(truth, stretch, tremblingPx, 1, truth::pixel);
    }

    private static CalibrationReport report(
            LensNumbers truth, double stretch, double tremblingPx, double spread, UnaryOperator<double[]> projection) {
        Random random = new Random(5);
        List<PictureSighting> pictures = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            double tilt = Math.toRadians(20 + 25 * random.nextDouble());
            double towards = 2 * Math.PI * i / 16;
            double[] rotation = rotation(tilt, towards, Math.toRadians(10 * random.nextGaussian()));
            double far = truth.get(0) / 55;
            double x = spread * (i % 3 - 1) * 0.28 * 640 / truth.get(0) * far;
            double y = spread * (i / 3 % 3 - 1) * 0.26 * 480 / truth.get(1) * far;
            BoardPose level = new BoardPose(rotation, new double[] {0, 0, 0});
            double[] middle = level.apply(4, 3, 0);
            BoardPose pose = new BoardPose(rotation, new double[] {x - middle[0], y - middle[1], far - middle[2]});
            pictures.add(picture("picture " + i, projection, pose, stretch, tremblingPx, random));
        }
        return CalibrationReview.of(pictures, BOARD, Rig.standard(), List.of());
    }

    private static PictureSighting picture(
            String name,
            UnaryOperator<double[]> projection,
            BoardPose pose,
            double stretch,
            double tremblingPx,
            Random random) {
        List<SeenCorner> corners = new ArrayList<>();
        for (int row = 0; row < BOARD.rows(); row++) {
            for (int column = 0; column < BOARD.columns(); column++) {
                double[] pixel = projection.apply(pose.apply(column, stretch * row, 0));
                Pixel seen = new Pixel(
                        pixel[0] + tremblingPx * random.nextGaussian(), pixel[1] + tremblingPx * random.nextGaussian());
                if (seen.x() > 0 && seen.y() > 0 && seen.x() < 639 && seen.y() < 479) {
                    corners.add(new SeenCorner(column, row, seen, 0.7, 0.7));
                }
            }
        }
        return new PictureSighting(name, 640, 480, Optional.of(new BoardSighting(corners)), 0.7, List.of());
    }

    /** Rotated by a roll, then tilted about an axis that lies in the picture. */
    private static double[] rotation(double tilt, double towards, double roll) {
        double x = Math.cos(towards);
        double y = Math.sin(towards);
        double c = Math.cos(tilt);
        double s = Math.sin(tilt);
        double[][] tilted = {
            {c + x * x * (1 - c), x * y * (1 - c), y * s},
            {x * y * (1 - c), c + y * y * (1 - c), -x * s},
            {-y * s, x * s, c}
        };
        double[][] rolled = {{Math.cos(roll), -Math.sin(roll), 0}, {Math.sin(roll), Math.cos(roll), 0}, {0, 0, 1}};
        double[] product = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    product[3 * i + j] += tilted[i][k] * rolled[k][j];
                }
            }
        }
        return product;
    }
}
