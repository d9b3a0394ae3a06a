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
 * @param highest how it stands if its foot is as high above the board as it may be without being told
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
        Raise highest,
        Pose flat,
        boolean raised) {
    /**
     * How a piece stands on something that cannot be seen.
     *
     * @param mm how far above what it is taken to stand on
     * @param onBoard where it is then
     */
    public record Raise(double mm, Pose onBoard) {}

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
        return body(new Raise(0, onBoard));
    }

    /** Returns what its body takes up where it stands on something that cannot be seen. */
    PlanShape highestBody() {
        return body(highest);
    }

    private PlanShape body(Raise raise) {
        return new PlanShape(raise.onBoard(), face.outline().corners(), topMm() + raise.mm()).grown(BLUR_MM);
    }
}
