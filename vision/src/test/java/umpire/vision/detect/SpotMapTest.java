package umpire.vision.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.frame.OpenCv;

/** Where a picture has spots of one radius, whatever size that is; edges are none. */
class SpotMapTest {
    private static final double PAPER = 200;
    private static final double CONTRAST = 120;
    private static final double NOISE = 2;
    private static final int FINER = 8;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    /** A picture of so many pixels, of how dark each point is from 0 to 1. */
    private static Mat picture(int widthPx, int heightPx, ToDoubleBiFunction<Double, Double> darkness) {
        Random random = new Random(7);
        byte[] levels = new byte[widthPx * heightPx];
        for (int i = 0; i < levels.length; i++) {
            double dark = 0;
            for (int k = 0; k < FINER * FINER; k++) {
                double x = i % widthPx + (k % FINER + 0.5) / FINER - 0.5;
                double y = i / widthPx + (k / FINER + 0.5) / FINER - 0.5;
                dark += darkness.applyAsDouble(x, y) / (FINER * FINER);
            }
            levels[i] = (byte) Math.round(PAPER - CONTRAST * dark + NOISE * random.nextGaussian());
        }
        Mat picture = new Mat(heightPx, widthPx, CvType.CV_8U);
        picture.put(0, 0, levels);
        return picture;
    }

    private static ToDoubleBiFunction<Double, Double> ellipse(double x, double y, double half, double halfDown) {
        return (atX, atY) -> Math.hypot((atX - x) / half, (atY - y) / halfDown) < 1 ? 1.0 : 0.0;
    }

    private static List<PipSpot> spots(Mat picture, double radiusPx) {
        try {
            return SpotMap.of(picture, radiusPx).localExtrema(PipSpotter.MIN_RESPONSE, radiusPx, PipPlanes.BRIGHTNESS);
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
            List<PipSpot> dark = spots(picture(side, side + 1, ellipse(x, y, radiusPx, radiusPx)), radiusPx).stream()
                    .filter(PipSpot::dark)
                    .toList();
            assertThat(dark).as("moved by %s", shift).hasSize(1);
            assertThat(dark.getFirst().x()).isCloseTo(x, within(0.2 * radiusPx + 0.6));
            assertThat(dark.getFirst().y()).isCloseTo(y, within(0.2 * radiusPx + 0.6));
            assertThat(dark.getFirst().response()).isCloseTo(-CONTRAST / 3, within(0.1 * CONTRAST));
        }
    }

    /** As the pips of a two, a three or a six lie: their middles two and a half radii apart. */
    @ParameterizedTest
    @ValueSource(doubles = {1.7, 3.19, 3.21, 5, 9})
    void discsSideBySideAreTwoSpots(double radiusPx) {
        double x = 6 * radiusPx;
        int side = (int) Math.ceil(14 * radiusPx);
        ToDoubleBiFunction<Double, Double> one = ellipse(x, x, radiusPx, radiusPx);
        ToDoubleBiFunction<Double, Double> other = ellipse(x + 2.55 * radiusPx, x, radiusPx, radiusPx);
        Mat both = picture(side, side, (atX, atY) -> one.applyAsDouble(atX, atY) + other.applyAsDouble(atX, atY));
        assertThat(spots(both, radiusPx).stream().filter(PipSpot::dark)).hasSize(2);
    }

    /** The pips on a die's side are seen aslant. */
    @ParameterizedTest
    @ValueSource(doubles = {2.5, 4, 8})
    void aSpotSeenAslantIsStillOne(double radiusPx) {
        int side = (int) Math.ceil(12 * radiusPx);
        Mat aslant = picture(side, side, ellipse(side / 2.0, side / 2.0, 1.4 * radiusPx, 0.7 * radiusPx));
        assertThat(spots(aslant, radiusPx).stream().filter(PipSpot::dark)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.2, 0.41, 0.7, 1})
    void anEdgeIsNoSpotHoweverItRuns(double slope) {
        Mat edge = picture(160, 160, (x, y) -> y - 80 > slope * (x - 80) ? 1.0 : 0.0);
        assertThat(spots(edge, 3.3)).isEmpty();
    }

    @Test
    void aPictureSmallerThanASpotsSurroundingsHasNone() {
        assertThat(spots(picture(11, 40, ellipse(5, 20, 3, 3)), 3)).isEmpty();
        assertThat(spots(picture(23, 23, ellipse(11, 11, 6, 6)), 6.4)).isEmpty();
    }
}
