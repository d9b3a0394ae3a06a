package umpire.referee.reading;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Token;

/**
 * Reads one settled look in one state of play. The explanations compete in a fixed order: nothing happened; the table is being
 * tidied; one legal step; two steps; an action begun; taking back; a step corrected. What fits none is impossible.
 */
public final class Reader<S, A> {
    /** How far back a step may lie that is being corrected by moving its piece again. */
    private static final int AMENDABLE_STEPS = 6;

    private final Game<S, A> game;
    private final BoardIndex index;
    private final ActionHistory<S, A> history;
    private final Successors<S, A> successors;
    private final KnownPlaces known;
    private final KnownPlaces knownPlaces;
    private final Layout now;

    private Reader(
            Game<S, A> game,
            BoardIndex index,
            ActionHistory<S, A> history,
            Successors<S, A> successors,
            KnownPlaces known,
            KnownPlaces knownPlaces) {
        this.game = game;
        this.index = index;
        this.history = history;
        this.successors = successors;
        this.known = known;
        this.knownPlaces = knownPlaces;
        this.now = history.layout();
    }

    /**
     * Reads a scene.
     *
     * @param successors those of the history's last state
     * @param known how the table was known to look when the state last changed
     */
    public static <S, A> Reading<S, A> read(
            Game<S, A> game,
            BoardIndex index,
            ActionHistory<S, A> history,
            Successors<S, A> successors,
            KnownPlaces known,
            KnownPlaces knownPlaces) {
        return new Reader<>(game, index, history, successors, known, knownPlaces).read();
    }

    private Reading<S, A> read() {
        if (now.fits(knownPlaces)) {
            return new Reading.Unchanged<>();
        }
        if (!now.provenBy(known) && now.between(known, knownPlaces)) {
            return new Reading.Untidy<>(Corrections.toward(index, now, knownPlaces, false));
        }
        return oneStep()
                .or(this::twoSteps)
                .or(this::begun)
                .or(this::takenBack)
                .or(this::amended)
                .or(this::pushed)
                .orElseGet(this::impossible);
    }

    private Optional<Reading<S, A>> oneStep() {
        List<Explanation<S, A>> partly = successors.explanations().stream()
                .filter(explanation -> fits(explanation) && !changesAreClear(explanation))
                .toList();
        return partly.isEmpty() ? decided(fitting(successors.explanations())) : Optional.of(waiting(partly));
    }

    private Reading<S, A> waiting(List<Explanation<S, A>> partly) {
        List<Place> hidden = partly.stream()
                .flatMap(explanation -> now.hiddenChanges(explanation.layout(), knownPlaces).stream())
                .distinct()
                .sorted()
                .toList();
        return new Reading.Waiting<>(hidden);
    }

    /** Two steps are searched only beyond first steps that bring the table nearer to what is seen. */
    private Optional<Reading<S, A>> twoSteps() {
        int misfits = now.misfits(knownPlaces).cardinality();
        List<Explanation<S, A>> found = new ArrayList<>();
        for (Explanation<S, A> first : successors.explanations()) {
            if (changesAreClear(first) && first.layout().misfits(knownPlaces).cardinality() < misfits) {
                successors.onward(first).stream()
                        .filter(explanation ->
                                fits(explanation) && first.layout().changesAreClear(explanation.layout(), knownPlaces))
                        .forEach(found::add);
            }
        }
        return orTakenBack(found);
    }

    /** Two steps that lead back to an earlier look may as well be none at all: the players are asked. */
    private Optional<Reading<S, A>> orTakenBack(List<Explanation<S, A>> found) {
        Optional<Explanation<S, A>> back = found.isEmpty() ? Optional.empty() : earlierLook();
        if (back.isEmpty()) {
            return decided(found);
        }
        List<Explanation<S, A>> all = new ArrayList<>(List.of(back.orElseThrow()));
        all.addAll(found);
        return Optional.of(
                new Reading.Open<>(all, "Was this played, or taken back? The table looks the same either way."));
    }

    private Optional<Reading<S, A>> decided(List<Explanation<S, A>> fitting) {
        List<Explanation<S, A>> apart = apart(fitting);
        if (apart.isEmpty()) {
            return Optional.empty();
        }
        if (apart.size() > 1) {
            return Optional.of(
                    new Reading.Open<>(apart, "What was played? The table looks the same after each of these."));
        }
        return Optional.of(
                namedByTouch(apart.get(0))
                        ? new Reading.Open<>(apart, "Was this played, or is a piece only out of place?")
                        : new Reading.Played<>(apart.get(0)));
    }

    /** Keeps one explanation for each state they lead to. */
    private List<Explanation<S, A>> apart(List<Explanation<S, A>> explanations) {
        Map<S, Explanation<S, A>> byEnd = new LinkedHashMap<>();
        explanations.forEach(explanation -> byEnd.putIfAbsent(explanation.end(), explanation));
        return List.copyOf(byEnd.values());
    }

    /**
     * Returns whether an explanation has an action that players name by touching. A piece that merely vanished is then no proof of
     * it: it may have been knocked off.
     */
    private boolean namedByTouch(Explanation<S, A> explanation) {
        S state = history.state();
        for (A action : explanation.actions()) {
            if (!game.touches(state, action).isEmpty()) {
                return true;
            }
            if (game.judge(state, action) instanceof Ruling.Accepted<S, A> accepted) {
                state = accepted.next();
            }
        }
        return false;
    }

    private Optional<Reading<S, A>> begun() {
        if (now.misfits(knownPlaces).isEmpty()) {
            return Optional.empty();
        }
        List<Explanation<S, A>> begun = successors.explanations().stream()
                .filter(explanation -> explanation.layout().between(now, knownPlaces))
                .toList();
        return begun.isEmpty() || now.gainsMoreThanItLost(knownPlaces)
                ? Optional.empty()
                : Optional.of(new Reading.Begun<>(begun, lost()));
    }

    private SortedMap<Place, List<Token>> lost() {
        SortedMap<Place, List<Token>> lost = new TreeMap<>();
        for (Place place : now.emptied(knownPlaces)) {
            int number = index.number(place);
            lost.put(place, TokenBag.without(now.visible(number), knownPlaces.at(number)));
        }
        return lost;
    }

    private Optional<Reading<S, A>> takenBack() {
        return earlierLook().map(this::undoing);
    }

    /** Putting one's own last move back takes it back. More, or another's move, may look so by chance: that is asked. */
    private Reading<S, A> undoing(Explanation<S, A> earlier) {
        Undone undone = Undone.of(game, history, earlier.takenBack());
        return undone.small()
                ? new Reading.TakenBack<>(earlier.takenBack())
                : new Reading.Open<>(List.of(earlier), "Take back " + undone.says() + "?");
    }

    /**
     * Returns the latest earlier state that looks like this and awaited a choice; none where the players ended the game, which
     * no moving of pieces resumes.
     */
    private Optional<Explanation<S, A>> earlierLook() {
        if (history.endedByPlayers()) {
            return Optional.empty();
        }
        // Where the table differs from the present tells most of a long past apart at once.
        BitSet differing = now.misfits(knownPlaces);
        int steps = 1;
        for (Optional<ActionHistory<S, A>> at = history.before();
                at.isPresent();
                at = at.orElseThrow().before()) {
            ActionHistory<S, A> earlier = at.orElseThrow();
            if (earlier.layout().fits(knownPlaces, differing)
                    && earlier.layout().fits(knownPlaces)
                    && now.changesAreClear(earlier.layout(), knownPlaces)
                    && choiceAt(earlier)) {
                return Optional.of(new Explanation<>(steps, List.of(), earlier.state(), earlier.layout()));
            }
            steps++;
        }
        return Optional.empty();
    }

    private boolean choiceAt(ActionHistory<S, A> at) {
        return at.awaited() instanceof Awaited.Choice;
    }

    /** A piece moved on after its move was accepted: asked, never done unasked. */
    private Optional<Reading<S, A>> amended() {
        int steps = 1;
        Optional<ActionHistory<S, A>> at = history.before();
        while (at.isPresent() && steps <= AMENDABLE_STEPS && !history.endedByPlayers()) {
            ActionHistory<S, A> earlier = at.orElseThrow();
            if (choiceAt(earlier) && now.changesAreClear(earlier.layout(), knownPlaces)) {
                return amendedFrom(earlier, steps);
            }
            at = earlier.before();
            steps++;
        }
        return Optional.empty();
    }

    private Optional<Reading<S, A>> amendedFrom(ActionHistory<S, A> earlier, int steps) {
        List<Explanation<S, A>> others = earlier.successors().plain().stream()
                .filter(explanation -> fits(explanation)
                        && earlier.layout().changesAreClear(explanation.layout(), knownPlaces)
                        && changesAreClear(explanation))
                .map(explanation ->
                        new Explanation<>(steps, explanation.actions(), explanation.end(), explanation.layout()))
                .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(new Reading.Open<>(others, "Was the last move meant differently?"));
    }

    /** Every place is as it must be: only what lies beside them was pushed, which is no move and begins none. */
    private Optional<Reading<S, A>> pushed() {
        return now.misfits(knownPlaces).isEmpty()
                ? Optional.of(new Reading.Untidy<>(Corrections.toward(index, now, knownPlaces, true)))
                : Optional.empty();
    }

    /** While something that matters is out of sight, it is not known what was done, so nothing is called wrong. */
    private Reading<S, A> impossible() {
        Attempt<S, A> attempt = new Attempt<>(game, history.state(), index, now, knownPlaces);
        boolean over = successors.awaited() instanceof Awaited.Nothing;
        if (!over && !attempt.hidden().isEmpty()) {
            return new Reading.Waiting<>(attempt.hidden());
        }
        List<Place> where = Stream.concat(now.emptied(knownPlaces).stream(), now.filled(knownPlaces).stream())
                .distinct()
                .toList();
        return new Reading.Impossible<>(
                Corrections.toward(index, now, knownPlaces, true), over ? Optional.empty() : attempt.refusal(), where);
    }

    private List<Explanation<S, A>> fitting(List<Explanation<S, A>> explanations) {
        return explanations.stream()
                .filter(explanation -> fits(explanation) && changesAreClear(explanation))
                .toList();
    }

    private boolean fits(Explanation<S, A> explanation) {
        return explanation.layout().fits(knownPlaces);
    }

    private boolean changesAreClear(Explanation<S, A> explanation) {
        return now.changesAreClear(explanation.layout(), knownPlaces);
    }
}
