package umpire.referee.session.choice;

import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;

/** The part of the set-up that may be left to the table. */
public final class LayingOut {
    private LayingOut() {}

    /**
     * Returns whether the table can lay out pieces: for a new game where none is running, or for the rest of this one's
     * set-up. A lesson sets up its own positions.
     */
    public static <S, A> boolean due(Match<S, A> match) {
        boolean laysOut = match.started()
                && match.lesson().isEmpty()
                && !match.paused()
                && match.game().randomSetup(match.state(), below -> 0).isPresent();
        return startsAnew(match) || laysOut;
    }

    /**
     * Returns whether laying out begins a new game. It never does during a lesson, whose position may be the end of a
     * game.
     */
    public static <S, A> boolean startsAnew(Match<S, A> match) {
        return match.lesson().isEmpty() && (!match.started() || match.awaited() instanceof Awaited.Nothing);
    }
}
