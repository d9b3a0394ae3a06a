package umpire.vision.observe;

import java.util.List;
import umpire.rules.kernel.Board;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetFinder;
import umpire.vision.rectify.SheetPose;

/** The board of a game that is not being played. It counts as present only if all its tags are seen and fit its sheet. */
final class OtherBoard {
    private final Board board;
    private final SheetFinder sheetFinder;

    OtherBoard(Board board) {
        this.board = board;
        this.sheetFinder = new SheetFinder(board);
    }

    String name() {
        return board.name();
    }

    boolean lies(CameraView view, List<Tag> tags) {
        return sheetFinder.find(view, tags) instanceof SheetPose.Found found
                && found.tags() == board.tags().size();
    }
}
