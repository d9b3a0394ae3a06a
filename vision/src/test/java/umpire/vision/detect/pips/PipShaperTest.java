package umpire.vision.detect.pips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.OpenCv;

/** Decides which spots have the shape of a pip. */
class PipShaperTest {
    private static final double MIDDLE = 40.3;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private static Optional<Pip> shape(double radiusPx, ToDoubleBiFunction<Double, Double> darkness) {
        Mat grey = PaintedPicture.of(80, 80, darkness);
        Mat bgr = new Mat();
        try {
            Core.merge(List.of(grey, grey, grey), bgr);
            PipSpot spot = new PipSpot(MIDDLE + 0.4, MIDDLE - 0.4, radiusPx, -30, PipPlanes.BRIGHTNESS);
            return new PipShaper(PipPlanes.of(bgr, grey), PipThresholds.standard()).shape(spot);
        } finally {
            OpenCv.release(grey);
            OpenCv.release(bgr);
        }
    }

    private static ToDoubleBiFunction<Double, Double> disc(double radiusPx) {
        return PaintedPicture.ellipse(MIDDLE, MIDDLE, radiusPx, radiusPx);
    }

    @ParameterizedTest
    @ValueSource(doubles = {2.2, 3.3, 6, 14})
    void aDiscIsAPipWithItsPlaceAndSize(double radiusPx) {
        Pip pip = shape(radiusPx, disc(radiusPx)).orElseThrow();
        assertThat(pip.x()).isCloseTo(MIDDLE, within(0.1));
        assertThat(pip.y()).isCloseTo(MIDDLE, within(0.1));
        assertThat(pip.radiusPx()).isCloseTo(radiusPx, within(0.06 * radiusPx));
        assertThat(pip.dark()).isTrue();
        assertThat(pip.roundness()).isGreaterThan(0.9);
        assertThat(pip.softness()).isLessThan(0.6);
    }

    /** A lamp's glint at the rim is as light as the face. */
    @Test
    void aGlintAtItsRimMakesAPipNoLessRound() {
        ToDoubleBiFunction<Double, Double> glint = PaintedPicture.ellipse(MIDDLE + 4.5, MIDDLE + 2, 2.2, 2.2);
        Pip pip = shape(6, (x, y) -> glint.applyAsDouble(x, y) > 0 ? 0 : disc(6).applyAsDouble(x, y))
                .orElseThrow();
        assertThat(pip.radiusPx()).isCloseTo(6, within(0.4));
        assertThat(pip.roughness()).isLessThan(0.06);
    }

    /** A spot fainter than twenty-two levels may be grain; a small one must have thirty-four. */
    @ParameterizedTest
    @CsvSource({"6, 40, true", "6, 16, false", "2.2, 60, true", "2.2, 28, false"})
    void aFaintSpotIsNotAPip(double radiusPx, double levels, boolean pip) {
        ToDoubleBiFunction<Double, Double> disc = disc(radiusPx);
        double share = levels / PaintedPicture.CONTRAST;
        assertThat(shape(radiusPx, (x, y) -> share * disc.applyAsDouble(x, y)).isPresent())
                .isEqualTo(pip);
    }

    @ParameterizedTest
    @CsvSource({"1.3, 0.77, true", "1.55, 0.38, false"})
    void aPipSeenAslantIsOneAndADashIsNot(double across, double down, boolean pip) {
        ToDoubleBiFunction<Double, Double> ellipse = PaintedPicture.ellipse(MIDDLE, MIDDLE, across * 7, down * 7);
        assertThat(shape(7, ellipse).isPresent()).isEqualTo(pip);
    }

    @Test
    void aCrossIsTooRoughForAPip() {
        ToDoubleBiFunction<Double, Double> cross = (x, y) -> Math.min(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE)) < 2
                        && Math.max(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE)) < 9
                ? 1.0
                : 0.0;
        assertThat(shape(6, cross)).isEmpty();
    }

    /** A dot in a narrow light band, as between the strokes of print. */
    @ParameterizedTest
    @CsvSource({"2.2, true", "1.22, false"})
    void aDotBetweenTwoDarkSidesIsNoPip(double halfBandRadii, boolean pip) {
        ToDoubleBiFunction<Double, Double> disc = disc(7);
        assertThat(shape(7, (x, y) -> Math.abs(x - MIDDLE) > halfBandRadii * 7 ? 1.0 : disc.applyAsDouble(x, y))
                        .isPresent())
                .isEqualTo(pip);
    }

    /** Spots on a tag's cells and on half of its margin are not pips, at any rotation of the tag. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 20, 45, 80})
    void spotsOnATagAreLeftOut(double turnDeg) {
        double side = 40;
        List<Pixel> corners = new ArrayList<>();
        for (double[] corner : new double[][] {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}) {
            corners.add(on(corner[0] * side, corner[1] * side, turnDeg));
        }
        List<Tag> tags = List.of(new Tag(7, corners, 1));
        List<PipSpot> on = List.of(spot(0, 0, turnDeg), spot(22, 22, turnDeg), spot(-23, 20, turnDeg));
        List<PipSpot> beside = List.of(spot(26, 0, turnDeg), spot(25, -25, turnDeg), spot(0, 60, turnDeg));
        List<PipSpot> all = new ArrayList<>(on);
        all.addAll(beside);
        assertThat(PipSpotter.beside(tags, all)).isEqualTo(beside);
    }

    private static PipSpot spot(double right, double down, double turnDeg) {
        Pixel at = on(right, down, turnDeg);
        return new PipSpot(at.x(), at.y(), 3, -30, PipPlanes.BRIGHTNESS);
    }

    private static Pixel on(double right, double down, double turnDeg) {
        double turn = Math.toRadians(turnDeg);
        return new Pixel(
                100 + right * Math.cos(turn) - down * Math.sin(turn),
                90 + right * Math.sin(turn) + down * Math.cos(turn));
    }
}
