package umpire.vision.twin.hands;

import java.util.List;
import umpire.rules.kernel.Piece;
import umpire.vision.twin.scene.StandingPiece;

/**
 * From where the arms of players reach in over the table: those of the first seat's player from the South, the second's from opposite.
 *
 * @param box every piece of the game, by whose order seats are counted
 */
public record SeatArms(List<Piece> box) {
    private static final double FROM_SOUTH_DEG = 282;
    private static final double FROM_OPPOSITE_DEG = 102;

    /** Returns the direction from the fingertip towards the arm of whoever moves a piece. */
    public double of(StandingPiece piece) {
        return of(piece.piece().seat());
    }

    /** Returns the same for whoever sits at a seat. */
    public double of(String seat) {
        List<String> seats = box.stream().map(Piece::seat).distinct().toList();
        return seats.indexOf(seat) % 2 == 0 ? FROM_SOUTH_DEG : FROM_OPPOSITE_DEG;
    }
}
