package umpire.referee.toy;

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
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** A game with one rule, no dice, no scores and no secrets, unless it says otherwise. */
interface Toy<S, A> extends Game<S, A> {
    /** The only rule: what is listed may be done. */
    enum Law implements Rule {
        WHAT_IS_LISTED;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "What is listed may be done.";
        }
    }

    /** Returns the state after an action that is listed. */
    S after(S state, A action);

    @Override
    default Ruling<S, A> judge(S state, A action) {
        if (!actions(state).contains(action)) {
            return new Ruling.Refused<>(Law.WHAT_IS_LISTED, action, state, "This cannot be done now.");
        }
        Event event = new Event(Law.WHAT_IS_LISTED, describe(state, action) + ".", touches(state, action));
        return new Ruling.Accepted<>(after(state, action), List.of(event));
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
        return List.of(Law.values());
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
        return List.of();
    }

    @Override
    default Optional<A> waiver(S state) {
        return Optional.empty();
    }

    @Override
    default List<Place> touches(S state, A action) {
        return List.of();
    }

    @Override
    default Optional<A> attempt(S state, List<Place> emptied, List<Place> filled) {
        return Optional.empty();
    }

    @Override
    default String describe(S state, A action) {
        return write(action);
    }

    @Override
    default View view(S state, Viewer viewer) {
        return new View(show(state), List.of(), List.of());
    }

    @Override
    default Parsed<S> recognise(Picture picture, S like, Seat toMove) {
        return Parsed.good(like);
    }
}
