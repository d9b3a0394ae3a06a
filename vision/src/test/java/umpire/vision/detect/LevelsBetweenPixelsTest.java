package umpire.vision.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.frame.OpenCv;

/** Levels of grey and coloured pictures between their pixels and beyond the border. */
class LevelsBetweenPixelsTest {
    private static final int WIDTH_PX = 9;
    private static final int HEIGHT_PX = 7;

    private Mat bgr = new Mat();
    private final List<Mat> channels = new ArrayList<>();

    @BeforeEach
    void paint() {
        OpenCv.load();
        bgr = new Mat(HEIGHT_PX, WIDTH_PX, CvType.CV_8UC3);
        byte[] levels = new byte[3 * WIDTH_PX * HEIGHT_PX];
        new Random(5).nextBytes(levels);
        bgr.put(0, 0, levels);
        Core.split(bgr, channels);
    }

    @AfterEach
    void release() {
        OpenCv.release(bgr);
        channels.forEach(OpenCv::release);
    }

    @Test
    void betweenFourPixelsTheLevelIsTheirWeightedMean() {
        double[] around = {
            bgr.get(2, 3)[1], bgr.get(2, 4)[1],
            bgr.get(3, 3)[1], bgr.get(3, 4)[1]
        };
        double expected = 0.75 * (0.5 * around[0] + 0.5 * around[1]) + 0.25 * (0.5 * around[2] + 0.5 * around[3]);
        assertThat(new GreyPicture(channels.get(1)).at(3.5, 2.25)).isCloseTo(expected, within(1e-9));
    }

    @Test
    void colourDistanceIsTheLargestChannelDifference() {
        ColourPicture colours = new ColourPicture(bgr);
        double[] there = {40, 130, 220};
        for (double y = -2; y < HEIGHT_PX + 2; y += 0.37) {
            for (double x = -2; x < WIDTH_PX + 2; x += 0.37) {
                double most = 0;
                for (int channel = 0; channel < 3; channel++) {
                    double level = new GreyPicture(channels.get(channel)).at(x, y);
                    assertThat(colours.at(channel, x, y)).isCloseTo(level, within(1e-9));
                    most = Math.max(most, Math.abs(level - there[channel]));
                }
                assertThat(colours.distance(x, y, there)).isCloseTo(most, within(1e-9));
            }
        }
    }

    @Test
    void coloursOfAReleasedPictureAreNotRead() {
        ColourPicture colours = new ColourPicture(bgr);
        double early = colours.at(0, 4, 1);
        OpenCv.release(bgr);
        assertThat(colours.at(0, 4, 1)).isEqualTo(early);
        assertThatThrownBy(() -> colours.at(0, 4, 5))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("row 5");
    }

    /** Lines inside the picture, and lines that leave it at each edge. */
    @ParameterizedTest
    @CsvSource({
        "1.2, 1.1, 0.5, 0.3",
        "7.9, 5.9, -0.5, -0.4",
        "2, 3, -0.5, 0",
        "6, 3, 0.5, 0",
        "4, 2, 0, -0.5",
        "4, 4, 0, 0.5",
        "-3, -3, 1, 1",
        "-9, 20, 0.1, 0.1"
    })
    void levelsAlongALineMatchThoseOfItsPoints(double x, double y, double stepX, double stepY) {
        GreyPicture grey = new GreyPicture(channels.getFirst());
        double[] levels = new double[12];
        levels[11] = -1;
        grey.along(x, y, stepX, stepY, levels, 11);
        for (int i = 0; i < 11; i++) {
            assertThat(levels[i]).isCloseTo(grey.at(x + i * stepX, y + i * stepY), within(1e-9));
        }
        assertThat(levels[11]).isEqualTo(-1);
    }
}
