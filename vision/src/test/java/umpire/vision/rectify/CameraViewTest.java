package umpire.vision.rectify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.MatOfPoint3f;
import org.opencv.core.Point3;
import umpire.hardware.Camera;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;

/** The lens model is OpenCV's, so that a calibration with OpenCV is valid here. */
class CameraViewTest {
    private static final Camera LENS =
            new Camera(2028, 1520, 1450, 1460, 1010, 765, List.of(-0.12, 0.05, 0.001, -0.0008, 0.02), 0.3);

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    /** A camera straight above the table's centre, its picture's top away from South. */
    private static CameraView above() {
        return new CameraView(
                LENS,
                List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0)),
                List.of(0.0, 0.0, 900.0));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "300, 200, 0", "-380, 250, 16", "410, -270, 25"})
    void aPointIsSeenWhereOpenCvSeesIt(double xMm, double yMm, double zMm) {
        Pixel ours = above().pixelFromTable(xMm, yMm, zMm);
        org.opencv.core.Point theirs = projected(new Point3(xMm, -yMm, 900 - zMm));
        assertThat(ours.x()).isCloseTo(theirs.x, within(1e-3));
        assertThat(ours.y()).isCloseTo(theirs.y, within(1e-3));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "300, 200, 0", "-380, 250, 16", "410, -270, 25"})
    void aPixelLeadsBackToThePointThatItShows(double xMm, double yMm, double zMm) {
        Point back = above().tableFromPixel(above().pixelFromTable(xMm, yMm, zMm), zMm);
        assertThat(back.xMm()).isCloseTo(xMm, within(1e-3));
        assertThat(back.yMm()).isCloseTo(yMm, within(1e-3));
    }

    /** Projects a point in the camera's frame with OpenCV. */
    private static org.opencv.core.Point projected(Point3 point) {
        MatOfPoint2f pixels = new MatOfPoint2f();
        Mat matrix = Mat.eye(3, 3, CvType.CV_64F);
        matrix.put(0, 0, LENS.fxPx(), 0, LENS.cxPx(), 0, LENS.fyPx(), LENS.cyPx());
        MatOfDouble distortion = new MatOfDouble(
                LENS.distortion().stream().mapToDouble(Double::doubleValue).toArray());
        Mat none = Mat.zeros(3, 1, CvType.CV_64F);
        Calib3d.projectPoints(new MatOfPoint3f(point), none, none, matrix, distortion, pixels);
        return pixels.toArray()[0];
    }
}
