package umpire.vision.observe.places;

import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** A mask of the pixels of the sheet's plan that known objects cover. */
final class OcclusionMask implements AutoCloseable {
    private final Silhouette silhouette;
    private final Mat mask;

    OcclusionMask(SheetMap map, Silhouette silhouette) {
        this.silhouette = silhouette;
        this.mask = Mat.zeros(map.heightPx(), map.widthPx(), CvType.CV_8U);
    }

    /** Marks the area that a body covers. */
    void cover(PlanShape body) {
        List<Point> points = silhouette.of(body).stream().map(this::pixel).toList();
        try (MatScope scope = new MatScope()) {
            MatOfPoint all = scope.keep(new MatOfPoint(points.toArray(Point[]::new)));
            MatOfInt hull = scope.keep(new MatOfInt());
            Imgproc.convexHull(all, hull);
            fill(hull.toList().stream().map(points::get).toArray(Point[]::new));
        }
    }

    private void fill(Point... outline) {
        try (MatScope scope = new MatScope()) {
            MatOfPoint polygon = scope.keep(new MatOfPoint(outline));
            Imgproc.fillConvexPoly(mask, polygon, new Scalar(255));
        }
    }

    private Point pixel(umpire.rules.kernel.Point onBoard) {
        return new Point(
                Math.round(onBoard.xMm() + mask.cols() / 2.0 - 0.5),
                Math.round(mask.rows() / 2.0 - onBoard.yMm() - 0.5));
    }

    boolean[] covered() {
        byte[] bytes = new byte[mask.rows() * mask.cols()];
        mask.get(0, 0, bytes);
        boolean[] covered = new boolean[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            covered[i] = bytes[i] != 0;
        }
        return covered;
    }

    @Override
    public void close() {
        OpenCv.release(mask);
    }
}
