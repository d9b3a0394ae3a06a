package umpire.robot;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import umpire.player.GamePlayer;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.Bulletin;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/** Plays some seats against people at the others: thinks for them, and says when their hands are wanted. */
final class Opponent<S, A> implements ActionPick<S, A> {
    private final Game<S, A> game;
    private final Set<Seat> seats;
    private final GamePlayer<S, A> player;
    private final BooleanSupplier stop;
    private Optional<S> thoughtOf = Optional.empty();

    /**
     * Sits down.
     *
     * @param seats that it plays
     * @param stop whether there is no more time to think about what was asked last
     */
    Opponent(Game<S, A> game, Collection<Seat> seats, PlayingLevel level, long seed, BooleanSupplier stop) {
        this.game = game;
        this.seats = Set.copyOf(seats);
        this.player = new GamePlayer<>(game, level, seed);
        this.stop = stop;
    }

    /**
     * Returns whether its hands are to do what is asked for now. What follows from an action, whoever took it, they carry out; what people
     * laid wrong they leave to people.
     */
    boolean isAsked(Bulletin bulletin) {
        return switch (bulletin.prompt().need()) {
            case CARRY_OUT -> true;
            case CHOICE, QUESTION, CORRECTION -> chooses(bulletin);
            case ROLL, DRAW, DIE_UNCLEAR -> throwsSome(bulletin);
            case SET_UP, SIGHT, QUIET, PAUSED, OVER -> false;
        };
    }

    private S state(Bulletin bulletin) {
        return game.readPosition(bulletin.position()).orThrow();
    }

    /** Where one seat is asked it is said; only of several that declare in secret the position has to be read. */
    private boolean chooses(Bulletin bulletin) {
        return bulletin.prompt()
                .seat()
                .or(bulletin::turn)
                .map(seats::contains)
                .orElseGet(() -> game.awaited(state(bulletin)) instanceof Awaited.Declarations secret
                        && secret.missing().stream().anyMatch(seats::contains));
    }

    private boolean throwsSome(Bulletin bulletin) {
        return game.awaited(state(bulletin)) instanceof Awaited.Roll roll
                && roll.seats().stream().anyMatch(seats::contains);
    }

    @Override
    public boolean plays(Seat seat) {
        return seats.contains(seat);
    }

    @Override
    public A pick(S state, IntUnaryOperator chance) {
        List<A> own = game.actions(state).stream()
                .filter(action -> seats.contains(game.seatOf(state, action)))
                .toList();
        List<A> any = own.isEmpty() ? game.actions(state) : own;
        Optional<A> thought = thoughtOf.filter(state::equals).isPresent() ? Optional.empty() : thought(state);
        thoughtOf = Optional.of(state);
        return thought.orElseGet(() -> any.get(chance.applyAsInt(any.size())));
    }

    private Optional<A> thought(S state) {
        return game.seats().stream()
                .filter(seats::contains)
                .filter(seat -> !(game.awaited(state) instanceof Awaited.Declarations secret)
                        || secret.missing().contains(seat))
                .flatMap(seat -> player.choose(state, seat, stop).stream())
                .findFirst();
    }
}
