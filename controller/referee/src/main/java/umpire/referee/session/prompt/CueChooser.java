package umpire.referee.session.prompt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.reading.BoardIndex;
import umpire.referee.reading.Explanation;
import umpire.referee.reading.Layout;
import umpire.referee.reading.LayoutChange;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.choice.TouchMatching;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** Chooses the places to point at. */
final class CueChooser {
    private CueChooser() {}

    /** Points at the corrections, step by step. Corrections in one sentence are one step. */
    static List<Cue> correcting(List<Correction> corrections) {
        List<Cue> cues = new ArrayList<>();
        List<Integer> together = corrections.isEmpty()
                ? List.of()
                : AlikeSteps.first(corrections).numbers();
        for (int i = 0; i < corrections.size(); i++) {
            int step = together.contains(i) ? 1 : i + 1;
            corrections.get(i).from().ifPresent(from -> cues.add(new Cue(from, Cue.Role.TAKE_FROM, step)));
            corrections.get(i).to().ifPresent(to -> cues.add(new Cue(to, Cue.Role.PUT_TO, step)));
        }
        return List.copyOf(cues);
    }

    static List<Cue> hidden(List<Place> places) {
        return roled(places.stream(), Cue.Role.HIDDEN);
    }

    /** Removes the cues for hidden places. Used when the camera sees nothing at all. */
    static List<Cue> withoutHidden(List<Cue> cues) {
        return cues.stream().filter(cue -> cue.role() != Cue.Role.HIDDEN).toList();
    }

    /** Points at the pieces that may act, or, once one is lifted, at its targets. */
    static <S, A> List<Cue> acting(Match<S, A> match, SortedMap<Place, List<Token>> lifted) {
        if (!lifted.isEmpty()) {
            return finishing(match, match.successors().byHand(), lifted);
        }
        Map<Place, List<String>> may = new TreeMap<>();
        Map<Place, List<String>> wanted = new TreeMap<>();
        for (Explanation<S, A> explanation : match.successors().byHand()) {
            List<Place> starts = starts(match, explanation).toList();
            A action = explanation.actions().get(0);
            String kind = match.game().kind(match.state(), action).says();
            starts.forEach(place -> told(may, place, kind));
            if (starts.isEmpty()) {
                comes(match, explanation).forEach(place -> told(wanted, place, preview(match, action)));
            }
        }
        wanted.keySet().removeAll(may.keySet());
        return joined(joined(saying(may, Cue.Role.MAY_ACT), sayingOne(wanted, Cue.Role.MAY_GO)), lastAction(match));
    }

    /** Points at the steps of one action: its touches in their order, or the pieces to take and their targets. */
    static <S, A> List<Cue> taught(Match<S, A> match, A action) {
        // Two units on one place act together: the place is touched twice, but it is no target.
        List<Place> touches =
                match.game().touches(match.state(), action).stream().distinct().toList();
        List<Cue> cues = new ArrayList<>();
        for (int i = 0; i < touches.size(); i++) {
            cues.add(new Cue(touches.get(i), Cue.Role.MAY_TOUCH, i + 1));
        }
        if (!touches.isEmpty()) {
            return List.copyOf(cues);
        }
        Layout layout = match.present().layout();
        match.successors().byHand().stream()
                .filter(explanation -> explanation.actions().getFirst().equals(action))
                .forEach(explanation -> {
                    LayoutChange change = new LayoutChange(layout, explanation.layout());
                    for (Place place : change.places()) {
                        // A piece may leave the target place, or be turned over there.
                        cues.add(new Cue(place, change.comes(place) ? Cue.Role.PUT_TO : Cue.Role.TAKE_FROM, 0));
                    }
                });
        return List.copyOf(cues);
    }

    /** Points at the places that a forbidden action names: the way from the first to the last one. */
    static List<Cue> attempted(BoardIndex index, String notation) {
        List<Place> named = Arrays.stream(notation.split("[- :]"))
                .filter(word -> !word.isEmpty())
                .map(Place::new)
                .filter(index::isPlace)
                .toList();
        return named.size() < 2
                ? List.of()
                : List.of(
                        new Cue(named.getFirst(), Cue.Role.TAKE_FROM, 0), new Cue(named.getLast(), Cue.Role.PUT_TO, 0));
    }

    private static void told(Map<Place, List<String>> said, Place place, String words) {
        List<String> all = said.computeIfAbsent(place, none -> new ArrayList<>());
        if (!all.contains(words)) {
            all.add(words);
        }
    }

    private static List<Cue> saying(Map<Place, List<String>> said, Cue.Role role) {
        return said.entrySet().stream()
                .map(entry -> new Cue(entry.getKey(), role, 0, String.join(", ", entry.getValue())))
                .toList();
    }

    private static <S, A> String preview(Match<S, A> match, A action) {
        return match.successors()
                .after(action)
                .flatMap(next -> match.game().preview(match.state(), action, next))
                .orElse("");
    }

    /** Returns the places where a piece comes from the box, for an action that takes no piece from a place. */
    private static <S, A> Stream<Place> comes(Match<S, A> match, Explanation<S, A> explanation) {
        return new LayoutChange(match.present().layout(), explanation.layout()).places().stream();
    }

    private static <S, A> Stream<Place> starts(Match<S, A> match, Explanation<S, A> explanation) {
        A action = explanation.actions().get(0);
        List<Place> touches = match.game().touches(match.state(), action);
        if (!touches.isEmpty()) {
            return touches.stream().limit(1);
        }
        Layout layout = match.present().layout();
        return new LayoutChange(layout, explanation.layout())
                .places().stream()
                        .filter(place ->
                                !layout.leaving(explanation.layout(), place).isEmpty())
                        .limit(1);
    }

    /** Points at the places where the candidate explanations put the lifted pieces. */
    static <S, A> List<Cue> finishing(
            Match<S, A> match, List<Explanation<S, A>> candidates, SortedMap<Place, List<Token>> lifted) {
        Layout layout = match.present().layout();
        Map<Place, List<String>> targets = new TreeMap<>();
        for (Explanation<S, A> explanation : candidates) {
            String preview = preview(match, explanation.actions().get(0));
            new LayoutChange(layout, explanation.layout())
                    .goals(lifted)
                    .forEach(place -> told(targets, place, preview));
        }
        return joined(sayingOne(targets, Cue.Role.MAY_GO), roled(lifted.keySet().stream(), Cue.Role.TOUCHED));
    }

    /** Points at the touched places and at the possible next touches. */
    static <S, A> List<Cue> touching(Match<S, A> match, Perception<S, A> perception) {
        TouchMatching<A> touchMatching = Offer.named(match, perception);
        int named = touchMatching.named().size();
        Map<Place, List<String>> next = new TreeMap<>();
        for (A candidate : touchMatching.candidates()) {
            List<Place> touches = match.game().touches(match.state(), candidate);
            touches.stream().skip(named).limit(1).forEach(place -> told(next, place, preview(match, candidate)));
        }
        return joined(
                roled(touchMatching.named().stream().distinct(), Cue.Role.TOUCHED),
                sayingOne(next, Cue.Role.MAY_TOUCH));
    }

    /** A place gets words only where there is one possible result. Of several, a later question asks which is meant. */
    private static List<Cue> sayingOne(Map<Place, List<String>> said, Cue.Role role) {
        return said.entrySet().stream()
                .map(entry -> new Cue(
                        entry.getKey(),
                        role,
                        0,
                        entry.getValue().size() == 1 ? entry.getValue().getFirst() : ""))
                .toList();
    }

    /** Points at the places that the last action changed. */
    static <S, A> List<Cue> lastAction(Match<S, A> match) {
        return match.present()
                .before()
                .map(before -> roled(
                        new LayoutChange(before.layout(), match.present().layout()).places().stream(),
                        Cue.Role.LAST_ACTION))
                .orElse(List.of());
    }

    private static List<Cue> roled(Stream<Place> places, Cue.Role role) {
        return places.map(place -> new Cue(place, role, 0)).toList();
    }

    private static List<Cue> joined(List<Cue> first, List<Cue> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
