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
 * @param piece the piece
 * @param face on top
 * @param confidence from 0 to 1 that it is that face
 * @param onTable its pose in the table's frame
 * @param onBoard its pose in the board's frame
 * @param liftMm the measured height of its foot above the board, if it stands on others; 0 if too small to measure
 * @param highest the greatest lift that is too small to measure, with the pose that the piece has at this lift
 * @param flat its pose in the board's frame if its foot were not lifted
 * @param raised whether its tag looks too large for the piece's height, so that it is held up
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
     * A piece that stands on something unseen.
     *
     * @param mm its height above the assumed ground
     * @param onBoard its pose at that height
     */
    public record Raise(double mm, Pose onBoard) {}

    /** The width of a body's blurred rim. */
    private static final double BLUR_MM = 2;

    public Point point() {
        return new Point(onBoard.xMm(), onBoard.yMm());
    }

    public SeenToken seen() {
        return new SeenToken(face.token(), face.tag(), onBoard, confidence, flat);
    }

    /** Returns the height of its top above the board in millimetres. */
    double topMm() {
        return liftMm + face.heightMm();
    }

    /** Returns the area that its body covers on the board, with a margin for blur. */
    PlanShape body() {
        return body(new Raise(0, onBoard));
    }

    /** Returns the area that its body covers if it stands on something unseen. */
    PlanShape highestBody() {
        return body(highest);
    }

    private PlanShape body(Raise raise) {
        return new PlanShape(raise.onBoard(), face.outline().corners(), topMm() + raise.mm()).grown(BLUR_MM);
    }
}
