package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/**
 * What known things cover on the plan of the sheet. A thing with height covers more than its foot: its top is seen further from the
 * point below the camera, so it leans over the places behind it.
 */
final class OcclusionMask implements AutoCloseable {
    private final CameraView view;
    private final SheetPose.Found board;
    private final Mat mask;

    OcclusionMask(SheetMap map, CameraView view, SheetPose.Found board) {
        this.view = view;
        this.board = board;
        this.mask = Mat.zeros(map.heightPx(), map.widthPx(), CvType.CV_8U);
    }

    /**
     * A box on the board, in its own frame.
     *
     * @param onBoard the point it is measured from, and how it is turned
     * @param leftMm to its left side, from there
     * @param rightMm to its right side
     * @param nearMm to its near side
     * @param farMm to its far side
     * @param heightMm of its top above the board
     */
    record PlanBox(Pose onBoard, double leftMm, double rightMm, double nearMm, double farMm, double heightMm) {
        PlanBox grown(double byMm) {
            return new PlanBox(onBoard, leftMm - byMm, rightMm + byMm, nearMm - byMm, farMm + byMm, heightMm);
        }

        List<Pose> foot() {
            double cos = Math.cos(Math.toRadians(onBoard.headingDeg()));
            double sin = Math.sin(Math.toRadians(onBoard.headingDeg()));
            List<Pose> corners = new ArrayList<>();
            for (double[] c : new double[][] {{leftMm, nearMm}, {rightMm, nearMm}, {rightMm, farMm}, {leftMm, farMm}}) {
                corners.add(
                        new Pose(onBoard.xMm() + cos * c[0] - sin * c[1], onBoard.yMm() + sin * c[0] + cos * c[1], 0));
            }
            return corners;
        }
    }

    /** Marks all that a box covers. */
    void cover(PlanBox box) {
        List<Point> points = new ArrayList<>();
        for (Pose corner : box.foot()) {
            points.add(pixel(corner));
            points.add(pixel(leaning(corner, box.heightMm())));
        }
        MatOfPoint all = new MatOfPoint(points.toArray(Point[]::new));
        MatOfInt hull = new MatOfInt();
        try {
            Imgproc.convexHull(all, hull);
            fill(hull.toList().stream().map(points::get).toArray(Point[]::new));
        } finally {
            OpenCv.release(all);
            OpenCv.release(hull);
        }
    }

    private void fill(Point... outline) {
        MatOfPoint polygon = new MatOfPoint(outline);
        Imgproc.fillConvexPoly(mask, polygon, new Scalar(255));
        OpenCv.release(polygon);
    }

    /** The point of the sheet that a point above it hides from the camera. */
    private Pose leaning(Pose onBoard, double heightMm) {
        Pose top = board.tableFromBoard(onBoard);
        double far = view.cameraMm(2) / Math.max(1, view.cameraMm(2) - heightMm);
        return board.boardFromTable(new Pose(
                view.cameraMm(0) + (top.xMm() - view.cameraMm(0)) * far,
                view.cameraMm(1) + (top.yMm() - view.cameraMm(1)) * far,
                0));
    }

    private Point pixel(Pose onBoard) {
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
