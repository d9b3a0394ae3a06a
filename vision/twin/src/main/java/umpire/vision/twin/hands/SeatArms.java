package umpire.vision.twin.hands;

import java.util.List;
import umpire.rules.kernel.Piece;
import umpire.vision.twin.scene.StandingPiece;

/**
 * The directions of the players' arms: from the South for the first seat, and from the opposite side for the second.
 *
 * @param box every piece of the game, whose order determines the order of seats
 */
public record SeatArms(List<Piece> box) {
    private static final double FROM_SOUTH_DEG = 282;
    private static final double FROM_OPPOSITE_DEG = 102;

    /** Returns the direction from the fingertip towards the arm of the player who moves a piece. */
    public double of(StandingPiece piece) {
        return of(piece.piece().seat());
    }

    /** Returns the direction from the fingertip towards the arm of the player of a seat. */
    public double of(String seat) {
        List<String> seats = box.stream().map(Piece::seat).distinct().toList();
        return seats.indexOf(seat) % 2 == 0 ? FROM_SOUTH_DEG : FROM_OPPOSITE_DEG;
    }
}
