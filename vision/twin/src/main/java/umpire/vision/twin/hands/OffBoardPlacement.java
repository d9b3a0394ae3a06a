package umpire.vision.twin.hands;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.dice.LaidDice;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/**
 * Chooses where a piece taken off the board goes. It stays where it was put, unless it would hide something there; then it goes to its row
 * beside the board. Captured pieces in a heap would hide one another's tags. A piece on a tag of the board would make the camera lose the
 * board.
 */
final class OffBoardPlacement {
    private final Board board;
    private final List<Piece> box;
    private final FreeSpace freeSpace;
    private final TableScene others;

    /** Takes the other objects on the table into account. */
    OffBoardPlacement(Board board, List<Piece> box, FreeSpace freeSpace, TableScene others) {
        this.board = board;
        this.box = box;
        this.freeSpace = freeSpace;
        this.others = others;
    }

    /** Returns a piece in its row, if it is put down on no place of the board, hides something there, and its row has room; else empty. */
    Optional<StandingPiece> insteadOf(StandingPiece piece, Pose there) {
        if (onAPlace(there) || !freeSpace.covers(piece, there)) {
            return Optional.empty();
        }
        return Optional.of(new RowsAside(others, board, LaidDice.otherPieces(box, others.dice()), 0).of(piece.piece()))
                .filter(row -> !freeSpace.covers(row, row.pose()));
    }

    private boolean onAPlace(Pose there) {
        Pose onBoard = others.boardPose(there);
        return others.boardLaid()
                && board.placeAt(new Point(onBoard.xMm(), onBoard.yMm())).isPresent();
    }
}
