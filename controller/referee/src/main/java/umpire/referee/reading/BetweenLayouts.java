package umpire.referee.reading;

import java.util.List;
import umpire.rules.kernel.Token;

/**
 * The way from one layout to another, piece by piece.
 *
 * @param before how the table looked
 * @param after how it must look
 */
record BetweenLayouts(Layout before, Layout after) {
    /** Returns whether a scene lies between both, place by place. */
    boolean holds(KnownPlaces known) {
        for (int i = 0; i < after.index().size(); i++) {
            if (known.clear(i)
                    && !after.fits(i, known.at(i))
                    && !before.fits(i, known.at(i))
                    && !holds(i, known.at(i))) {
                return false;
            }
        }
        return after.lying().between(before.lying(), known);
    }

    /** Whoever takes a pile away piece by piece shows what lay below the first. */
    private boolean holds(int place, List<Token> seen) {
        List<Token> left = before.visible(place);
        List<Token> come = after.visible(place);
        List<Token> surfaced = TokenBag.common(TokenBag.without(seen, left), before.covered(place));
        return TokenBag.between(left, seen, come)
                || TokenBag.between(left, TokenBag.without(seen, TokenBag.without(surfaced, come)), come);
    }
}
