package umpire.vision.observe;

import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Tag;

/**
 * A piece that was read.
 *
 * @param piece which
 * @param tag as seen
 * @param onTable where it stands, in the table's frame
 * @param onBoard where it stands, in the board's frame
 * @param raised true when its tag looks too large to be where the piece's height puts it: it is held up
 */
record LocatedPiece(Piece piece, Tag tag, Pose onTable, Pose onBoard, boolean raised) {
    Point point() {
        return new Point(onBoard.xMm(), onBoard.yMm());
    }

    SeenToken seen() {
        return new SeenToken(piece.token(), piece.tag(), onBoard, tag.confidence());
    }
}
