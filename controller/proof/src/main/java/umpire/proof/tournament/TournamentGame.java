package umpire.proof.tournament;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import umpire.player.GamePlayer;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;

/**
 * One game of a tournament. Seats go by turns to the one contender and to the other.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class TournamentGame<S, A> {
    private static final int CONTENDERS = 2;

    private final Game<S, A> game;
    private final int firstsSeat;
    private final SplittableRandom random;
    private final List<Optional<GamePlayer<S, A>>> players;

    /**
     * A game that has not begun.
     *
     * @param firstsSeat 0 where the first contender has the first seat, 1 where the second has it
     */
    TournamentGame(Game<S, A> game, Contender first, Contender second, long seed, int firstsSeat) {
        this.game = game;
        this.firstsSeat = firstsSeat;
        this.random = new SplittableRandom(seed);
        this.players = List.of(player(first), player(second));
    }

    private Optional<GamePlayer<S, A>> player(Contender contender) {
        long own = random.nextLong();
        return contender.level().map(level -> new GamePlayer<>(game, level, own));
    }

    /**
     * Plays it, and returns how it ended for the first contender.
     *
     * @param maxPlies after how many actions it is given up
     * @param ply runs after each of them
     */
    TournamentScore play(int maxPlies, Runnable ply) {
        S state = game.opening();
        int plies = 0;
        while (plies < maxPlies) {
            if (game.awaited(state) instanceof Awaited.Nothing over) {
                return ended(over.outcome(), plies);
            }
            state = AfterAction.of(game, state, next(state));
            plies++;
            ply.run();
        }
        return game.awaited(state) instanceof Awaited.Nothing over
                ? ended(over.outcome(), plies)
                : new TournamentScore(0, 0, 0, 1, plies);
    }

    private A next(S state) {
        return switch (game.awaited(state)) {
            case Awaited.Choice choice -> chosen(state, choice.seat());
            case Awaited.Declarations secret -> chosen(state, secret.missing().get(0));
            case Awaited.Roll roll -> RandomAction.of(game, state, chance());
            case Awaited.Nothing nothing -> throw new IllegalStateException("a game that is over goes on");
        };
    }

    private A chosen(S state, Seat seat) {
        return players.get(contender(seat))
                .flatMap(player -> player.choose(state, seat, () -> false))
                .orElseGet(() -> any(state, seat));
    }

    private A any(S state, Seat seat) {
        List<A> own = game.actions(state).stream()
                .filter(action -> game.seatOf(state, action).equals(seat))
                .toList();
        return own.get(random.nextInt(own.size()));
    }

    private IntUnaryOperator chance() {
        return random::nextInt;
    }

    /** Returns 0 for a seat of the first contender, 1 for one of the second. */
    private int contender(Seat seat) {
        return (game.seats().indexOf(seat) + firstsSeat) % CONTENDERS;
    }

    private TournamentScore ended(Outcome outcome, int plies) {
        List<Integer> winners =
                outcome.winners().stream().map(this::contender).distinct().toList();
        if (winners.size() != 1) {
            return new TournamentScore(0, 1, 0, 0, plies);
        }
        return winners.get(0) == 0 ? new TournamentScore(1, 0, 0, 0, plies) : new TournamentScore(0, 0, 1, 0, plies);
    }
}
