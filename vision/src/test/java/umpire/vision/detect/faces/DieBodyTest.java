package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import umpire.vision.detect.dice.DieStance;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipPlanes;
import umpire.vision.frame.OpenCv;

/** Each sign of a lean suffices by itself. Here the table has the die's own colour, so that its outline tells nothing. */
class DieBodyTest {
    private static final double SIDE_PX = 40;
    private static final double STEP_PX = 0.27 * SIDE_PX;
    private static final double LENS_PX = 1500;
    private static final double X = 320;
    private static final double Y = 240;
    private static final double[] WHOLE = {1.85, 1.85, 1.85, 1.85};

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    private static Pip pip(double xPx, double yPx) {
        return new Pip(xPx, yPx, 4, 4, 0, true, 20, 230, 0, 0.1, PipPlanes.BRIGHTNESS);
    }

    private static DieStance stance(int face, double squareness, double[] ends, Pip... beside) {
        return stance(X, face, squareness, ends, beside);
    }

    private static DieStance stance(double nadirX, int face, double squareness, double[] ends, Pip... beside) {
        List<Pip> pips = new ArrayList<>();
        for (int i = 0; i < face; i++) {
            pips.add(pip(X + STEP_PX * (i % 3 - 1), Y + STEP_PX * (i / 3 - 1)));
        }
        PipFace seen = new PipFace(face, X, Y, STEP_PX * squareness, 0, 0, STEP_PX, pips, 0);
        FaceHypothesis hypothesis =
                new FaceHypothesis(seen, new DieOutline(ends, 4), SIDE_PX, new double[] {230, 230, 230}, 0.95);
        Mat blank = new Mat(480, 640, CvType.CV_8UC3, new Scalar(230, 230, 230));
        try {
            return new DieBody(SIDE_PX, nadirX, Y, LENS_PX, LeanThresholds.standard())
                    .stance(PipPlanes.of(blank), hypothesis, List.of(beside), false);
        } finally {
            OpenCv.release(blank);
        }
    }

    @ParameterizedTest(name = "a {0} pressed to {1}")
    @CsvSource({
        "4, 0.96, UNKNOWN",
        "4, 0.93, LEANING",
        "5, 0.96, UNKNOWN",
        "5, 0.93, LEANING",
        "6, 0.90, UNKNOWN",
        "6, 0.86, LEANING",
        "3, 0.90, UNKNOWN"
    })
    void aMoreCompressedFaceLeans(int face, double squareness, DieStance stance) {
        assertThat(stance(face, squareness, WHOLE)).isEqualTo(stance);
    }

    @ParameterizedTest(name = "ending after {0} steps one way and 1.85 the other")
    @CsvSource({"1.7, UNKNOWN", "1.5, LEANING"})
    void aFaceThatIsShorterOneWayLeans(double along, DieStance stance) {
        assertThat(stance(3, 1, new double[] {along, 1.85, along, 1.85})).isEqualTo(stance);
        assertThat(stance(3, 1, new double[] {1.85, along, 1.85, along})).isEqualTo(stance);
    }

    @ParameterizedTest(name = "a pip {0} edges to the right and {1} down")
    @CsvSource({
        "0.75, 0, LEANING",
        "-0.75, 0, LEANING",
        "0, 0.75, LEANING",
        "0, -0.75, LEANING",
        "0.75, 0.4, LEANING",
        "0.75, 0.45, UNKNOWN",
        "0.5, 0, UNKNOWN",
        "1.05, 0, UNKNOWN"
    })
    void aPipOnASideThatAFlatDieWouldNotShowMeansThatItLeans(double right, double down, DieStance stance) {
        assertThat(stance(3, 1, WHOLE, pip(X + right * SIDE_PX, Y + down * SIDE_PX)))
                .isEqualTo(stance);
    }

    /** A flat die on the left shows its right side, here 0.19 edges wide. The side's pips may merge with the shadow at its foot. */
    @ParameterizedTest(name = "a pip {0} edges to the right")
    @CsvSource({"0.68, UNKNOWN", "0.75, LEANING"})
    void aPipOnASideThatAFlatDieShowsIsNoSign(double right, DieStance stance) {
        assertThat(stance(X + 0.2 * LENS_PX, 3, 1, WHOLE, pip(X + right * SIDE_PX, Y)))
                .isEqualTo(stance);
    }

    @Test
    void withoutASignTheStanceIsUnknown() {
        assertThat(stance(5, 1, WHOLE)).isEqualTo(DieStance.UNKNOWN);
    }
}
