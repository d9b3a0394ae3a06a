package umpire.referee.session.state;

import java.util.List;
import java.util.Optional;
import umpire.referee.reading.Reading;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Place;

/**
 * The readings since the state last changed.
 *
 * @param read the last settled look that was read
 * @param reading its reading
 * @param counted the touches that were last evaluated
 * @param named those of them that name an action, or begin to
 * @param chosen the index of the option that was stepped to; -1 for none
 */
record LastReading<S, A>(
        Optional<Settled> read, Optional<Reading<S, A>> reading, List<Place> counted, List<Place> named, int chosen) {

    static <S, A> LastReading<S, A> none() {
        return new LastReading<>(Optional.empty(), Optional.empty(), List.of(), List.of(), -1);
    }

    /** Returns the value with a new reading. A different reading resets the chosen option. */
    LastReading<S, A> withReading(Optional<Settled> look, Reading<S, A> meaning) {
        boolean same = reading.map(meaning::equals).orElse(false);
        return new LastReading<>(look, Optional.of(meaning), counted, named, same ? chosen : -1);
    }

    /**
     * Returns a copy with the evaluated touches and those of them that name an action. If other touches name an action
     * than before, the chosen option is reset.
     */
    LastReading<S, A> withNamed(List<Place> touches, List<Place> names) {
        return new LastReading<>(read, reading, touches, names, names.equals(named) ? chosen : -1);
    }

    /**
     * Returns the value with names of touches on a table that is not quiet yet. The touches are still to be evaluated.
     */
    LastReading<S, A> withNoticed(List<Place> names) {
        return new LastReading<>(read, reading, counted, names, names.equals(named) ? chosen : -1);
    }

    /**
     * Returns the value after a step that does not change the placement. A take-back that was read then goes one step
     * farther back.
     */
    LastReading<S, A> afterOneStep() {
        Optional<Reading<S, A>> now =
                reading.map(meaning -> meaning instanceof Reading.Open<S, A> open ? open.afterOneStep() : meaning);
        return new LastReading<>(read, now, counted, named, chosen);
    }

    LastReading<S, A> withChosen(int option) {
        return new LastReading<>(read, reading, counted, named, option);
    }
}
