package umpire.robot;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;

/** Ends games for the computer's seats as a polite person would: by resigning a lost game, and by draws. Confined to one thread. */
final class OpponentManners<S, A> {
    /** A draw is accepted up to this chance. */
    private static final double EVEN = 0.5;

    /** A draw is accepted up to this chance before {@link #EARLY} actions, because a game that has hardly begun is worth playing. Chosen. */
    private static final double BEHIND = 0.45;

    private static final int EARLY = 20;

    /** The chance below which a turn is hopeless. After several such turns in a row it resigns. Chosen. */
    private static final double HOPELESS = 0.03;

    private static final int HOPELESS_TURNS = 3;

    /** Lower levels play on, because a beginner wants to finish a won game. */
    private static final PlayingLevel LEAST_TO_RESIGN = PlayingLevel.THREE;

    /** The number of equal placements at its own turns from which a game goes in circles, as in most rules of repetition. */
    private static final int REPEATED = 3;

    /** The greatest distance of its chance from an even one at which it offers a draw. Chosen. */
    private static final double NEARLY = 0.15;

    /** The number of actions from one offer of a draw to the next. Chosen. */
    private static final int OFFERED_AGAIN = 40;

    private final Game<S, A> game;
    private final Supplier<Map<Seat, PlayingLevel>> seated;
    private final BestChance<S> best;
    private final long seed;
    private final Map<Placement, Integer> placements = new HashMap<>();
    private final Map<Seat, Integer> hopelessTurns = new HashMap<>();
    private Optional<Seat> turn = Optional.empty();
    private int actionsSeen;
    private int mayOfferFrom;

    /** Searches for the chance of a seat with its best action; empty when the seat does not choose now. */
    @FunctionalInterface
    interface BestChance<S> {
        OptionalDouble of(S state, Seat seat);
    }

    OpponentManners(Game<S, A> game, Supplier<Map<Seat, PlayingLevel>> seated, BestChance<S> best, long seed) {
        this.game = game;
        this.seated = seated;
        this.best = best;
        this.seed = seed;
    }

    /** Returns its answer to a draw offer, its own offer, or its resignation; empty otherwise. To be asked at every seat's turn. */
    Optional<Command> answer(StateSnapshot<S> snapshot) {
        return drawAnswer(snapshot).or(() -> atTurn(snapshot));
    }

    private Optional<Command> drawAnswer(StateSnapshot<S> snapshot) {
        return snapshot.tableSnapshot().requests().draw().stream()
                .flatMap(offer -> offer.asked().stream())
                .filter(seated.get()::containsKey)
                .<Command>map(seat -> new Command.End(
                        Optional.of(seat),
                        isGladOfADraw(snapshot, seat) ? EndRequest.ACCEPT_DRAW : EndRequest.DECLINE_DRAW))
                .findFirst();
    }

    private boolean isGladOfADraw(StateSnapshot<S> snapshot, Seat seat) {
        OptionalDouble chance = best.of(snapshot.state(), seat);
        double most = snapshot.tableSnapshot().actionsPlayed() < EARLY ? BEHIND : EVEN;
        return (chance.isPresent() ? chance : estimated(snapshot.state(), seat)).orElse(1) <= most;
    }

    /** Returns the estimate of a seat's chance by the state as far as the seat knows it. It needs no search, and no turn of the seat. */
    private OptionalDouble estimated(S state, Seat seat) {
        return game.estimate(game.determinized(state, seat, new SplittableRandom(seed)::nextInt)).stream()
                .mapToDouble(guess -> guess.of(game.seats().indexOf(seat)))
                .findFirst();
    }

    /** Speaks at the first choice of a turn only. With more than two sides, or in a game that all play together, it never does. */
    private Optional<Command> atTurn(StateSnapshot<S> snapshot) {
        TableSnapshot now = snapshot.tableSnapshot();
        if (now.prompt().need() != Need.CHOICE || now.turn().equals(turn)) {
            return Optional.empty();
        }
        turn = now.turn();
        forgetOtherGames(now.actionsPlayed());
        return turn.filter(seat -> game.seats().size() == 2 && !game.playedTogether())
                .filter(seated.get()::containsKey)
                .flatMap(seat -> resignation(snapshot.state(), seat).or(() -> offer(snapshot, seat)));
    }

    /** Forgets placements and hopeless turns after a take-back, and in a new game. */
    private void forgetOtherGames(int actionsPlayed) {
        if (actionsPlayed < actionsSeen) {
            placements.clear();
            mayOfferFrom = 0;
            hopelessTurns.clear();
        }
        actionsSeen = actionsPlayed;
    }

    private Optional<Command> resignation(S state, Seat seat) {
        int turns = isHopeless(estimated(state, seat)) ? hopelessTurns.getOrDefault(seat, 0) + 1 : 0;
        hopelessTurns.put(seat, turns);
        PlayingLevel level = seated.get().getOrDefault(seat, PlayingLevel.ONE);
        return turns >= HOPELESS_TURNS && level.number() >= LEAST_TO_RESIGN.number() && isHopeless(best.of(state, seat))
                ? Optional.of(new Command.End(Optional.of(seat), EndRequest.RESIGN))
                : Optional.empty();
    }

    private static boolean isHopeless(OptionalDouble chance) {
        return chance.isPresent() && chance.getAsDouble() < HOPELESS;
    }

    /** Offers a draw when the game goes in circles and is about even. */
    private Optional<Command> offer(StateSnapshot<S> snapshot, Seat seat) {
        int seen = placements.merge(game.show(snapshot.state()), 1, Integer::sum);
        int played = snapshot.tableSnapshot().actionsPlayed();
        boolean even = Math.abs(estimated(snapshot.state(), seat).orElse(0) - EVEN) <= NEARLY;
        if (seen < REPEATED || !even || played < mayOfferFrom) {
            return Optional.empty();
        }
        mayOfferFrom = played + OFFERED_AGAIN;
        return Optional.of(new Command.End(Optional.of(seat), EndRequest.OFFER_DRAW));
    }
}
