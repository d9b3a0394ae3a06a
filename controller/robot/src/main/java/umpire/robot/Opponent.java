package umpire.robot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import umpire.player.GamePlayer;
import umpire.player.PlayingLevel;
import umpire.player.Ranked;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/** Plays some seats against people at the others: thinks for them. Belongs to one thread. */
final class Opponent<S, A> {
    /** Whoever stands no better than this is glad of a draw. Chosen: a little less than even, as who offers has his reasons. */
    private static final double GLAD_OF_A_DRAW = 0.45;

    /** Whoever has so little to hope for at so many of his own turns, one after the other, gives up, but no beginner. Chosen. */
    private static final double HOPELESS = 0.03;

    private static final int HOPELESS_TURNS = 3;
    private static final PlayingLevel LEAST_TO_RESIGN = PlayingLevel.THREE;

    private final Game<S, A> game;
    private final Supplier<Map<Seat, PlayingLevel>> seated;
    private final long seed;
    private final BooleanSupplier stop;
    private final Map<PlayingLevel, GamePlayer<S, A>> players = new HashMap<>();
    private Optional<S> thoughtOf = Optional.empty();
    private Optional<S> valued = Optional.empty();
    private int hopelessTurns;

    /**
     * Sits down.
     *
     * @param seated the seats that it plays now, and how well
     * @param stop whether there is no more time to think about what was asked last
     */
    Opponent(Game<S, A> game, Supplier<Map<Seat, PlayingLevel>> seated, long seed, BooleanSupplier stop) {
        this.game = game;
        this.seated = seated;
        this.seed = seed;
        this.stop = stop;
    }

    /** Returns whether it plays nobody now. */
    boolean isAway() {
        return seated.get().isEmpty();
    }

    /** Returns whether every seat of the table's rests: newcomers are taught, or somebody is asked whether to take back. */
    static boolean rests(Bulletin bulletin) {
        return bulletin.waiting().teaching().lesson().isPresent()
                || bulletin.requests().takeBack().isPresent();
    }

    /** Drops the thoughts on a state: the same state is thought about again. */
    void forget() {
        thoughtOf = Optional.empty();
    }

    /** Returns whether an action or a throw is asked of it now. */
    boolean isAsked(StateSnapshot<S> snapshot) {
        Bulletin bulletin = snapshot.bulletin();
        return !isAway()
                && !rests(bulletin)
                && switch (bulletin.prompt().need()) {
                    case CHOICE, QUESTION -> chooses(snapshot);
                    case ROLL, LAY, DRAW ->
                        game.awaited(snapshot.state()) instanceof Awaited.Roll roll && throwsAll(roll);
                    default -> false;
                };
    }

    /** Returns whether an action is asked of it: of the one seat that is asked, or of one of several that declare in secret. */
    boolean chooses(StateSnapshot<S> snapshot) {
        return snapshot.bulletin()
                .prompt()
                .seat()
                .or(snapshot.bulletin()::turn)
                .map(this::plays)
                .orElseGet(() -> game.awaited(snapshot.state()) instanceof Awaited.Declarations secret
                        && secret.missing().stream().anyMatch(this::plays));
    }

    /** Returns whether a throw is asked of its seats alone: where a person throws too, the person says when. */
    boolean throwsAll(Awaited.Roll roll) {
        return roll.seats().stream().allMatch(this::plays);
    }

    /** Returns what it answers to what other seats ask of one of its own, beside the rules. People alone say what is taken back. */
    Optional<Command> answer(StateSnapshot<S> snapshot) {
        return rests(snapshot.bulletin())
                ? Optional.empty()
                : drawAnswer(snapshot).or(() -> resignation(snapshot));
    }

    private Optional<Command> drawAnswer(StateSnapshot<S> snapshot) {
        return snapshot.bulletin().requests().draw().stream()
                .flatMap(offer -> offer.asked().stream())
                .filter(this::plays)
                .<Command>map(seat -> new Command.End(
                        Optional.of(seat),
                        isGladOfADraw(snapshot.state(), seat) ? EndRequest.ACCEPT_DRAW : EndRequest.DECLINE_DRAW))
                .findFirst();
    }

    /** Gives up what is lost, as people of some skill do; where there are more than two sides, or all play together, it plays on. */
    private Optional<Command> resignation(StateSnapshot<S> snapshot) {
        Bulletin bulletin = snapshot.bulletin();
        Optional<Seat> asked = bulletin.turn().filter(this::plays);
        boolean chooses = bulletin.prompt().need() == Need.CHOICE && asked.isPresent();
        if (!chooses
                || game.seats().size() != 2
                || game.playedTogether()
                || level(asked.get()) < LEAST_TO_RESIGN.number()) {
            return Optional.empty();
        }
        if (!valued.equals(Optional.of(snapshot.state()))) {
            valued = Optional.of(snapshot.state());
            hopelessTurns = isHopeless(snapshot.state(), asked.get()) ? hopelessTurns + 1 : 0;
        }
        return hopelessTurns >= HOPELESS_TURNS
                ? Optional.of(new Command.End(asked, EndRequest.RESIGN))
                : Optional.empty();
    }

    private int level(Seat seat) {
        return Optional.ofNullable(seated.get().get(seat))
                .map(PlayingLevel::number)
                .orElse(0);
    }

    private boolean isHopeless(S state, Seat seat) {
        S supposed = game.supposed(state, seat, new SplittableRandom(seed)::nextInt);
        return game.estimate(supposed)
                .filter(guess -> guess.of(game.seats().indexOf(seat)) < HOPELESS)
                .isPresent();
    }

    /** Where another seat is to act nothing can be thought through, so it plays on. */
    private boolean isGladOfADraw(S state, Seat seat) {
        return player(seat)
                .flatMap(player -> player.best(state, seat, 1, stop).stream().findFirst())
                .map(Ranked::chance)
                .filter(chance -> chance <= GLAD_OF_A_DRAW)
                .isPresent();
    }

    boolean plays(Seat seat) {
        return seated.get().containsKey(seat);
    }

    /** Returns a legal action in a state that is not the end of its game. Asked for the same state again, something else is wanted. */
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

    /** Those of one level share a player: nobody is told what he thought for another seat. */
    private Optional<GamePlayer<S, A>> player(Seat seat) {
        return Optional.ofNullable(seated.get().get(seat))
                .map(level -> players.computeIfAbsent(level, of -> new GamePlayer<>(game, of, seed)));
    }
}
