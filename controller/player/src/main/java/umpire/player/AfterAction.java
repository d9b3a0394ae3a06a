package umpire.player;

import umpire.rules.kernel.Rules;
import umpire.rules.kernel.Verdict;

/** The state after an action that is legal. */
final class AfterAction {
    private AfterAction() {}

    /** Returns it; an action that was listed and is refused is a bug of the game. */
    static <S, A> S of(Rules<S, A> rules, S state, A action) {
        return switch (rules.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused ->
                throw new IllegalStateException("'" + action + "' was listed and is refused: " + refused.why());
        };
    }
}
