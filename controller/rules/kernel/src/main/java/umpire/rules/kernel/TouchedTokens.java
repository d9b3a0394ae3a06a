package umpire.rules.kernel;

import java.util.List;

/**
 * What a hand lifted somewhere and put back.
 *
 * @param place where it stands, or the name of the spot where it lies
 * @param tokens what was lifted: one token, or several that were lifted together
 */
public record TouchedTokens(Place place, List<Token> tokens) {
    public TouchedTokens {
        tokens = List.copyOf(tokens);
    }
}
