package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Place;

/**
 * A legal action that the lights point at for a while: the piece to take and its target, or the pieces to touch.
 *
 * @param position in which it is legal
 * @param untilMs the time at which the lights stop pointing at it
 */
record PointedAction(LegalAction action, String position, long untilMs) {
    /** The time to hear three sentences and find the place. Chosen. */
    private static final long LASTS_MS = 15_000;

    /** Returns the legal action with a notation; empty when there is none. Secret ones are never included. */
    static Optional<PointedAction> of(String notation, TableSnapshot said, long nowMs) {
        return said.legal().open().stream()
                .filter(action -> action.notation().equals(notation))
                .findFirst()
                .map(action -> new PointedAction(action, said.position(), nowMs + LASTS_MS));
    }

    /** Returns the snapshot with cues for the action, while it is legal and nothing must be corrected first. */
    TableSnapshot pointedAt(TableSnapshot said, long nowMs) {
        boolean toBePlayed = nowMs < untilMs
                && said.waiting().prompt().corrections().isEmpty()
                && said.position().equals(position);
        return toBePlayed ? said.pointingAt(cues()) : said;
    }

    private List<Cue> cues() {
        List<Place> touches = action.touches();
        if (touches.isEmpty() && !action.ways().isEmpty()) {
            return IntStream.range(0, action.ways().size())
                    .boxed()
                    .flatMap(i -> Stream.of(
                            new Cue(action.ways().get(i).from(), Cue.Role.TAKE_FROM, i + 1),
                            new Cue(action.ways().get(i).to(), Cue.Role.PUT_TO, i + 1)))
                    .toList();
        }
        return (touches.isEmpty() ? action.changes() : touches)
                .stream().map(place -> new Cue(place, Cue.Role.MAY_TOUCH, 0)).toList();
    }
}
