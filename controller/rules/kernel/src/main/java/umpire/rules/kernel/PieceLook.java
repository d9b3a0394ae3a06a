package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * The changing look of a piece that its token does not determine: its owner, and the marks on the upper face.
 *
 * @param name of its spot in a placement; a die that is a piece has the name of its type
 * @param title its name in sentences: {@code G.E.V. 2}
 * @param letters up to five, drawn on it
 * @param seat its present owner; empty where there is none
 * @param marks those printed on the upper face; empty while it is off the table
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
