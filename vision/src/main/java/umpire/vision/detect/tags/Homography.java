package umpire.vision.detect.tags;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** The projective map from one plane to another. */
public final class Homography {
    private static final List<Pixel> SQUARE =
            List.of(new Pixel(0, 0), new Pixel(1, 0), new Pixel(1, 1), new Pixel(0, 1));

    private final double[] matrix;

    private Homography(double[] matrix) {
        this.matrix = matrix;
    }

    /** Maps a unit square to four points of a picture: (0,0) to the first corner, (1,0) to the second, (1,1) to the third. */
    static Homography ofSquare(List<Pixel> corners) {
        return between(SQUARE, corners);
    }

    /** Returns the inverse: maps four points of a picture to the unit square. */
    static Homography toSquare(List<Pixel> corners) {
        return between(corners, SQUARE);
    }

    private static Homography between(List<Pixel> from, List<Pixel> to) {
        try (MatScope scope = new MatScope()) {
            Mat way = scope.keep(Imgproc.getPerspectiveTransform(scope.keep(points(from)), scope.keep(points(to))));
            return of(way);
        }
    }

    private static MatOfPoint2f points(List<Pixel> pixels) {
        return new MatOfPoint2f(
                pixels.stream().map(pixel -> new Point(pixel.x(), pixel.y())).toArray(Point[]::new));
    }

    /**
     * Fits a map to pairs of points, each x and y, by least squares.
     *
     * @param from the points to map: at least four
     * @param to the point that each of them is mapped to
     * @return the map; empty if the points do not determine it, as points on one line
     */
    public static Optional<Homography> fitted(double[][] from, double[][] to) {
        OpenCv.load();
        try (MatScope scope = new MatScope()) {
            MatOfPoint2f known = scope.keep(points(from));
            MatOfPoint2f seen = scope.keep(points(to));
            Mat way = scope.keep(Calib3d.findHomography(known, seen));
            return way.empty() ? Optional.empty() : Optional.of(of(way)).filter(Homography::finite);
        }
    }

    private static MatOfPoint2f points(double[][] points) {
        return new MatOfPoint2f(
                Arrays.stream(points).map(p -> new Point(p[0], p[1])).toArray(Point[]::new));
    }

    private static Homography of(Mat way) {
        double[] matrix = new double[9];
        way.get(0, 0, matrix);
        return new Homography(matrix);
    }

    private boolean finite() {
        return Arrays.stream(matrix).allMatch(Double::isFinite);
    }

    /** Returns the image of a point. */
    public Pixel at(double x, double y) {
        double w = matrix[6] * x + matrix[7] * y + matrix[8];
        return new Pixel(
                (matrix[0] * x + matrix[1] * y + matrix[2]) / w, (matrix[3] * x + matrix[4] * y + matrix[5]) / w);
    }

    /** Returns its nine numbers, row by row; the last is 1. */
    public double[] toArray() {
        return matrix.clone();
    }
}
