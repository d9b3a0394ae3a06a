package umpire.referee.session.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.reading.Explanation;
import umpire.referee.reading.Layout;
import umpire.referee.reading.LayoutChange;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.choice.TouchMatching;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** Chooses what to point at. */
final class CueChooser {
    private CueChooser() {}

    static List<Cue> correcting(List<Correction> corrections) {
        List<Cue> cues = new ArrayList<>();
        for (int i = 0; i < corrections.size(); i++) {
            int step = i + 1;
            corrections.get(i).from().ifPresent(from -> cues.add(new Cue(from, Cue.Role.TAKE_FROM, step)));
            corrections.get(i).to().ifPresent(to -> cues.add(new Cue(to, Cue.Role.PUT_TO, step)));
        }
        return List.copyOf(cues);
    }

    static List<Cue> hidden(List<Place> places) {
        return roled(places.stream(), Cue.Role.HIDDEN);
    }

    /** Where nothing can be seen, no single place is pointed at for being out of sight. */
    static List<Cue> withoutHidden(List<Cue> cues) {
        return cues.stream().filter(cue -> cue.role() != Cue.Role.HIDDEN).toList();
    }

    /** Points at the pieces that may act; once one is lifted, at where it may go. */
    static <S, A> List<Cue> acting(Match<S, A> match, SortedMap<Place, List<Token>> lifted) {
        if (!lifted.isEmpty()) {
            return finishing(match, match.outlook().byHand(), lifted);
        }
        NavigableSet<Place> may = new TreeSet<>();
        for (Explanation<S, A> explanation : match.outlook().byHand()) {
            starts(match, explanation).forEach(may::add);
        }
        return joined(roled(may.stream(), Cue.Role.MAY_ACT), lastAction(match));
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

    /** Points at where lifted pieces may go, by what each candidate puts where. */
    static <S, A> List<Cue> finishing(
            Match<S, A> match, List<Explanation<S, A>> candidates, SortedMap<Place, List<Token>> lifted) {
        Layout layout = match.present().layout();
        NavigableSet<Place> targets = new TreeSet<>();
        for (Explanation<S, A> explanation : candidates) {
            new LayoutChange(layout, explanation.layout()).goals(lifted).forEach(targets::add);
        }
        return joined(roled(targets.stream(), Cue.Role.MAY_GO), roled(lifted.keySet().stream(), Cue.Role.TOUCHED));
    }

    /** Points at what was touched and at what may be touched next. */
    static <S, A> List<Cue> touching(Match<S, A> match, Perception<S, A> perception) {
        TouchMatching<A> touchMatching = Offer.named(match, perception);
        int named = touchMatching.named().size();
        NavigableSet<Place> next = new TreeSet<>();
        for (A candidate : touchMatching.candidates()) {
            List<Place> touches = match.game().touches(match.state(), candidate);
            touches.stream().skip(named).limit(1).forEach(next::add);
        }
        return joined(
                roled(touchMatching.named().stream().distinct(), Cue.Role.TOUCHED),
                roled(next.stream(), Cue.Role.MAY_TOUCH));
    }

    private static <S, A> List<Cue> lastAction(Match<S, A> match) {
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
