package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.LegalAction;
import umpire.rules.kernel.Place;

/**
 * A legal action that the lights point at for a while: what is to be taken, and where it is put; or what is to be touched.
 *
 * @param position in which it is legal
 * @param untilMs how long
 */
record PointedAction(LegalAction action, String position, long untilMs) {
    /** As long as it takes to hear three sentences and look for the place. Chosen. */
    private static final long LASTS_MS = 15_000;

    /** Returns one of the legal actions by its notation; nothing where none is written so, as those in secret are. */
    static Optional<PointedAction> of(String notation, Bulletin said, long nowMs) {
        return said.legal().open().stream()
                .filter(action -> action.notation().equals(notation))
                .findFirst()
                .map(action -> new PointedAction(action, said.position(), nowMs + LASTS_MS));
    }

    /** Returns what the table says, pointing at the action while that is to be played and nothing has to be put right before. */
    Bulletin pointedAt(Bulletin said, long nowMs) {
        boolean toBePlayed = nowMs < untilMs
                && said.waiting().prompt().corrections().isEmpty()
                && said.position().equals(position);
        return toBePlayed ? said.pointingAt(cues()) : said;
    }

    private List<Cue> cues() {
        List<Place> touches = action.touches();
        List<Place> changes = action.changes();
        if (touches.isEmpty() && changes.size() > 1) {
            return List.of(
                    new Cue(changes.getFirst(), Cue.Role.TAKE_FROM, 1), new Cue(changes.getLast(), Cue.Role.PUT_TO, 1));
        }
        return (touches.isEmpty() ? changes : touches)
                .stream().map(place -> new Cue(place, Cue.Role.MAY_TOUCH, 0)).toList();
    }
}
