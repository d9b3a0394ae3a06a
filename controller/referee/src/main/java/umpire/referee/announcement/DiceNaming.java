package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * Dice that a seat threw and must name, since no eye reads them.
 *
 * @param seat who threw them
 * @param asked how many there are
 * @param faces those named so far, in the order in which they are asked for
 * @param confirmed whether the seat said that they are right
 * @param allowed the faces that the next of them has; of the last, when all are named
 */
public record DiceNaming(Seat seat, int asked, List<String> faces, boolean confirmed, List<String> allowed) {
    public DiceNaming {
        faces = List.copyOf(faces);
        allowed = List.copyOf(allowed);
    }
}
