package umpire.referee.reading;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;

/**
 * Earlier states that the table may look like again; none where the players ended the game, which no moving of pieces resumes, and none from
 * before a throw that measured all dice: no hand lays them as they lay then, and what is thrown stays thrown.
 */
final class EarlierLooks<S, A> {
    /** How far back a step may lie that is being corrected by moving its piece again. */
    private static final int AMENDABLE_STEPS = 6;

    private final ActionHistory<S, A> history;
    private final KnownPlaces knownPlaces;
    private final Layout now;

    EarlierLooks(ActionHistory<S, A> history, KnownPlaces knownPlaces) {
        this.history = history;
        this.knownPlaces = knownPlaces;
        this.now = history.layout();
    }

    /** Returns the latest earlier state that looks like this and awaited a choice. */
    Optional<Explanation<S, A>> latest() {
        // Where the table differs from the present tells most of a long past apart at once.
        BitSet differing = now.misfits(knownPlaces);
        int steps = 1;
        for (Optional<ActionHistory<S, A>> at = past(); at.isPresent(); at = before(at.orElseThrow())) {
            ActionHistory<S, A> earlier = at.orElseThrow();
            if (earlier.layout().fits(knownPlaces, differing)
                    && earlier.layout().fits(knownPlaces)
                    && new LayoutChange(now, earlier.layout()).isClear(knownPlaces)
                    && choiceAt(earlier)) {
                return Optional.of(new Explanation<>(steps, List.of(), earlier.state(), earlier.layout()));
            }
            steps++;
        }
        return Optional.empty();
    }

    /** Returns what a step of before may have been meant to be, where its piece was moved on after it was accepted. */
    List<Explanation<S, A>> amendments() {
        int steps = 1;
        Optional<ActionHistory<S, A>> at = past();
        while (at.isPresent() && history.told() - at.orElseThrow().told() <= AMENDABLE_STEPS) {
            ActionHistory<S, A> earlier = at.orElseThrow();
            LayoutChange change = new LayoutChange(now, earlier.layout());
            if (choiceAt(earlier) && change.isOpen() && change.isClear(knownPlaces)) {
                return amendedFrom(earlier, steps);
            }
            at = before(earlier);
            steps++;
        }
        return List.of();
    }

    /**
     * Returns what the last action may have been meant to be, of which its seat's hand has only now done the rest: where the rest is an
     * action of that seat by itself too, nobody can tell by looking.
     *
     * @param rest the action that it would be by itself
     */
    List<Explanation<S, A>> lastMoveGoneOn(Game<S, A> game, Explanation<S, A> rest) {
        Optional<ActionHistory<S, A>> before = past();
        if (before.isEmpty()
                || !Undone.of(game, history, 1)
                        .isOf(game.seatOf(history.state(), rest.actions().getFirst()))) {
            return List.of();
        }
        ActionHistory<S, A> earlier = before.orElseThrow();
        List<Place> done = new LayoutChange(earlier.layout(), now).places();
        if (done.isEmpty()) {
            // No hand began what was only said.
            return List.of();
        }
        return amendedFrom(earlier, 1).stream()
                .filter(longer -> choiceAt(earlier) && !longer.end().equals(rest.end()))
                .filter(longer -> new LayoutChange(earlier.layout(), longer.layout())
                        .places()
                        .containsAll(done))
                .toList();
    }

    private List<Explanation<S, A>> amendedFrom(ActionHistory<S, A> earlier, int steps) {
        return earlier.successors().plain().stream()
                .filter(explanation -> explanation.layout().fits(knownPlaces)
                        && new LayoutChange(earlier.layout(), explanation.layout()).isClear(knownPlaces)
                        && new LayoutChange(now, explanation.layout()).isClear(knownPlaces))
                .map(explanation ->
                        new Explanation<>(steps, explanation.actions(), explanation.end(), explanation.layout()))
                .toList();
    }

    private Optional<ActionHistory<S, A>> past() {
        return history.endedByPlayers() ? Optional.empty() : before(history);
    }

    private Optional<ActionHistory<S, A>> before(ActionHistory<S, A> at) {
        return at.before().filter(earlier -> !earlier.awaitsThrow());
    }

    private boolean choiceAt(ActionHistory<S, A> at) {
        return at.awaited() instanceof Awaited.Choice;
    }
}
