package umpire.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * Plays the action after which the game's estimate, or else the score, is best. It is the baseline that a searching player must beat.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
public final class GreedyPlayer<S, A> implements SeatPlayer<S, A> {
    private final Game<S, A> game;
    private final SplittableRandom seeds;

    /** Creates a player of a game. The seed decides between equal actions. */
    public GreedyPlayer(Game<S, A> game, long seed) {
        this.game = game;
        this.seeds = new SplittableRandom(seed);
    }

    @Override
    public Optional<A> choose(S state, Seat seat, BooleanSupplier stop) {
        IntUnaryOperator chance = seeds.split()::nextInt;
        return SeatChoice.by(game, state, game.awaited(state), seat)
                .map(open -> game.randomSetup(state, chance)
                        .filter(open.legal()::contains)
                        .orElseGet(() -> liked(game.determinized(state, seat, chance), open, chance, stop)));
    }

    private A liked(S world, SeatChoice<A> open, IntUnaryOperator chance, BooleanSupplier stop) {
        SeatValues<S> values = new SeatValues<>(game, world, true);
        OnePlySearch<S, A> look = new OnePlySearch<>(game, values, chance);
        List<A> best = new ArrayList<>(open.legal());
        double most = Double.NEGATIVE_INFINITY;
        for (A action : open.legal()) {
            if (stop.getAsBoolean()) {
                break;
            }
            double worth = look.worth(
                    world, action, values.index(open.seat()), open.legal().size());
            if (worth > most) {
                best.clear();
                most = worth;
            }
            if (worth == most) {
                best.add(action);
            }
        }
        return best.get(chance.applyAsInt(best.size()));
    }
}
