package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.reading.Explanation;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.LayoutChange;
import umpire.referee.reading.Reading;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * Asks before a seat waives its remaining actions because another seat moved on. The question appears where the first
 * seat seems to be still acting: a touch was begun, or one of its pieces is lifted or out of sight. A setting makes it
 * appear always.
 */
final class WaiverQuestion<S, A> {
    private final StepContext<S, A> context;
    private final Game<S, A> game;
    private final KnownPlaces knownPlaces;

    private WaiverQuestion(StepContext<S, A> context, KnownPlaces knownPlaces) {
        this.context = context;
        this.game = context.game();
        this.knownPlaces = knownPlaces;
    }

    /** Returns the reading, or a question where it would waive actions that a seat may still want. */
    static <S, A> Reading<S, A> asked(StepContext<S, A> context, KnownPlaces knownPlaces, Reading<S, A> reading) {
        return reading instanceof Reading.Played<S, A> played
                ? new WaiverQuestion<>(context, knownPlaces)
                        .askedOf(played.explanation())
                        .orElse(reading)
                : reading;
    }

    private Optional<Reading<S, A>> askedOf(Explanation<S, A> explanation) {
        List<A> actions = explanation.actions();
        S state = context.match().state();
        for (int i = 0; i + 1 < actions.size(); i++) {
            S next = context.match().after(state, actions.get(i));
            if (forgoes(state, actions.get(i), next, actions.get(i + 1)) && asks(state, actions.get(i), explanation)) {
                String waived = game.describe(state, actions.get(i));
                return Optional.of(new Reading.Open<>(List.of(explanation), waived + "? The other side has moved on."));
            }
            state = next;
        }
        return Optional.empty();
    }

    private boolean forgoes(S state, A action, S next, A then) {
        return game.pass(state).filter(action::equals).isPresent()
                && !game.seatOf(next, then).equals(game.seatOf(state, action));
    }

    private boolean asks(S state, A pass, Explanation<S, A> explanation) {
        return context.settings().askBeforeWaiving() || handAtIt(game.seatOf(state, pass), explanation);
    }

    private boolean handAtIt(Seat seat, Explanation<S, A> explanation) {
        Perception<S, A> perception = context.perception();
        Layout now = context.match().present().layout();
        List<Place> changed = new LayoutChange(now, explanation.layout()).places();
        Stream<Place> inTheAir =
                perception.settling().lifted().keySet().stream().filter(place -> !changed.contains(place));
        return !perception.settling().touches().isEmpty()
                || Stream.concat(inTheAir, now.unseen(knownPlaces).stream())
                        .anyMatch(place -> now.shows(place).stream().anyMatch(token -> owns(seat, token)));
    }

    private boolean owns(Seat seat, Token token) {
        return game.pieces().stream()
                .anyMatch(piece -> piece.token().equals(token) && piece.seat().equals(seat.name()));
    }
}
