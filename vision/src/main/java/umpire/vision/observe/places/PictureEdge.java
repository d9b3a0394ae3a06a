package umpire.vision.observe.places;

import java.util.List;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/** The part of a sheet inside the picture. The rest is black in the plan of the sheet, and would otherwise look like a sleeve. */
final class PictureEdge {
    /** The width in pixels by which the black reaches into the visible part, since the plan is smoothed. */
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

    /** Marks the pixels of the plan outside the picture. Nothing is known of them, so they must not count as a hand. */
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
