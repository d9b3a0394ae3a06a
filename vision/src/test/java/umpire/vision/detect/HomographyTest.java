package umpire.vision.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.vision.frame.OpenCv;

/** The way into a tag seen aslant, and its middle. */
class HomographyTest {
    private static final List<Pixel> ASLANT =
            List.of(new Pixel(100, 40), new Pixel(180, 60), new Pixel(160, 120), new Pixel(90, 130));

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @Test
    void theCornersOfTheSquareAreTheCornersInThePicture() {
        Homography way = new Homography(ASLANT);
        isAt(way.at(0, 0), ASLANT.get(0));
        isAt(way.at(1, 0), ASLANT.get(1));
        isAt(way.at(1, 1), ASLANT.get(2));
        isAt(way.at(0, 1), ASLANT.get(3));
    }

    @Test
    void theMiddleOfTheSquareIsWhereTheDiagonalsOfATagCross() {
        Pixel intersection = new Tag(7, ASLANT, 1).centre();
        isAt(new Homography(ASLANT).at(0.5, 0.5), intersection);
        assertThat(intersection.distance(new Pixel(132.5, 87.5))).isGreaterThan(1);
    }

    @Test
    void linesThatAreAllButParallelDoNotCross() {
        PixelLine level = PixelLine.through(new Pixel(0, 0), new Pixel(10, 0));
        assertThat(level.intersection(PixelLine.through(new Pixel(0, 5), new Pixel(10, 6))))
                .isEmpty();
        assertThat(level.intersection(PixelLine.through(new Pixel(4, 5), new Pixel(4, 9))))
                .contains(new Pixel(4, 0));
    }

    private static void isAt(Pixel pixel, Pixel wanted) {
        assertThat(pixel.x()).isCloseTo(wanted.x(), within(1e-3));
        assertThat(pixel.y()).isCloseTo(wanted.y(), within(1e-3));
    }
}
