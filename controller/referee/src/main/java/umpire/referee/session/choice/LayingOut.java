package umpire.referee.session.choice;

import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;

/** The set-up that may be left to the table. */
public final class LayingOut {
    private LayingOut() {}

    /** Returns whether there is something to lay out: a new game where none is on, or what is left of this one's set-up. */
    public static <S, A> boolean due(Match<S, A> match) {
        boolean laysOut = match.started()
                && !match.paused()
                && match.game().laidOut(match.state(), below -> 0).isPresent();
        return startsAnew(match) || laysOut;
    }

    /** Returns whether laying out begins a game. */
    public static <S, A> boolean startsAnew(Match<S, A> match) {
        return !match.started() || match.awaited() instanceof Awaited.Nothing;
    }
}
