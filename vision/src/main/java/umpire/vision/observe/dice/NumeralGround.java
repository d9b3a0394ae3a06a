package umpire.vision.observe.dice;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/**
 * The area in which dice with numerals are searched. On a board with trays a throw counts only in them. The drawings of a map, and the
 * pieces on it, look like such dice in hundreds of places. So the search covers the trays and the area beside the sheet. On any other board
 * it covers everything.
 */
final class NumeralGround {
    /** A sheet that moved by less keeps its pose here. Chosen: a die this near to a tray's edge may count or not. */
    private static final double MOVED_MM = 3;

    private static final double TURNED_DEG = 0.5;

    private final Board board;
    private final List<Area> trays;
    private Optional<SheetPose.Found> sheet = Optional.empty();

    NumeralGround(Board board) {
        this.board = board;
        this.trays = board.areas().stream().filter(Area::isDiceTray).toList();
    }

    /** Takes the pose of the sheet and returns whether it changed. A sheet out of sight keeps its pose. */
    boolean moves(SheetPose now) {
        if (trays.isEmpty()
                || !(now instanceof SheetPose.Found found)
                || sheet.filter(old -> lies(old, found)).isPresent()) {
            return false;
        }
        sheet = Optional.of(found);
        return true;
    }

    private static boolean lies(SheetPose.Found old, SheetPose.Found now) {
        Pose from = old.tableFromBoard();
        Pose to = now.tableFromBoard();
        return from.distanceMm(to) < MOVED_MM
                && Math.abs(Math.IEEEremainder(from.headingDeg() - to.headingDeg(), 360)) < TURNED_DEG;
    }

    /**
     * Returns whether a die may lie at a pixel of the whole picture, with its upper face at this height above the table. False everywhere
     * until a sheet was seen.
     */
    Predicate<Pixel> at(CameraView view, double heightMm) {
        return pixel -> trays.isEmpty()
                || sheet.filter(found -> holds(found.boardFromTable(onTable(pixel, view, heightMm))))
                        .isPresent();
    }

    private static Pose onTable(Pixel pixel, CameraView view, double heightMm) {
        Point at = view.tableFromPixel(pixel, heightMm);
        return new Pose(at.xMm(), at.yMm(), 0);
    }

    private boolean holds(Pose onBoard) {
        return !board.reaches(onBoard, 0)
                || trays.stream().anyMatch(tray -> tray.contains(new Point(onBoard.xMm(), onBoard.yMm())));
    }
}
