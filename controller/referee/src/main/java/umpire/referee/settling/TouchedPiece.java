package umpire.referee.settling;

import java.util.List;
import java.util.Set;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * What was lifted and put back.
 *
 * @param place where it stands
 * @param tokens what it was: one, or several that were lifted together
 * @param tags by which it is told from others that look like it; empty where that was not seen
 */
public record TouchedPiece(Place place, List<Token> tokens, Set<Integer> tags) {
    public TouchedPiece {
        tokens = List.copyOf(tokens);
        tags = Set.copyOf(tags);
    }

    /** One that was not told from others that look like it. */
    public TouchedPiece(Place place, List<Token> tokens) {
        this(place, tokens, Set.of());
    }
}
