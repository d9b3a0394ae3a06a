package umpire.referee.session.state;

import java.util.List;
import java.util.Optional;
import umpire.referee.reading.Reading;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Place;

/**
 * What was made of the table since the state last changed.
 *
 * @param read the settled look that was read last
 * @param reading what it meant
 * @param counted the touches that were looked at last
 * @param named those of them that name an action, or begin to
 * @param chosen which option was stepped to; -1 while none was
 */
record LastReading<S, A>(
        Optional<Settled> read, Optional<Reading<S, A>> reading, List<Place> counted, List<Place> named, int chosen) {

    static <S, A> LastReading<S, A> none() {
        return new LastReading<>(Optional.empty(), Optional.empty(), List.of(), List.of(), -1);
    }

    /** Keeps what a settled look meant; an option chosen for another meaning is let go. */
    LastReading<S, A> withReading(Optional<Settled> look, Reading<S, A> meaning) {
        boolean same = reading.map(meaning::equals).orElse(false);
        return new LastReading<>(look, Optional.of(meaning), counted, named, same ? chosen : -1);
    }

    /** Counts touches as these names; an option chosen for another name is let go. */
    LastReading<S, A> withNamed(List<Place> touches, List<Place> names) {
        return new LastReading<>(read, reading, touches, names, names.equals(named) ? chosen : -1);
    }

    /** Counts touches as these names before the table is quiet enough to act on them: they are still to be looked at. */
    LastReading<S, A> withNoticed(List<Place> names) {
        return new LastReading<>(read, reading, counted, names, names.equals(named) ? chosen : -1);
    }

    /** The table is to look as before, but what would be taken back lies one step farther back. */
    LastReading<S, A> afterOneStep() {
        Optional<Reading<S, A>> now =
                reading.map(meaning -> meaning instanceof Reading.Open<S, A> open ? open.afterOneStep() : meaning);
        return new LastReading<>(read, now, counted, named, chosen);
    }

    LastReading<S, A> withChosen(int option) {
        return new LastReading<>(read, reading, counted, named, option);
    }
}
