package umpire.rules.kernel.toy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/** A game with one rule, no dice and no secrets by default. */
public interface ToyGame<S, A> extends Game<S, A> {
    /** The only rule: an action must be listed, or made by dice. */
    enum OnlyLaw implements Rule {
        WHAT_IS_DUE;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "What is due may be done, and nothing else.";
        }
    }

    /** Returns the state after a legal action. */
    S after(S state, A action);

    /** Returns the points of a seat. */
    int points(S state, Seat seat);

    /** Returns whether dice may make an action that is not listed. */
    default boolean mayBeThrown(S state, A action) {
        return false;
    }

    /** Returns the events of an action; empty for a secret one. */
    default List<Event> told(S state, A action) {
        return List.of(new Event(OnlyLaw.WHAT_IS_DUE, describe(state, action) + ".", touches(state, action)));
    }

    @Override
    default Verdict<S, A> judge(S state, A action) {
        if (!actions(state).contains(action) && !mayBeThrown(state, action)) {
            return new Verdict.Refused<>(OnlyLaw.WHAT_IS_DUE, action, state, "'" + write(action) + "' is not due now.");
        }
        return new Verdict.Accepted<>(after(state, action), told(state, action));
    }

    @Override
    default GameId id() {
        return new GameId(title().toLowerCase(Locale.ROOT));
    }

    @Override
    default List<HouseRuling> rulings() {
        return List.of();
    }

    @Override
    default List<? extends Rule> rules() {
        return List.of(OnlyLaw.values());
    }

    @Override
    default Parsed<A> rolled(S state, List<DieShown> dice) {
        return Parsed.bad("Nothing is rolled here.");
    }

    @Override
    default List<DieType> dice() {
        return List.of();
    }

    @Override
    default List<Score> scores(S state) {
        return seats().stream()
                .map(seat -> new Score(seat, points(state, seat), "points"))
                .toList();
    }

    @Override
    default Optional<A> pass(S state) {
        return Optional.empty();
    }

    @Override
    default List<Place> touches(S state, A action) {
        return List.of();
    }

    @Override
    default Parsed<S> recognise(Placement picture, S like, Seat toMove) {
        return show(like).visibleByPlace().equals(picture.visibleByPlace())
                ? Parsed.good(like)
                : Parsed.bad(title() + " has no position that looks like this.");
    }

    @Override
    default Parsed<A> readAction(S state, String text) {
        return actions(state).stream()
                .filter(action -> write(action).equals(text))
                .findFirst()
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(Quoted.of(text) + " is nothing that is due now."));
    }
}
