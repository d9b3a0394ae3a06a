package umpire.vision.detect.tags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;

/** The map into a slanted tag, and the tag's centre. */
class HomographyTest {
    private static final List<Pixel> ASLANT =
            List.of(new Pixel(100, 40), new Pixel(180, 60), new Pixel(160, 120), new Pixel(90, 130));

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @Test
    void theCornersOfTheSquareAreTheCornersInThePicture() {
        Homography way = Homography.ofSquare(ASLANT);
        isAt(way.at(0, 0), ASLANT.get(0));
        isAt(way.at(1, 0), ASLANT.get(1));
        isAt(way.at(1, 1), ASLANT.get(2));
        isAt(way.at(0, 1), ASLANT.get(3));
    }

    @Test
    void theMiddleOfTheSquareIsWhereTheDiagonalsOfATagCross() {
        Pixel intersection = new Tag(7, ASLANT, 1).centre();
        isAt(Homography.ofSquare(ASLANT).at(0.5, 0.5), intersection);
        assertThat(intersection.distance(new Pixel(132.5, 87.5))).isGreaterThan(1);
    }

    @Test
    void nearlyParallelLinesDoNotIntersect() {
        PixelLine level = PixelLine.through(new Pixel(0, 0), new Pixel(10, 0));
        assertThat(level.intersection(PixelLine.through(new Pixel(0, 5), new Pixel(10, 6))))
                .isEmpty();
        assertThat(level.intersection(PixelLine.through(new Pixel(4, 5), new Pixel(4, 9))))
                .contains(new Pixel(4, 0));
    }

    @Test
    void manyPairsGiveTheirMap() {
        Homography truth = Homography.ofSquare(ASLANT);
        double[][] from = new double[49][];
        double[][] to = new double[49][];
        for (int i = 0; i < from.length; i++) {
            from[i] = new double[] {i % 7 / 6.0, i / 7 / 6.0};
            Pixel pixel = truth.at(from[i][0], from[i][1]);
            to[i] = new double[] {pixel.x() + (i % 2 == 0 ? 0.05 : -0.05), pixel.y()};
        }
        Pixel middle = Homography.fitted(from, to).orElseThrow().at(0.5, 0.5);
        assertThat(middle.distance(truth.at(0.5, 0.5))).isLessThan(0.02);
    }

    @Test
    void pointsOnOneLineGiveNoMap() {
        double[][] line = {{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 4}};
        assertThat(Homography.fitted(line, line)).isEmpty();
        double[][] bent = {{0, 0}, {1, 1.1}, {2, 2}, {3, 3.1}, {4, 4}};
        assertThat(Homography.fitted(line, bent)).isEmpty();
    }

    private static void isAt(Pixel pixel, Pixel wanted) {
        assertThat(pixel.x()).isCloseTo(wanted.x(), within(1e-3));
        assertThat(pixel.y()).isCloseTo(wanted.y(), within(1e-3));
    }
}
