package umpire.player;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;

/**
 * Plays on at random, for a while.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class PlayOut<S, A> {
    private static final int MOST_STEPS = 60;
    private static final int STEPS_BETWEEN_ASKING = 8;

    private final Game<S, A> game;
    private final IntUnaryOperator chance;
    private final BooleanSupplier stop;

    PlayOut(Game<S, A> game, IntUnaryOperator chance, BooleanSupplier stop) {
        this.game = game;
        this.chance = chance;
        this.stop = stop;
    }

    /** Returns the state in which it ended or was cut short; nothing where it was told to stop. */
    Optional<S> from(S start) {
        S state = start;
        for (int step = 1; step <= MOST_STEPS && !(game.awaited(state) instanceof Awaited.Nothing); step++) {
            if (step % STEPS_BETWEEN_ASKING == 0 && stop.getAsBoolean()) {
                return Optional.empty();
            }
            state = AfterAction.of(game, state, RandomAction.of(game, state, chance));
        }
        return Optional.of(state);
    }
}
