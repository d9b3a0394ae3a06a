package umpire.rules.kernel;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Draws a random action: of a choice any legal one, of a roll the action of a fair throw. */
public final class RandomAction {
    private RandomAction() {}

    /**
     * Returns a random action in a state that is not the end of its game.
     *
     * @param chance returns a number from 0, inclusive, to its argument, exclusive, each equally likely
     */
    public static <S, A> A of(Game<S, A> game, S state, IntUnaryOperator chance) {
        return of(game, state, game.awaited(state), chance);
    }

    /**
     * Returns a random action in a state whose awaited decision is known.
     *
     * @param awaited that decision, which is not {@code Nothing}
     * @param chance returns a number from 0, inclusive, to its argument, exclusive, each equally likely
     */
    public static <S, A> A of(Game<S, A> game, S state, Awaited awaited, IntUnaryOperator chance) {
        if (awaited instanceof Awaited.Roll) {
            return game.rolled(state, game.sampleRoll(state, game.dice(), chance))
                    .orThrow();
        }
        List<A> legal = game.actions(state);
        return legal.get(chance.applyAsInt(legal.size()));
    }
}
