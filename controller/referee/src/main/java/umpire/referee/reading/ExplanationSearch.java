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
 * Searches for explanations of a scene, one step deeper at a time: a step counts when all it changes is in clear view, and is gone
 * beyond only when it brings the table nearer to the scene. Ways that end in one state are one way, the shortest.
 *
 * <p>A step brings the table nearer when fewer places differ from the scene, or as many by fewer tokens. As long as no explanation was found the seat whose turn
 * it is may also walk: then as many places may differ, but its pieces have less far to go. Either can only go on so long.
 *
 * <p>A token that is seen where it came went there. That one like it was slid below something instead, where nobody sees it, is
 * believed only where nothing else explains the scene.
 */
final class ExplanationSearch<S, A> {
    /** How many steps are judged for one scene. Chosen: so much takes a small machine half a second, and seven pieces moved at once less. */
    static final int JUDGED_STEPS = 10_000;

    private static final double NEARER_MM = 0.01;

    /**
     * What was found.
     *
     * @param explanations each that fits the scene, one for each state they lead to; the shortest first
     * @param complete false when there were too many steps to judge, so that others may fit as well
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
     * @param successors those of the state
     * @param judgedSteps after how many judged steps to give up
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

    /** What is still to explain: in how many spots a scene differs from a layout, and by how many tokens on its places. */
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
     * Some steps, and what may follow them.
     *
     * @param differing how the scene differs from where they lead
     * @param walked whether one of them put nothing right by itself
     * @param unseen whether something came to lie below another by one of them, where the scene does not show it
     */
    private record SearchPath<S, A>(
            Explanation<S, A> steps,
            Successors<S, A> successors,
            Remainder differing,
            boolean walked,
            boolean unseen) {}

    /** Returns the ways that are one step longer; none, where the work would be too much. */
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

    /** Walks give way to what needs none, and longer ones to shorter ones; what nobody saw to what was seen. */
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
