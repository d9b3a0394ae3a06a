package umpire.vision.observe.places;

import java.util.List;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/** Which part of a sheet the picture shows. What lies beyond its edge is black in the plan of the sheet, as a sleeve is. */
final class PictureEdge {
    /** The plan is smoothed, so the black reaches a little into what is shown. */
    private static final double SMOOTHED_PX = 3;

    private final CameraView view;
    private final SheetPose.Found sheet;

    PictureEdge(CameraView view, SheetPose.Found sheet) {
        this.view = view;
        this.sheet = sheet;
    }

    /** Returns whether all of an outline, in the board's frame, is in the picture. */
    boolean shows(List<Point> outline) {
        return outline.stream().allMatch(corner -> shows(corner.xMm(), corner.yMm(), 0));
    }

    private boolean shows(double xMm, double yMm, double marginPx) {
        Pose onTable = sheet.tableFromBoard(new Pose(xMm, yMm, 0));
        Pixel pixel = view.pixelFromTable(onTable.xMm(), onTable.yMm(), 0);
        return pixel.x() >= marginPx
                && pixel.y() >= marginPx
                && pixel.x() <= view.camera().widthPx() - 1 - marginPx
                && pixel.y() <= view.camera().heightPx() - 1 - marginPx;
    }

    /** Marks the pixels of the plan that no picture shows. Nothing can be said of them, least of all that a hand is there. */
    void coverBeyond(SheetMap map, boolean[] covered) {
        double right = map.widthPx() / 2.0;
        double far = map.heightPx() / 2.0;
        boolean whole = shows(-right, far, SMOOTHED_PX)
                && shows(right, far, SMOOTHED_PX)
                && shows(-right, -far, SMOOTHED_PX)
                && shows(right, -far, SMOOTHED_PX);
        for (int i = 0; i < covered.length && !whole; i++) {
            double xMm = i % map.widthPx() + 0.5 - right;
            double yMm = far - i / map.widthPx() - 0.5;
            covered[i] |= !shows(xMm, yMm, SMOOTHED_PX);
        }
    }
}
