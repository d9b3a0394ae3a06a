package umpire.player;

import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;

/**
 * Evaluates an action one step ahead.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class OnePlySearch<S, A> {
    private static final int THROWS = 4;

    /** From this number of actions on, only one roll is sampled for each. Otherwise the evaluation would take longer than a play-out. */
    private static final int WIDE = 250;

    private final Game<S, A> game;
    private final SeatValues<S> values;
    private final IntUnaryOperator chance;

    OnePlySearch(Game<S, A> game, SeatValues<S> values, IntUnaryOperator chance) {
        this.game = game;
        this.values = values;
        this.chance = chance;
    }

    /**
     * Returns the value for a seat of the state after a legal action. If dice are rolled next, it is the mean over some rolls.
     *
     * @param among the number of actions to evaluate
     */
    double worth(S state, A action, int seat, int among) {
        S next = game.following(state, action);
        Awaited awaited = game.awaitedUntold(next);
        if (!(awaited instanceof Awaited.Roll)) {
            return values.of(next)[seat];
        }
        int throwsOfEach = among >= WIDE ? 1 : THROWS;
        double worth = 0;
        for (int i = 0; i < throwsOfEach; i++) {
            worth += values.of(game.following(next, RandomAction.of(game, next, awaited, chance)))[seat];
        }
        return worth / throwsOfEach;
    }
}
