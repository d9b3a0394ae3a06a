package umpire.referee.settling;

import java.util.List;
import java.util.Set;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * A piece that was lifted and put back.
 *
 * @param place where it stands
 * @param tokens its token, or several that were lifted together
 * @param tags the tags that distinguish it from like pieces; empty where they were not read
 */
public record TouchedPiece(Place place, List<Token> tokens, Set<Integer> tags) {
    public TouchedPiece {
        tokens = List.copyOf(tokens);
        tags = Set.copyOf(tags);
    }

    /** A piece without known tags. */
    public TouchedPiece(Place place, List<Token> tokens) {
        this(place, tokens, Set.of());
    }
}
