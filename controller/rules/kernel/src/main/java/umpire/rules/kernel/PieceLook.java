package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * What people should see of a piece and no token tells, because it changes during the game: whose it is, and what is printed on the side that is up.
 *
 * @param name by which it lies, or would lie, in a picture; a die that is a piece has the name of its type
 * @param title what people call it: {@code G.E.V. 2}
 * @param letters up to five, drawn on it
 * @param seat whose it is now; empty for nobody's
 * @param marks what is printed on it; none while it does not lie on the table
 */
public record PieceLook(Place name, String title, String letters, Optional<Seat> seat, List<FaceMark> marks) {
    private static final int MOST_LETTERS = 5;

    public PieceLook {
        marks = List.copyOf(marks);
        if (letters.length() > MOST_LETTERS) {
            throw new IllegalArgumentException(name + ": up to five letters are drawn on a piece, not " + letters);
        }
    }
}
