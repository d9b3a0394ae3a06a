package umpire.player;

import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;

/**
 * Looks at what an action comes to at once.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class FirstLook<S, A> {
    private static final int THROWS = 4;

    private final Game<S, A> game;
    private final SeatValues<S> values;
    private final IntUnaryOperator chance;

    FirstLook(Game<S, A> game, SeatValues<S> values, IntUnaryOperator chance) {
        this.game = game;
        this.values = values;
        this.chance = chance;
    }

    /** Returns what a state is worth to a seat after a legal action: where dice fall then, what it is worth after some throws of them. */
    double worth(S state, A action, int seat) {
        S next = game.following(state, action);
        Awaited awaited = game.awaitedUntold(next);
        if (!(awaited instanceof Awaited.Roll)) {
            return values.of(next)[seat];
        }
        double worth = 0;
        for (int i = 0; i < THROWS; i++) {
            worth += values.of(game.following(next, RandomAction.of(game, next, awaited, chance)))[seat];
        }
        return worth / THROWS;
    }
}
