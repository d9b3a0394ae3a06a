package umpire.robot;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import umpire.player.GamePlayer;
import umpire.player.PlayingLevel;
import umpire.player.Ranked;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/** Chooses for the computer's seats against people. Confined to one thread. */
final class Opponent<S, A> {
    private final Game<S, A> game;
    private final Supplier<Map<Seat, PlayingLevel>> seated;
    private final long seed;
    private final BooleanSupplier stop;
    private final Map<PlayingLevel, GamePlayer<S, A>> players = new HashMap<>();
    private final OpponentManners<S, A> manners;
    private Optional<S> thoughtOf = Optional.empty();

    /**
     * Creates the opponent.
     *
     * @param seated the seats that it plays now, with their levels
     * @param stop whether the thinking time for the last question is up
     */
    Opponent(Game<S, A> game, Supplier<Map<Seat, PlayingLevel>> seated, long seed, BooleanSupplier stop) {
        this.game = game;
        this.seated = seated;
        this.seed = seed;
        this.stop = stop;
        this.manners = new OpponentManners<>(game, seated, this::chance, seed);
    }

    /** Returns whether it plays no seat now. */
    boolean isAway() {
        return seated.get().isEmpty();
    }

    /** Returns whether the computer's seats wait: during a lesson, or while a seat is asked about taking back. */
    static boolean rests(TableSnapshot tableSnapshot) {
        return tableSnapshot.waiting().teaching().lesson().isPresent()
                || tableSnapshot.requests().takeBack().isPresent();
    }

    /** Forgets the last choice, so that the same state is searched again. */
    void forget() {
        thoughtOf = Optional.empty();
    }

    /** Returns whether one of its seats must act or roll now. */
    boolean isAsked(StateSnapshot<S> snapshot) {
        TableSnapshot tableSnapshot = snapshot.tableSnapshot();
        return !isAway()
                && !rests(tableSnapshot)
                && switch (tableSnapshot.prompt().need()) {
                    case CHOICE, QUESTION -> chooses(snapshot);
                    case ROLL, LAY, DRAW ->
                        game.awaited(snapshot.state()) instanceof Awaited.Roll roll && throwsAll(roll);
                    default -> false;
                };
    }

    /** Returns whether one of its seats must choose: the one seat to act, or one of several that declare in secret. */
    boolean chooses(StateSnapshot<S> snapshot) {
        return snapshot.tableSnapshot()
                .prompt()
                .seat()
                .or(snapshot.tableSnapshot()::turn)
                .map(this::plays)
                .orElseGet(() -> game.awaited(snapshot.state()) instanceof Awaited.Declarations secret
                        && secret.missing().stream().anyMatch(this::plays));
    }

    /** Returns whether only its seats roll. If a person rolls too, the person starts the roll. */
    boolean throwsAll(Awaited.Roll roll) {
        return roll.seats().stream().allMatch(this::plays);
    }

    /** Returns what it says about the end of the game: an answer to a draw offer, an offer, or its resignation. Taking back is left to people. */
    Optional<Command> answer(StateSnapshot<S> snapshot) {
        return isAway() || rests(snapshot.tableSnapshot()) ? Optional.empty() : manners.answer(snapshot);
    }

    /** Returns the level of a seat; of another one, the highest level of its seats. */
    PlayingLevel level(Optional<Seat> seat) {
        Map<Seat, PlayingLevel> now = seated.get();
        return seat.map(now::get)
                .or(() -> now.values().stream().max(Comparator.naturalOrder()))
                .orElse(PlayingLevel.ONE);
    }

    /** Returns the chance of one of its seats with its best action; empty when the seat does not choose now. */
    private OptionalDouble chance(S state, Seat seat) {
        return player(seat).stream()
                .flatMap(player -> player.best(state, seat, 1, stop).stream())
                .mapToDouble(Ranked::chance)
                .findFirst();
    }

    boolean plays(Seat seat) {
        return seated.get().containsKey(seat);
    }

    /** Returns a legal action in an unfinished game. Asked again for the same state, it returns a random action instead. */
    A pick(S state, IntUnaryOperator chance) {
        Optional<A> thought = thoughtOf.filter(state::equals).isPresent() ? Optional.empty() : thought(state);
        thoughtOf = Optional.of(state);
        return thought.orElseGet(() -> any(state, chance));
    }

    private A any(S state, IntUnaryOperator chance) {
        Set<Seat> ours = seated.get().keySet();
        List<A> legal = game.actions(state);
        List<A> own = legal.stream()
                .filter(action -> ours.contains(game.seatOf(state, action)))
                .toList();
        List<A> any = own.isEmpty() ? legal : own;
        return any.get(chance.applyAsInt(any.size()));
    }

    private Optional<A> thought(S state) {
        return game.seats().stream()
                .filter(this::plays)
                .filter(seat -> !(game.awaited(state) instanceof Awaited.Declarations secret)
                        || secret.missing().contains(seat))
                .flatMap(seat -> player(seat).flatMap(player -> player.choose(state, seat, stop)).stream())
                .findFirst();
    }

    /** Returns the player of a seat's level. Seats with the same level share one, since a player keeps no knowledge of a seat. */
    private Optional<GamePlayer<S, A>> player(Seat seat) {
        return Optional.ofNullable(seated.get().get(seat))
                .map(level -> players.computeIfAbsent(level, of -> new GamePlayer<>(game, of, seed)));
    }
}
