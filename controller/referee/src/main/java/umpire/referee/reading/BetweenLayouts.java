package umpire.referee.reading;

import java.util.List;
import umpire.rules.kernel.Token;

/**
 * The change from one layout to another, piece by piece.
 *
 * @param before how the table looked
 * @param after how it must look
 */
record BetweenLayouts(Layout before, Layout after) {
    /** Returns whether a scene is an intermediate placement of this change, place by place. */
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

    /** Removing a pile piece by piece shows the tokens that lay below the first. */
    private boolean holds(int place, List<Token> seen) {
        List<Token> left = before.visible(place);
        List<Token> come = after.visible(place);
        List<Token> surfaced = TokenBag.common(TokenBag.without(seen, left), before.covered(place));
        return TokenBag.between(left, seen, come)
                || TokenBag.between(left, TokenBag.without(seen, TokenBag.without(surfaced, come)), come);
    }
}
