package umpire.vision.detect;

import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/** The way from a unit square to four points of a picture: (0,0) is the first corner, (1,0) the second, (1,1) the third. */
final class Homography {
    private final double[] matrix = new double[9];

    Homography(List<Pixel> corners) {
        MatOfPoint2f square = new MatOfPoint2f(new Point(0, 0), new Point(1, 0), new Point(1, 1), new Point(0, 1));
        MatOfPoint2f seen = new MatOfPoint2f(corners.stream()
                .map(corner -> new Point(corner.x(), corner.y()))
                .toArray(Point[]::new));
        Mat way = Imgproc.getPerspectiveTransform(square, seen);
        way.get(0, 0, matrix);
        List.of(square, seen, way).forEach(OpenCv::release);
    }

    Pixel at(double u, double v) {
        double w = matrix[6] * u + matrix[7] * v + matrix[8];
        return new Pixel(
                (matrix[0] * u + matrix[1] * v + matrix[2]) / w, (matrix[3] * u + matrix[4] * v + matrix[5]) / w);
    }
}
