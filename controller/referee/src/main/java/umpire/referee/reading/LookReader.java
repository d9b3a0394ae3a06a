package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/**
 * Reads one settled look in one state of play. The explanations are tried in a fixed order: nothing happened; the table
 * is being tidied; legal steps; an action begun; taking back; a step corrected. A look that fits none is impossible.
 * Steps that lead back to an earlier look may also be a take-back, so the players are asked.
 */
public final class LookReader<S, A> {
    private final Game<S, A> game;
    private final BoardIndex index;
    private final ActionHistory<S, A> history;
    private final Successors<S, A> successors;
    private final KnownPlaces known;
    private final KnownPlaces knownPlaces;
    private final Layout now;
    private final EarlierLooks<S, A> earlierLooks;

    private LookReader(
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
        this.now = history.judged();
        this.earlierLooks = new EarlierLooks<>(history, knownPlaces);
    }

    /**
     * Reads a scene.
     *
     * @param successors the successors of the history's last state
     * @param known how the table was known to look when the state last changed
     */
    public static <S, A> Reading<S, A> read(
            Game<S, A> game,
            BoardIndex index,
            ActionHistory<S, A> history,
            Successors<S, A> successors,
            KnownPlaces known,
            KnownPlaces knownPlaces) {
        return new LookReader<>(game, index, history, successors, known, knownPlaces).read();
    }

    private Reading<S, A> read() {
        if (now.fits(knownPlaces)) {
            return now.owes(known, knownPlaces)
                    ? new Reading.Untidy<>(Corrections.toward(index, now, known, false), false)
                    : new Reading.Unchanged<>();
        }
        if (!now.provenBy(known) && now.between(known, knownPlaces)) {
            return new Reading.Untidy<>(Corrections.toward(index, now, knownPlaces, false), false);
        }
        return seenInPart()
                .or(this::played)
                .or(this::begun)
                .or(this::takenBack)
                .or(this::amended)
                .or(this::thrown)
                .or(this::pushed)
                .orElseGet(this::impossible);
    }

    /** Waits where one step fits the visible places and also changes hidden ones. */
    private Optional<Reading<S, A>> seenInPart() {
        List<Place> hidden = successors.explanations().stream()
                .filter(explanation -> fits(explanation) && !changesAreClear(explanation))
                .flatMap(explanation -> new LayoutChange(now, explanation.layout()).hidden(knownPlaces).stream())
                .distinct()
                .sorted()
                .toList();
        return hidden.isEmpty() ? Optional.empty() : Optional.of(new Reading.Waiting<>(hidden));
    }

    private Optional<Reading<S, A>> played() {
        ExplanationSearch.Findings<S, A> findings =
                ExplanationSearch.of(successors, knownPlaces, ExplanationSearch.JUDGED_STEPS);
        return findings.complete()
                ? decided(findings.explanations())
                : begun().or(() -> Optional.of(tooMuch(fewest(findings.explanations()))));
    }

    /** Decides where one explanation has no rival, and asks otherwise. */
    private Optional<Reading<S, A>> decided(List<Explanation<S, A>> fitting) {
        List<Explanation<S, A>> found = followed(LiftedCovers.told(now, fewest(fitting), knownPlaces.opened()));
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Optional<Explanation<S, A>> back = takingBack(found);
        if (found.size() > 1) {
            return open(withRival(found, back), "What was played? The table looks the same after each of these.");
        }
        List<Explanation<S, A>> longer = earlierLooks.lastMoveGoneOn(game, found.getFirst());
        if (!longer.isEmpty()) {
            return open(
                    Stream.concat(longer.stream(), found.stream()).toList(), "Does this belong to the move before?");
        }
        if (back.isPresent()) {
            return onlyBack(found.get(0), back.get())
                    ? Optional.of(new Reading.TakenBack<>(back.get().takenBack()))
                    : open(
                            withRival(found, back),
                            "Was this played, or taken back? The table looks the same either way.");
        }
        return believed(StepByStep.of(game, history.state(), found.get(0)), found.get(0));
    }

    /**
     * Returns whether an action equals taking back the seat's last move: the game says so, and the very same piece went
     * back.
     */
    private boolean onlyBack(Explanation<S, A> found, Explanation<S, A> earlier) {
        return found.actions().size() == 1
                && game.takesBack(history.state(), found.actions().getFirst())
                && knownPlaces.followed().wentBack()
                && Undone.of(game, history, earlier.takenBack()).small();
    }

    /**
     * Leaves out explanations in which the wrong one of several alike pieces moved, as their tags show. Keeps all when
     * none would remain.
     */
    private List<Explanation<S, A>> followed(List<Explanation<S, A>> fitting) {
        if (fitting.size() < 2) {
            return fitting;
        }
        List<Explanation<S, A>> followed = fitting.stream()
                .filter(explanation -> knownPlaces
                        .followed()
                        .allow(new LayoutChange(now, explanation.layout()).left(), game.conditions(explanation.end())))
                .toList();
        return followed.isEmpty() ? fitting : followed;
    }

    /** In a game that moves several pieces by one action, only the explanations with the fewest actions count. */
    private List<Explanation<S, A>> fewest(List<Explanation<S, A>> fitting) {
        return game.movesTogether() ? Explanation.fewest(fitting) : fitting;
    }

    /**
     * A vanished piece is no proof of an action that players name by touching: it may have been knocked off. Where
     * several hands did much at once, an explanation that was not searched may be as likely. In both cases the players
     * are asked.
     */
    private Optional<Reading<S, A>> believed(StepByStep steps, Explanation<S, A> only) {
        if (steps.namedByTouch()) {
            return open(List.of(only), "Was this played, or is a piece only out of place?");
        }
        return steps.likely(game.movesTogether())
                ? Optional.of(new Reading.Played<>(only))
                : open(List.of(only), "Was all this played?");
    }

    /**
     * Returns the explanation that takes back to the latest earlier look, unless one that was found ends in the same
     * state. A single legal action after a throw is not read as taking back, because it would take back dice.
     */
    private Optional<Explanation<S, A>> takingBack(List<Explanation<S, A>> found) {
        boolean singleStep = found.size() == 1 && successors.explanations().contains(found.getFirst());
        return earlierLooks
                .latest()
                .filter(earlier -> found.stream()
                        .noneMatch(explanation -> explanation.end().equals(earlier.end())))
                .filter(earlier -> !singleStep
                        || Undone.of(game, history, earlier.takenBack()).plain());
    }

    /**
     * Returns the explanations together with taking back. Taking back is listed after a single step, but before a
     * series of steps.
     */
    private List<Explanation<S, A>> withRival(List<Explanation<S, A>> found, Optional<Explanation<S, A>> back) {
        boolean singleStep = successors.explanations().contains(found.get(0));
        List<Explanation<S, A>> all = new ArrayList<>(found);
        back.ifPresent(earlier -> all.add(singleStep ? all.size() : 0, earlier));
        return List.copyOf(all);
    }

    private Optional<Reading<S, A>> open(List<Explanation<S, A>> candidates, String question) {
        return Optional.of(new Reading.Open<>(candidates, question));
    }

    /**
     * Beyond the search limit other explanations may fit too. So the players are asked about those that were found.
     */
    private Reading<S, A> tooMuch(List<Explanation<S, A>> found) {
        List<Explanation<S, A>> all =
                found.isEmpty() ? earlierLooks.latest().stream().toList() : withRival(found, takingBack(found));
        return all.isEmpty()
                ? new Reading.TooMuch<>(Corrections.toward(index, now, knownPlaces, true))
                : new Reading.Open<>(all, "Was this what happened? It is too much at once to be sure.");
    }

    /**
     * Reads the look as an action that was begun. Some but not all of its changes are visible, and no token is surplus
     * except those that the action brings into play.
     */
    private Optional<Reading<S, A>> begun() {
        Misplaced misplaced = Misplaced.of(now, knownPlaces);
        List<Explanation<S, A>> begun = successors.explanations().stream()
                .filter(explanation -> new BetweenLayouts(now, explanation.layout()).holds(knownPlaces))
                .filter(explanation -> misplaced.hasNoMoreThan(new LayoutChange(now, explanation.layout()).brought()))
                .toList();
        return begun.isEmpty() ? Optional.empty() : Optional.of(new Reading.Begun<>(begun, lost()));
    }

    private SortedMap<Place, List<Token>> lost() {
        SortedMap<Place, List<Token>> lost = new TreeMap<>();
        for (Place place : now.emptied(knownPlaces)) {
            lost.put(place, now.lost(place, knownPlaces));
        }
        return lost;
    }

    private Optional<Reading<S, A>> takenBack() {
        return earlierLooks.latest().map(this::undoing);
    }

    /**
     * Returns the reading of a table that looks as it did before. If this undoes no more than a seat's last move, that
     * move is taken back at once. A look that undoes more may be a coincidence, so the players are asked. A seat that
     * is still to act may have meant to play on, and is told why that is refused.
     */
    private Reading<S, A> undoing(Explanation<S, A> earlier) {
        Undone undone = Undone.of(game, history, earlier.takenBack());
        if (undone.small()) {
            return new Reading.TakenBack<>(earlier.takenBack());
        }
        Optional<String> refused = successors
                .awaited()
                .asked()
                .filter(seat -> undone.seats().equals(Set.of(seat)))
                .flatMap(seat -> attempt().refusal())
                .map(Verdict.Refused::quoted);
        return Reading.Open.takingBack(earlier, undone, refused);
    }

    private Attempt<S, A> attempt() {
        return new Attempt<>(game, history.state(), index, now, known, knownPlaces);
    }

    /** A piece was moved on after its move was accepted. The players are asked. */
    private Optional<Reading<S, A>> amended() {
        List<Explanation<S, A>> others = earlierLooks.amendments();
        return others.isEmpty() ? Optional.empty() : open(others, "Was the last move meant differently?");
    }

    /** A die that is a piece has newly appeared. It may have been thrown before the throw was announced. */
    private Optional<Reading<S, A>> thrown() {
        List<Explanation<S, A>> throwing = EarlyThrow.explained(game, index, successors, now, knownPlaces);
        return throwing.isEmpty() ? Optional.empty() : open(throwing, "Was this die thrown?");
    }

    /** Only pieces beside the places moved, and no legal action moves them now. They were pushed by accident. */
    private Optional<Reading<S, A>> pushed() {
        boolean mayMove = successors.explanations().stream()
                .anyMatch(
                        explanation -> now.lying().changes(explanation.layout().lying()));
        boolean thrown = !now.newDice(known).containsAll(now.newDice(knownPlaces));
        return now.misfits(knownPlaces).isEmpty() && !mayMove && !thrown
                ? Optional.of(new Reading.Untidy<>(Corrections.toward(index, now, knownPlaces, true), true))
                : Optional.empty();
    }

    /**
     * Returns that no action explains the look. While a place that matters is out of sight, the reading waits instead.
     */
    private Reading<S, A> impossible() {
        Attempt<S, A> attempt = attempt();
        boolean over = successors.awaited() instanceof Awaited.Nothing;
        if (!over && !attempt.hidden().isEmpty()) {
            return new Reading.Waiting<>(attempt.hidden());
        }
        List<Place> where = Stream.concat(now.emptied(knownPlaces).stream(), now.filled(knownPlaces).stream())
                .distinct()
                .toList();
        boolean owed = !now.provenBy(known);
        return new Reading.Impossible<>(
                Corrections.toward(index, now, knownPlaces, !owed),
                over ? Optional.empty() : attempt.refusal().or(() -> attempt.afterOne(successors)),
                where,
                owed);
    }

    private boolean fits(Explanation<S, A> explanation) {
        return explanation.layout().fits(knownPlaces);
    }

    private boolean changesAreClear(Explanation<S, A> explanation) {
        return new LayoutChange(now, explanation.layout()).isClear(knownPlaces);
    }
}
