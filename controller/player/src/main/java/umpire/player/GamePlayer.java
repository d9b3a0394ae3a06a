package umpire.player;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * Plays any game for one or more seats. It uses only the part of the state that the seat may know. With the same seed and the same
 * questions it makes the same choices, unless it is stopped early.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
public final class GamePlayer<S, A> implements SeatPlayer<S, A> {
    private static final int HUNDRED = 100;

    private final Game<S, A> game;
    private final SearchPlan plan;
    private final SplittableRandom seeds;

    /** Creates a player of a given level. */
    public GamePlayer(Game<S, A> game, PlayingLevel level, long seed) {
        this(game, level.plan(), seed);
    }

    /** Creates a player with a given search plan. */
    public GamePlayer(Game<S, A> game, SearchPlan plan, long seed) {
        this.game = game;
        this.plan = plan;
        this.seeds = new SplittableRandom(seed);
    }

    /**
     * {@inheritDoc}
     *
     * @param stop polled between any two actions that are tried; once true, the best action so far is returned, or a random one if none was
     *     tried
     */
    @Override
    public Optional<A> choose(S state, Seat seat, BooleanSupplier stop) {
        IntUnaryOperator chance = seeds.split()::nextInt;
        return SeatChoice.by(game, state, game.awaited(state), seat).map(open -> choose(state, open, chance, stop));
    }

    /** Sets up at random if the game supports that. */
    private A choose(S state, SeatChoice<A> open, IntUnaryOperator chance, BooleanSupplier stop) {
        return game.randomSetup(state, chance)
                .filter(open.legal()::contains)
                .orElseGet(() -> searched(state, open.seat(), thoughtOf(open.legal(), chance), chance, stop));
    }

    /** Returns the actions to consider. A beginner overlooks some of them, but never all. */
    private List<A> thoughtOf(List<A> legal, IntUnaryOperator chance) {
        if (plan.overlooked() == 0) {
            return legal;
        }
        List<A> thoughtOf = legal.stream()
                .filter(any -> chance.applyAsInt(HUNDRED) >= HUNDRED * plan.overlooked())
                .toList();
        return thoughtOf.isEmpty() ? legal : thoughtOf;
    }

    private A searched(S state, Seat seat, List<A> open, IntUnaryOperator chance, BooleanSupplier stop) {
        A any = open.get(chance.applyAsInt(open.size()));
        if (open.size() == 1) {
            return any;
        }
        TreeSearch<S, A> search = new TreeSearch<>(game, state, seat, plan, chance, stop);
        return search.firstLook(open)
                .or(() -> search.ranked(open).stream().findFirst().map(Ranked::action))
                .or(() -> search.promising(open))
                .orElse(any);
    }

    /**
     * Returns the best actions found for a seat, the best one first, with their chances; empty when the seat is not asked. The chance of an
     * action that was rarely tried says little.
     *
     * @param count how many at most
     * @param stop as in {@link #choose}; actions not tried by then are left out
     */
    public List<Ranked<A>> best(S state, Seat seat, int count, BooleanSupplier stop) {
        IntUnaryOperator chance = seeds.split()::nextInt;
        return SeatChoice.by(game, state, game.awaited(state), seat)
                .map(open -> ranked(new TreeSearch<>(game, state, seat, plan, chance, stop), open.legal()))
                .orElse(List.of())
                .stream()
                .limit(count)
                .toList();
    }

    private static <S, A> List<Ranked<A>> ranked(TreeSearch<S, A> search, List<A> legal) {
        search.firstLook(legal);
        return search.ranked(legal);
    }
}
