package umpire.vision.observe.places;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/**
 * The area of the board that an upright body hides from a camera. It is larger than the body's foot, since the top appears farther from the
 * point below the camera and hides the board behind it.
 */
public record Silhouette(CameraView view, SheetPose.Found board) {
    /** Returns points on the board whose convex hull is hidden: a body's foot, and the projection of its top. */
    public List<Point> of(PlanShape body) {
        List<Point> points = new ArrayList<>();
        for (Point corner : body.foot()) {
            points.add(corner);
            points.add(leaning(corner, body.heightMm()));
        }
        return points;
    }

    /** Returns the point of the sheet that a point above it hides from the camera. */
    private Point leaning(Point onBoard, double heightMm) {
        return onto(onBoard, heightMm, 0);
    }

    /** Returns the point at a lower height that a higher point hides from the camera. */
    public Point onto(Point onBoard, double heightMm, double lowerMm) {
        Pose top = board.tableFromBoard(new Pose(onBoard.xMm(), onBoard.yMm(), 0));
        double far = (view.cameraMm(2) - lowerMm) / Math.max(1, view.cameraMm(2) - heightMm);
        Pose hidden = board.boardFromTable(new Pose(
                view.cameraMm(0) + (top.xMm() - view.cameraMm(0)) * far,
                view.cameraMm(1) + (top.yMm() - view.cameraMm(1)) * far,
                0));
        return new Point(hidden.xMm(), hidden.yMm());
    }
}
