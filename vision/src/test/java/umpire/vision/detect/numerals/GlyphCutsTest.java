package umpire.vision.detect.numerals;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** The holes of a numeral are counted in any colours, sharp or blurred. */
class GlyphCutsTest {
    private static final int SIDE_PX = 96;
    private static final double EDGE_PX = 64;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @ParameterizedTest
    @CsvSource({"0,1", "1,0", "2,0", "3,0", "5,0", "6,1", "7,0", "8,2", "9,1"})
    void aNumeralHasItsHoles(String numeral, int holes) {
        assertThat(shares(numeral, new Scalar(30, 30, 30), new Scalar(200, 210, 220), 0)[holes])
                .isGreaterThan(0.5);
        assertThat(shares(numeral, new Scalar(220, 200, 190), new Scalar(120, 20, 30), 0)[holes])
                .isGreaterThan(0.5);
        assertThat(shares(numeral, new Scalar(30, 30, 30), new Scalar(200, 210, 220), 1.5)[holes])
                .isGreaterThan(0.5);
    }

    private static double[] shares(String numeral, Scalar ink, Scalar body, double blurPx) {
        try (MatScope scope = new MatScope()) {
            Mat picture = scope.keep(new Mat(SIDE_PX, SIDE_PX, CvType.CV_8UC3, body));
            Size size = Imgproc.getTextSize(numeral, Imgproc.FONT_HERSHEY_DUPLEX, 1.1, 2, new int[1]);
            Point at = new Point((SIDE_PX - size.width) / 2, (SIDE_PX + size.height) / 2);
            Imgproc.putText(picture, numeral, at, Imgproc.FONT_HERSHEY_DUPLEX, 1.1, ink, 2, Imgproc.LINE_AA, false);
            if (blurPx > 0) {
                Imgproc.GaussianBlur(picture, picture, new Size(0, 0), blurPx);
            }
            Pixel middle = new Pixel(SIDE_PX / 2.0, SIDE_PX / 2.0);
            DieShade shade = DieShade.around(PlainPicture.of(picture), middle.x(), middle.y(), 24, 47);
            return GlyphCuts.holes(shade, middle, PlaneAxes.straight(EDGE_PX));
        }
    }
}
