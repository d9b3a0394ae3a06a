package umpire.referee.reading;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;

/**
 * The earlier states that the table may show again. There are none after the players ended the game, because moving
 * pieces does not resume it. States before a throw that measured all dice are left out, because a hand cannot restore
 * the poses of the dice.
 */
final class EarlierLooks<S, A> {
    /** The number of steps back within which a step can be corrected by moving its piece again. */
    private static final int AMENDABLE_STEPS = 6;

    private final ActionHistory<S, A> history;
    private final KnownPlaces knownPlaces;
    private final Layout now;

    EarlierLooks(ActionHistory<S, A> history, KnownPlaces knownPlaces) {
        this.history = history;
        this.knownPlaces = knownPlaces;
        this.now = history.layout();
    }

    /** Returns the latest earlier state that looks like the table and awaited a choice. */
    Optional<Explanation<S, A>> latest() {
        // Comparing only the places that differ from the present rules out most earlier states quickly.
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

    /** Returns other meanings of an earlier step whose piece was moved on after the step was accepted. */
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
     * Returns the actions that the seat may have meant instead of its last action: they begin with the same changes and
     * go on with those seen now. The new changes may also be a second action of that seat, and the camera cannot tell
     * the two apart.
     *
     * @param rest the explanation that takes the new changes for a second action
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
            // The last action changed nothing on the table, so no longer action can have begun with it.
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
