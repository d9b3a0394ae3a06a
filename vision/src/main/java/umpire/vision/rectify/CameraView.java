package umpire.vision.rectify;

import java.util.List;
import umpire.hardware.Camera;
import umpire.hardware.Distortion;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.detect.tags.Tag;

/**
 * A lens at its pose above the table. It converts pixels to points on the table and back.
 *
 * @param camera the lens, for the size of the frames in use
 * @param rotation three rows that take the table's axes to the camera's: to the right in the picture, down in the picture, along the line
 *     of sight
 * @param translationMm the table's origin in the camera's frame
 */
public record CameraView(Camera camera, List<List<Double>> rotation, List<Double> translationMm) {
    public CameraView {
        rotation = rotation.stream().map(List::copyOf).toList();
        translationMm = List.copyOf(translationMm);
    }

    /** Returns the pixel of a point above the table. */
    public Pixel pixelFromTable(double xMm, double yMm, double zMm) {
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            seen[i] = t(i, 0) * xMm + t(i, 1) * yMm + t(i, 2) * zMm + translationMm.get(i);
        }
        double[] distorted = Distortion.of(camera.distortion()).distorted(seen[0] / seen[2], seen[1] / seen[2]);
        return new Pixel(camera.fxPx() * distorted[0] + camera.cxPx(), camera.fyPx() * distorted[1] + camera.cyPx());
    }

    /** Returns the point, in the table's frame, that a pixel shows at this height above the table. */
    public Point tableFromPixel(Pixel pixel, double heightMm) {
        double[] ray = Distortion.of(camera.distortion())
                .undistorted((pixel.x() - camera.cxPx()) / camera.fxPx(), (pixel.y() - camera.cyPx()) / camera.fyPx());
        double x = ray[0];
        double y = ray[1];
        double rayX = t(0, 0) * x + t(1, 0) * y + t(2, 0);
        double rayY = t(0, 1) * x + t(1, 1) * y + t(2, 1);
        double rayZ = t(0, 2) * x + t(1, 2) * y + t(2, 2);
        double far = (heightMm - cameraMm(2)) / rayZ;
        return new Point(cameraMm(0) + far * rayX, cameraMm(1) + far * rayY);
    }

    /** Returns the pose of a tag in the table's frame, if it lies flat at this height above the table. */
    public Pose tableFromTag(Tag tag, double heightMm) {
        List<Point> corners = cornersMm(tag, heightMm);
        double alongX = corners.get(1).xMm()
                - corners.get(0).xMm()
                + corners.get(2).xMm()
                - corners.get(3).xMm();
        double alongY = corners.get(1).yMm()
                - corners.get(0).yMm()
                + corners.get(2).yMm()
                - corners.get(3).yMm();
        return new Pose(
                corners.stream().mapToDouble(Point::xMm).average().orElseThrow(),
                corners.stream().mapToDouble(Point::yMm).average().orElseThrow(),
                Math.toDegrees(Math.atan2(alongY, alongX)));
    }

    /** Returns the side of a tag in millimetres at this height above the table. */
    public double sideMm(Tag tag, double heightMm) {
        List<Point> corners = cornersMm(tag, heightMm);
        double area = 0;
        for (int i = 0; i < 4; i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % 4);
            area += a.xMm() * b.yMm() - b.xMm() * a.yMm();
        }
        return Math.sqrt(Math.abs(area) / 2);
    }

    /** Returns the corners of a tag at this height above the table, in their order. */
    public List<Point> cornersMm(Tag tag, double heightMm) {
        return tag.corners().stream()
                .map(corner -> tableFromPixel(corner, heightMm))
                .toList();
    }

    /** Returns the number of pixels in a millimetre at a point above the table. */
    public double pxPerMm(double xMm, double yMm, double zMm) {
        Pixel here = pixelFromTable(xMm, yMm, zMm);
        double right = here.distance(pixelFromTable(xMm + 1, yMm, zMm));
        double away = here.distance(pixelFromTable(xMm, yMm + 1, zMm));
        return (right + away) / 2;
    }

    /** Returns the pixel of the point of the table straight below the camera; it may be outside the picture. */
    public Pixel nadir() {
        return pixelFromTable(cameraMm(0), cameraMm(1), 0);
    }

    /** Returns the scale of dice with this edge. */
    public DieScale.KnownScale dieScale(double edgeMm) {
        Pixel nadir = nadir();
        return new DieScale.KnownScale(pxPerMm(0, 0, edgeMm), edgeMm, nadir.x(), nadir.y(), camera.fxPx());
    }

    /** Returns a coordinate of the camera in the table's frame: 0 for x, 1 for y, 2 for z. */
    public double cameraMm(int axis) {
        return -(t(0, axis) * translationMm.get(0)
                + t(1, axis) * translationMm.get(1)
                + t(2, axis) * translationMm.get(2));
    }

    private double t(int row, int column) {
        return rotation.get(row).get(column);
    }
}
