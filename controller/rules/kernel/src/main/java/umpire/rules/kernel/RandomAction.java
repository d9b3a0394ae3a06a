package umpire.rules.kernel;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** An action by chance: of a choice any legal one, of a roll what the dice make, with their odds. */
public final class RandomAction {
    private RandomAction() {}

    /**
     * Returns an action in a state that is not the end of its game.
     *
     * @param chance returns a number from 0 to below another, each as likely as any other
     */
    public static <S, A> A of(Game<S, A> game, S state, IntUnaryOperator chance) {
        return of(game, state, game.awaited(state), chance);
    }

    /**
     * Returns an action in a state of which is known what it awaits.
     *
     * @param awaited what that is, and not nothing
     * @param chance returns a number from 0 to below another, each as likely as any other
     */
    public static <S, A> A of(Game<S, A> game, S state, Awaited awaited, IntUnaryOperator chance) {
        if (awaited instanceof Awaited.Roll) {
            return game.rolled(state, game.chanced(state, game.dice(), chance)).orThrow();
        }
        List<A> legal = game.actions(state);
        return legal.get(chance.applyAsInt(legal.size()));
    }
}
