package umpire.referee.session.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import umpire.referee.announcement.Correction;
import umpire.referee.reading.Corrections;
import umpire.referee.reading.Explanation;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.LayoutChange;
import umpire.referee.reading.Reading;
import umpire.referee.reading.UnseenPlaces;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** Says how to complete a move that was begun, so that it can be read. */
final class UnfinishedMove {
    private UnfinishedMove() {}

    /** Returns the remaining moves in order, where only one action can have been begun; empty where several can. */
    static <S, A> List<Correction> left(Match<S, A> match, Perception<S, A> perception, Reading.Begun<S, A> begun) {
        List<List<A>> actions =
                begun.candidates().stream().map(Explanation::actions).distinct().toList();
        Optional<Layout> only = match.successors().byHand().stream()
                .filter(explanation -> actions.equals(List.of(explanation.actions())))
                .map(Explanation::layout)
                .findFirst();
        KnownPlaces knownPlaces = KnownPlaces.of(
                match.index(), perception.settling().lastSettled().orElseThrow());
        return only.map(layout -> Corrections.toward(match.index(), layout, knownPlaces, false))
                .orElse(List.of());
    }

    /** Returns how to go on with the lifted pieces: their targets, or how to make them visible where they were put. */
    static <S, A> String of(Match<S, A> match, Perception<S, A> perception, Reading.Begun<S, A> begun) {
        Settled look = perception.settling().lastSettled().orElseThrow();
        NavigableSet<Place> targets = targets(match, begun);
        String share = UnseenPlaces.sharing(match.present().layout(), targets, look);
        List<Token> lost = begun.lost().values().stream().flatMap(List::stream).toList();
        String back = "put the missing " + (lost.size() == 1 ? "piece" : "pieces") + " back.";
        if (!share.isEmpty()) {
            return share + " Or " + back;
        }
        KnownPlaces knownPlaces = KnownPlaces.of(match.index(), look);
        if (targets.isEmpty()
                && begun.lost().keySet().stream().allMatch(match.present().layout()::lies)) {
            return "Lay it where it may go, or " + back;
        }
        if (targets.isEmpty() || !match.present().layout().filled(knownPlaces).isEmpty()) {
            return rest(match, begun, look) + ", or " + back;
        }
        String it = lost.size() == 1 ? "it" : "them";
        return "Put " + it
                + (targets.size() == 1 ? " on " + match.index().titleOf(targets.first()) : " where it is lit") + ", or "
                + back;
    }

    /**
     * Returns the remaining pieces in words: those that leave their places in the first explanation and are still
     * there.
     */
    private static <S, A> String rest(Match<S, A> match, Reading.Begun<S, A> begun, Settled look) {
        Layout layout = match.present().layout();
        Layout next = begun.candidates().get(0).layout();
        List<String> moved = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        for (Place place : new LayoutChange(layout, next).places()) {
            List<Token> standing =
                    begun.lost().containsKey(place) ? List.of() : look.places().getOrDefault(place, List.of());
            for (Token token : layout.leaving(next, place)) {
                if (standing.contains(token)) {
                    boolean leavesBoard =
                            new LayoutChange(layout, next).gains(token).isEmpty() && !layout.lays(next, token);
                    String where =
                            (leavesBoard ? " off " : " from ") + match.index().titleOf(place);
                    String piece = match.index().withArticle(token) + (layout.lies(place) ? "" : where);
                    (leavesBoard ? taken : moved).add(piece);
                }
            }
        }
        return sentence(moved, taken);
    }

    private static String sentence(List<String> moved, List<String> taken) {
        if (moved.isEmpty() && taken.isEmpty()) {
            return "Move the other pieces of that move too";
        }
        String take = taken.isEmpty() ? "" : "take " + String.join(" and ", taken);
        String move = moved.isEmpty() ? "" : "move " + String.join(" and ", moved) + " too";
        String both = move + (move.isEmpty() || take.isEmpty() ? "" : " and ") + take;
        return Character.toUpperCase(both.charAt(0)) + both.substring(1);
    }

    private static <S, A> NavigableSet<Place> targets(Match<S, A> match, Reading.Begun<S, A> begun) {
        Layout layout = match.present().layout();
        NavigableSet<Place> targets = new TreeSet<>();
        for (Explanation<S, A> explanation : begun.candidates()) {
            new LayoutChange(layout, explanation.layout()).goals(begun.lost()).forEach(targets::add);
        }
        return targets;
    }
}
