package umpire.player;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * Plays any game for one seat, or for several. Of a state it uses nothing that the seat may not know. Players of the same seed that are asked
 * the same make the same choices, unless they are stopped.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
public final class GamePlayer<S, A> {
    private static final int PERCENT = 100;

    private final Game<S, A> game;
    private final PlayingLevel level;
    private final SplittableRandom seeds;

    /** A player of a game. */
    public GamePlayer(Game<S, A> game, PlayingLevel level, long seed) {
        this.game = game;
        this.level = level;
        this.seeds = new SplittableRandom(seed);
    }

    /**
     * Returns a legal action of a seat; nothing where it is not asked, as while dice are awaited.
     *
     * @param stop asked before each play-out and now and then within it; once it says so the best action so far is returned, and a random one
     *     if none was tried
     */
    public Optional<A> choose(S state, Seat seat, BooleanSupplier stop) {
        IntUnaryOperator chance = seeds.split()::nextInt;
        return SeatChoice.by(game, state, seat).map(open -> choose(state, open, chance, stop));
    }

    private A choose(S state, SeatChoice<A> open, IntUnaryOperator chance, BooleanSupplier stop) {
        A any = open.legal().get(chance.applyAsInt(open.legal().size()));
        if (open.legal().size() == 1 || chance.applyAsInt(PERCENT) < level.randomPercent()) {
            return any;
        }
        return new TreeSearch<>(game, state, open.seat(), chance, stop)
                .best(open.legal(), level.playOuts())
                .orElse(any);
    }
}
