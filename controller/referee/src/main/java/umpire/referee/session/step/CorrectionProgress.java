package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Reading;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;

/**
 * Recognises the correction of a wrong table, step by step. Its intermediate placements are wrong too, but they are not
 * refused as illegal moves. Only a change that goes against the instructions is refused.
 */
final class CorrectionProgress {
    private CorrectionProgress() {}

    /** Returns the reading, or {@code Righting} where an impossible table only comes nearer to the required one. */
    static <S, A> Reading<S, A> followed(
            Match<S, A> match, Perception<S, A> perception, Settled look, Reading<S, A> reading) {
        Optional<Settled> before = perception.read();
        Optional<List<Correction>> corrections = corrections(reading);
        if (corrections.isEmpty() || before.isEmpty()) {
            return reading;
        }
        boolean moved = !before.orElseThrow().places().equals(look.places());
        Reading<S, A> last = perception.reading().orElse(reading);
        boolean righting =
                last instanceof Reading.Righting || (corrections(last).isPresent() && moved);
        return righting && nearer(match, before.orElseThrow(), look)
                ? new Reading.Righting<>(corrections.orElseThrow())
                : reading;
    }

    /** Returns the corrections of a table without any other explanation; empty for other readings. */
    private static <S, A> Optional<List<Correction>> corrections(Reading<S, A> reading) {
        return switch (reading) {
            case Reading.Impossible<S, A> impossible -> Optional.of(impossible.corrections());
            case Reading.TooMuch<S, A> tooMuch -> Optional.of(tooMuch.corrections());
            default -> Optional.empty();
        };
    }

    private static boolean nearer(Match<?, ?> match, Settled before, Settled look) {
        return match.present()
                .judged()
                .between(KnownPlaces.of(match.index(), before), KnownPlaces.of(match.index(), look));
    }
}
