package umpire.player;

import java.util.List;
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
public final class GamePlayer<S, A> implements SeatPlayer<S, A> {
    private static final int HUNDRED = 100;

    private final Game<S, A> game;
    private final SearchPlan plan;
    private final SplittableRandom seeds;

    /** A player of a game. */
    public GamePlayer(Game<S, A> game, PlayingLevel level, long seed) {
        this(game, level.plan(), seed);
    }

    /** A player that thinks as it is told to. */
    public GamePlayer(Game<S, A> game, SearchPlan plan, long seed) {
        this.game = game;
        this.plan = plan;
        this.seeds = new SplittableRandom(seed);
    }

    /**
     * {@inheritDoc}
     *
     * @param stop asked between any two actions that are tried; once it says so the best action so far is returned, and a random one if none
     *     was tried
     */
    @Override
    public Optional<A> choose(S state, Seat seat, BooleanSupplier stop) {
        IntUnaryOperator chance = seeds.split()::nextInt;
        return SeatChoice.by(game, state, game.awaited(state), seat).map(open -> choose(state, open, chance, stop));
    }

    /** What is laid out before a game is left to chance where the game offers that. */
    private A choose(S state, SeatChoice<A> open, IntUnaryOperator chance, BooleanSupplier stop) {
        return game.laidOut(state, chance)
                .filter(open.legal()::contains)
                .orElseGet(() -> searched(state, open.seat(), thoughtOf(open.legal(), chance), chance, stop));
    }

    /** Some of what may be done a beginner does not think of; of all of it nobody. */
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
     * Returns the best actions of a seat that were found, the best one first, with what is to be hoped for from each; nothing where the seat
     * is not asked. Chances of actions that were seldom tried say little.
     *
     * @param count how many at most
     * @param stop as in {@link #choose}; of what was not tried until then nothing is told
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
