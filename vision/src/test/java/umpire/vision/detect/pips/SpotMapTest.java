package umpire.vision.detect.pips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/** The response is highest at spots of one radius, for any radius, and low at edges. */
class SpotMapTest {
    private static final double CONTRAST = PaintedPicture.CONTRAST;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private static List<PipSpot> spots(Mat picture, double radiusPx) {
        try {
            return SpotMap.of(picture, radiusPx)
                    .localExtrema(PipThresholds.standard().minResponseLevels(), radiusPx, PipPlanes.BRIGHTNESS);
        } finally {
            OpenCv.release(picture);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.6, 1.8, 2.4, 3.19, 3.21, 4.4, 6.3, 6.5, 13, 27})
    void aDiscIsOneSpotThatRespondsWithAThirdOfItsContrast(double radiusPx) {
        for (double shift : new double[] {0, 0.3, 0.5, 0.8}) {
            int side = (int) Math.round(10 * radiusPx) + 15;
            double x = 5 * radiusPx + 7 + shift;
            double y = 4.5 * radiusPx + 8 - shift;
            List<PipSpot> dark = spots(
                            PaintedPicture.of(side, side + 1, PaintedPicture.ellipse(x, y, radiusPx, radiusPx)),
                            radiusPx)
                    .stream()
                    .filter(PipSpot::dark)
                    .toList();
            assertThat(dark).as("moved by %s", shift).hasSize(1);
            assertThat(dark.getFirst().x()).isCloseTo(x, within(0.2 * radiusPx + 0.6));
            assertThat(dark.getFirst().y()).isCloseTo(y, within(0.2 * radiusPx + 0.6));
            assertThat(dark.getFirst().response()).isCloseTo(-CONTRAST / 3, within(0.1 * CONTRAST));
        }
    }

    /** The pips of a two, a three or a six are two and a half radii apart. */
    @ParameterizedTest
    @ValueSource(doubles = {1.7, 3.19, 3.21, 5, 9})
    void discsSideBySideAreTwoSpots(double radiusPx) {
        double x = 6 * radiusPx;
        int side = (int) Math.ceil(14 * radiusPx);
        ToDoubleBiFunction<Double, Double> one = PaintedPicture.ellipse(x, x, radiusPx, radiusPx);
        ToDoubleBiFunction<Double, Double> other = PaintedPicture.ellipse(x + 2.55 * radiusPx, x, radiusPx, radiusPx);
        Mat both = PaintedPicture.of(
                side, side, (atX, atY) -> one.applyAsDouble(atX, atY) + other.applyAsDouble(atX, atY));
        assertThat(spots(both, radiusPx).stream().filter(PipSpot::dark)).hasSize(2);
    }

    /** The pips on a die's side are seen at a slant. */
    @ParameterizedTest
    @ValueSource(doubles = {2.5, 4, 8})
    void aSpotSeenAslantIsStillOne(double radiusPx) {
        int side = (int) Math.ceil(12 * radiusPx);
        Mat aslant = PaintedPicture.of(
                side, side, PaintedPicture.ellipse(side / 2.0, side / 2.0, 1.4 * radiusPx, 0.7 * radiusPx));
        assertThat(spots(aslant, radiusPx).stream().filter(PipSpot::dark)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.2, 0.41, 0.7, 1})
    void anEdgeInAnyDirectionIsNotASpot(double slope) {
        Mat edge = PaintedPicture.of(160, 160, (x, y) -> y - 80 > slope * (x - 80) ? 1.0 : 0.0);
        assertThat(spots(edge, 3.3)).isEmpty();
    }

    @Test
    void aPictureSmallerThanASpotsSurroundingsHasNone() {
        assertThat(spots(PaintedPicture.of(11, 40, PaintedPicture.ellipse(5, 20, 3, 3)), 3))
                .isEmpty();
        assertThat(spots(PaintedPicture.of(23, 23, PaintedPicture.ellipse(11, 11, 6, 6)), 6.4))
                .isEmpty();
    }

    /** A large map is computed in bands of rows, which lie elsewhere in the rotated picture. */
    @Test
    void aLargePictureRespondsLikeItselfTurnedOnItsSide() {
        Mat picture = new Mat(1000, 1200, CvType.CV_8U);
        Mat turned = new Mat();
        try {
            Core.randu(picture, 0, 256);
            Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 2);
            Core.normalize(picture, picture, 0, 255, Core.NORM_MINMAX);
            Core.transpose(picture, turned);
            SpotMap map = SpotMap.of(picture, 3.3);
            SpotMap other = SpotMap.of(turned, 3.3);
            assertThat(map.localExtrema(PipThresholds.standard().minResponseLevels(), 3.3, 0))
                    .hasSizeGreaterThan(1000);
            for (int y = 0; y < 1000; y++) {
                for (int x = 0; x < 1200; x++) {
                    assertThat(map.at(x, y)).isCloseTo(other.at(y, x), within(0.001F));
                }
            }
        } finally {
            OpenCv.release(picture);
            OpenCv.release(turned);
        }
    }
}
