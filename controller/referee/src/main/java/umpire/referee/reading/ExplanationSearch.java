package umpire.referee.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/**
 * Searches breadth first for explanations of a scene. A step counts when everything it changes is in clear view. The
 * search continues after a step only when the step brings the table nearer to the scene. Of the paths to one state only
 * the shortest is kept.
 *
 * <p>A step brings the table nearer when fewer places differ from the scene, or equally many by fewer tokens. While no
 * explanation is found, the seat whose turn it is may also walk: equally many places may differ, but its pieces have
 * less far to go. Both measures shrink with each step, so the search ends.
 *
 * <p>A token that newly appears on a place is taken to have moved there. A token like it may also have been slid below
 * another one, out of sight. This is believed only where no other explanation fits the scene.
 */
final class ExplanationSearch<S, A> {
    /**
     * The most steps judged for one scene. Chosen: a small machine judges them in half a second, and seven pieces moved
     * at once are explained with fewer.
     */
    static final int JUDGED_STEPS = 10_000;

    private static final double NEARER_MM = 0.01;

    /**
     * The result of a search.
     *
     * @param explanations those that fit the scene, one for each end state, the shortest first
     * @param complete false when the search stopped at the limit of judged steps, so that others may fit as well
     */
    record Findings<S, A>(List<Explanation<S, A>> explanations, boolean complete) {}

    private final KnownPlaces known;
    private final int judgedSteps;
    private final Optional<Seat> turn;
    private final Map<S, Explanation<S, A>> found = new LinkedHashMap<>();
    private final Map<S, Explanation<S, A>> foundUnseen = new LinkedHashMap<>();
    private final Set<S> reached = new HashSet<>();
    private final Set<S> walkedTo = new HashSet<>();
    private final Set<S> reachedUnseen = new HashSet<>();
    private int judged;
    private boolean cutShort;

    private ExplanationSearch(KnownPlaces known, int judgedSteps, Optional<Seat> turn) {
        this.known = known;
        this.judgedSteps = judgedSteps;
        this.turn = turn;
    }

    /**
     * Searches from a state.
     *
     * @param successors the successors of that state
     * @param judgedSteps the limit of judged steps
     */
    static <S, A> Findings<S, A> of(Successors<S, A> successors, KnownPlaces known, int judgedSteps) {
        ExplanationSearch<S, A> search = new ExplanationSearch<>(known, judgedSteps, seat(successors.awaited()));
        Explanation<S, A> now = successors.standstill();
        List<SearchPath<S, A>> ways =
                List.of(new SearchPath<>(now, successors, Remainder.of(now.layout(), known), false, false));
        while (!ways.isEmpty()) {
            ways = search.worthGoing(search.beyond(ways));
        }
        Map<S, Explanation<S, A>> best = search.found.isEmpty() ? search.foundUnseen : search.found;
        return new Findings<>(List.copyOf(best.values()), !search.cutShort);
    }

    /** The difference between a scene and a layout: the number of spots, and the number of tokens on the places. */
    private record Remainder(int spots, int tokens) {
        static Remainder of(Layout layout, KnownPlaces known) {
            int spots = layout.differing(known);
            return new Remainder(spots, spots == 0 ? 0 : layout.differingTokens(known));
        }

        boolean less(Remainder other) {
            return spots < other.spots || (spots == other.spots && tokens < other.tokens);
        }
    }

    /**
     * A path of steps, and its possible continuations.
     *
     * @param differing the difference between the scene and the end of the path
     * @param walked whether one of the steps brought the table nearer only by a walk
     * @param unseen whether one of the steps slid a token below another where the scene does not show it
     */
    private record SearchPath<S, A>(
            Explanation<S, A> steps,
            Successors<S, A> successors,
            Remainder differing,
            boolean walked,
            boolean unseen) {}

    /** Returns the paths that are one step longer. Empty once the limit of judged steps is reached. */
    private List<SearchPath<S, A>> beyond(List<SearchPath<S, A>> ways) {
        List<SearchPath<S, A>> longer = new ArrayList<>();
        for (SearchPath<S, A> way : ways) {
            if (judged >= judgedSteps) {
                cutShort = true;
                return List.of();
            }
            for (Explanation<S, A> step : way.successors().explanations()) {
                judged++;
                if (new LayoutChange(way.steps().layout(), step.layout()).isClear(known)) {
                    weigh(way, way.steps().then(step)).ifPresent(longer::add);
                }
            }
        }
        return longer;
    }

    private Optional<SearchPath<S, A>> weigh(SearchPath<S, A> way, Explanation<S, A> next) {
        Remainder differing = Remainder.of(next.layout(), known);
        boolean unseen = way.unseen() || new LayoutChange(way.steps().layout(), next.layout()).comesUnseen(known);
        if (differing.spots() == 0) {
            (unseen ? foundUnseen : found).putIfAbsent(next.end(), next);
            return Optional.empty();
        }
        boolean walks = differing.spots() == way.differing().spots() && !differing.less(way.differing());
        boolean walked = way.walked() || walks;
        boolean nearer = differing.less(way.differing()) || (walks && walksNearer(way, next));
        SearchPath<S, A> longer = new SearchPath<>(next, way.successors().at(next), differing, walked, unseen);
        return nearer && isFirstAt(next.end(), longer) ? Optional.of(longer) : Optional.empty();
    }

    private boolean isFirstAt(S end, SearchPath<S, A> way) {
        if (way.unseen()) {
            return !reached.contains(end) && reachedUnseen.add(end);
        }
        return way.walked() ? !reached.contains(end) && walkedTo.add(end) : reached.add(end);
    }

    /** Prefers explanations without a walk, and steps that were seen to steps out of sight. */
    private List<SearchPath<S, A>> worthGoing(List<SearchPath<S, A>> ways) {
        boolean any = !found.isEmpty() || !foundUnseen.isEmpty();
        return ways.stream()
                .filter(way -> !(any && way.walked()) && (found.isEmpty() || !way.unseen()))
                .toList();
    }

    private boolean walksNearer(SearchPath<S, A> way, Explanation<S, A> next) {
        boolean inTurn = next.actions().size() == way.steps().actions().size() + 1
                && seat(way.successors().awaited()).equals(turn);
        return inTurn
                && Misplaced.of(next.layout(), known).wayMm()
                        < Misplaced.of(way.steps().layout(), known).wayMm() - NEARER_MM;
    }

    private static Optional<Seat> seat(Awaited awaited) {
        return awaited instanceof Awaited.Choice choice ? Optional.of(choice.seat()) : Optional.empty();
    }
}
