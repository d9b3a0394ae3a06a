package umpire.proof.tournament;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import umpire.player.SeatPlayer;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;

/**
 * One game of a tournament. The contenders get the seats alternately. The set-up is random if the game supports that.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class TournamentGame<S, A> {
    private static final int CONTENDERS = 2;

    private final Game<S, A> game;
    private final int firstsSeat;
    private final IntUnaryOperator chance;
    private final List<SeatPlayer<S, A>> players;

    /**
     * Creates a game that has not begun.
     *
     * @param firstsSeat 0 if the first contender has the first seat, 1 if the second has it
     */
    TournamentGame(Game<S, A> game, Contender first, Contender second, long seed, int firstsSeat) {
        SplittableRandom random = new SplittableRandom(seed);
        this.game = game;
        this.firstsSeat = firstsSeat;
        this.players = List.of(first.playing(game, random.nextLong()), second.playing(game, random.nextLong()));
        this.chance = random::nextInt;
    }

    /** The state in which a game ended or was abandoned, and the number of actions. */
    private record Last<S>(S state, int plies) {}

    /**
     * Plays the game. Returns the score of the first contender.
     *
     * @param maxPlies the number of actions after which it is abandoned
     * @param ply runs after each of them
     */
    TournamentScore play(int maxPlies, Runnable ply) {
        Last<S> last = last(maxPlies, ply);
        return game.awaited(last.state()) instanceof Awaited.Nothing over
                ? ended(over.outcome(), last.plies())
                : new TournamentScore(0, 0, 0, 1, 0, last.plies());
    }

    /** Plays a game that all play together. Returns the points at the end, or when it was abandoned. */
    int points(int maxPlies, Runnable ply) {
        return game.scores(last(maxPlies, ply).state()).get(0).points();
    }

    private Last<S> last(int maxPlies, Runnable ply) {
        S state = game.opening();
        int plies = 0;
        while (plies < maxPlies && !(game.awaited(state) instanceof Awaited.Nothing)) {
            state = AfterAction.of(game, state, next(state));
            plies++;
            ply.run();
        }
        return new Last<>(state, plies);
    }

    private A next(S state) {
        Optional<A> laid = game.randomSetup(state, chance);
        return laid.isPresent() ? laid.get() : played(state);
    }

    private A played(S state) {
        return switch (game.awaited(state)) {
            case Awaited.Choice choice -> chosen(state, choice.seat());
            case Awaited.Declarations secret -> chosen(state, secret.missing().get(0));
            case Awaited.Roll roll -> RandomAction.of(game, state, chance);
            case Awaited.Nothing nothing -> throw new IllegalStateException("the game is over and awaits no action");
        };
    }

    private A chosen(S state, Seat seat) {
        return players.get(contender(seat)).choose(state, seat, () -> false).orElseThrow();
    }

    /** Returns 0 for a seat of the first contender, 1 for one of the second. */
    private int contender(Seat seat) {
        return (game.seats().indexOf(seat) + firstsSeat) % CONTENDERS;
    }

    private TournamentScore ended(Outcome outcome, int plies) {
        List<Integer> winners =
                outcome.winners().stream().map(this::contender).distinct().toList();
        if (winners.size() != 1) {
            return new TournamentScore(0, 1, 0, 0, 0, plies);
        }
        int firstSeat = outcome.winners().contains(game.seats().get(0)) ? 1 : 0;
        return winners.get(0) == 0
                ? new TournamentScore(1, 0, 0, 0, firstSeat, plies)
                : new TournamentScore(0, 0, 1, 0, firstSeat, plies);
    }
}
