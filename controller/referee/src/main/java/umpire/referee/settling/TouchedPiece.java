package umpire.referee.settling;

import java.util.List;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * What was lifted and put back.
 *
 * @param place where it stands
 * @param tokens what it was: one, or several that were lifted together
 */
public record TouchedPiece(Place place, List<Token> tokens) {
    public TouchedPiece {
        tokens = List.copyOf(tokens);
    }
}
