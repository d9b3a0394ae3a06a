package umpire.robot;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;

/** How a player who knows nothing but the rules chooses among the legal actions. */
public enum PlayStyle {
    /** Any of them, each as likely as any other. */
    RANDOM,
    /** One that wins at once, where there is one; otherwise any. */
    EAGER,
    /** Any kind of action as likely as any other, and of that kind rather one that brings the seats' pieces together. */
    VARIED;

    /**
     * Returns an action in a state that is not the end of its game.
     *
     * @param chance returns a number from 0 to below another, each as likely as any other
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
