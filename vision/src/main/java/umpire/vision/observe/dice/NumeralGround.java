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
 * Where dice with numerals are looked for. On a board that has trays a throw counts in them alone, and the drawings of a map and the pieces on
 * it look like such dice in hundreds of places: so they are looked for in the trays, and beside the sheet. On any other board they may lie anywhere.
 */
final class NumeralGround {
    /** A sheet that was moved so far has its trays elsewhere. Chosen: a die that lies as near to a tray's edge may count or not. */
    private static final double MOVED_MM = 3;

    private static final double TURNED_DEG = 0.5;

    private final Board board;
    private final List<Area> trays;
    private Optional<SheetPose.Found> sheet = Optional.empty();

    NumeralGround(Board board) {
        this.board = board;
        this.trays = board.areas().stream().filter(Area::isDiceTray).toList();
    }

    /** Takes note of where the sheet lies, and returns whether that is elsewhere than before. One that is out of sight still lies there. */
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

    /** Returns whether a die may lie at a pixel of the whole picture, its upper face so high above the table. While no sheet was seen none does. */
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
