package umpire.rules.kernel;

import java.util.List;

/**
 * Tokens that a hand lifted and put back.
 *
 * @param place where they stand, or the name of their spot
 * @param tokens one, or several that were lifted together
 */
public record TouchedTokens(Place place, List<Token> tokens) {
    public TouchedTokens {
        tokens = List.copyOf(tokens);
    }
}
