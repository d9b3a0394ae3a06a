package umpire.robot;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;

/** How a robot that knows only the rules chooses an action. */
public enum PlayStyle {
    /** Any action, with equal probability. */
    RANDOM,
    /** A winning action, if there is one; otherwise any. */
    EAGER,
    /** Any kind of action with equal probability. Within the kind it prefers actions that bring the seats' pieces together. */
    VARIED;

    /**
     * Returns an action in an unfinished game.
     *
     * @param chance returns a number from 0 to below its argument, with equal probability
     */
    public <S, A> A choose(Game<S, A> game, S state, IntUnaryOperator chance) {
        if (this == VARIED && !(game.awaited(state) instanceof Awaited.Roll)) {
            return new VariedChoice<>(game).of(state, chance);
        }
        boolean looks = this == EAGER && game.awaited(state) instanceof Awaited.Choice;
        Optional<A> winning = looks ? winning(game, state) : Optional.empty();
        return winning.orElseGet(() -> RandomAction.of(game, state, chance));
    }

    private static <S, A> Optional<A> winning(Game<S, A> game, S state) {
        List<A> legal = game.actions(state);
        return legal.stream().filter(action -> wins(game, state, action)).findFirst();
    }

    private static <S, A> boolean wins(Game<S, A> game, S state, A action) {
        return game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted
                && game.awaited(accepted.next()) instanceof Awaited.Nothing over
                && over.outcome().winners().contains(game.seatOf(state, action));
    }
}
