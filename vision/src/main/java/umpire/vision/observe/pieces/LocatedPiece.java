package umpire.vision.observe.pieces;

import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.places.PlanShape;

/**
 * A piece that was read.
 *
 * @param piece which
 * @param face on top
 * @param confidence from 0 to 1 that it is that face
 * @param onTable where it stands, in the table's frame
 * @param onBoard where it stands, in the board's frame
 * @param liftMm how far its foot is seen above the board, for it stands on others; 0 where that is too little to be told
 * @param flat where it would stand on the board if its foot were not lifted, in the board's frame
 * @param raised true when its tag looks too large to be where the piece's height puts it: it is held up
 */
public record LocatedPiece(
        Piece piece,
        PieceFace face,
        double confidence,
        Pose onTable,
        Pose onBoard,
        double liftMm,
        Pose flat,
        boolean raised) {
    /** The blurred rim of a body. */
    private static final double BLUR_MM = 2;

    public Point point() {
        return new Point(onBoard.xMm(), onBoard.yMm());
    }

    public SeenToken seen() {
        return new SeenToken(face.token(), face.tag(), onBoard, confidence, flat);
    }

    /** Returns the height of its top above the board. */
    double topMm() {
        return liftMm + face.heightMm();
    }

    /** Returns what its body takes up on the board, with a little for the blur. */
    PlanShape body() {
        return new PlanShape(onBoard, face.outline().corners(), topMm()).grown(BLUR_MM);
    }
}
