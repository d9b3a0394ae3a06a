package umpire.referee.session.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.SightTrouble;
import umpire.referee.presence.PresenceFusion;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reading;
import umpire.referee.reading.UnseenPlaces;
import umpire.referee.session.dice.DiceBefore;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;
import umpire.referee.settling.Stillness;
import umpire.rules.kernel.Place;

/**
 * Reports hidden places of a quiet table that matter: a piece that must stand there is not visible, or the reading is
 * not clear without them. Without this the players would not know why a piece put between two squares is ignored.
 */
final class HiddenPlaces {
    private static final long PATIENCE_MS = 1200;

    /** Occlusions with a sentence of their own: glare, and a piece that only a sensor feels. */
    private static final Set<String> SAID = Set.of("glare", PresenceFusion.UNSEEN);

    private HiddenPlaces() {}

    /** Returns the prompt, preceded by the hidden places once they have been hidden for long enough. */
    static <S, A> Prompt before(Prompt then, Match<S, A> match, Perception<S, A> perception) {
        List<Place> places = places(match, perception);
        Optional<Settled> look = perception.settling().settled();
        // Hidden places do not matter once the game is over.
        if (places.isEmpty() || look.isEmpty() || then.need() == Prompt.Need.OVER) {
            return then;
        }
        Layout believed = match.present().layout();
        // The request to finish the move may already say how two pieces share one place.
        String sharing = UnseenPlaces.sharing(believed, places, look.orElseThrow());
        boolean told = !sharing.isEmpty() && then.says().contains(sharing);
        String cause = told
                ? UnseenPlaces.unread(believed, places, look.orElseThrow())
                : cause(believed, places, look.orElseThrow(), perception);
        List<Cue> cues = new ArrayList<>(CueChooser.hidden(places));
        then.cues().stream().filter(cue -> !places.contains(cue.place())).forEach(cues::add);
        return new Prompt(
                Prompt.Need.SIGHT,
                then.seat(),
                cause + " " + then.says(),
                then.options(),
                then.chosen(),
                then.corrections(),
                cues);
    }

    private static <S, A> List<Place> places(Match<S, A> match, Perception<S, A> perception) {
        Optional<Settled> look = perception.settling().settled();
        if (!lasts(perception) || look.isEmpty()) {
            return List.of();
        }
        KnownPlaces known = KnownPlaces.of(match.index(), look.orElseThrow());
        Layout layout = match.present().judged();
        Set<Place> trusted = DiceBefore.of(match.game(), match.state()).onlyHidden(look.orElseThrow());
        List<Place> unseen = layout.unseen(known).stream()
                .filter(place -> !trusted.contains(place))
                .toList();
        return inTheWay(perception, look.orElseThrow(), unseen).stream()
                .filter(place -> !trusted.contains(place) && !match.index().isDiceTray(place))
                .filter(place -> unseen.contains(place) || !liesElsewhere(layout, place, known))
                .toList();
    }

    /** Returns whether the token of a spot is known to lie elsewhere. Then it is misplaced, and not hidden. */
    private static boolean liesElsewhere(Layout layout, Place name, KnownPlaces known) {
        return layout.lies(name) && !layout.lost(name, known).isEmpty();
    }

    private static <S, A> List<Place> inTheWay(Perception<S, A> perception, Settled look, List<Place> unseen) {
        return switch (perception.reading().orElse(new Reading.Unchanged<>())) {
            case Reading.Unchanged<S, A> unchanged -> missed(unseen, look);
            case Reading.Played<S, A> played -> missed(unseen, look);
            case Reading.TakenBack<S, A> takenBack -> missed(unseen, look);
            case Reading.Untidy<S, A> untidy -> hidden(look);
            case Reading.Begun<S, A> begun -> hidden(look);
            case Reading.Impossible<S, A> impossible -> hidden(look);
            case Reading.Righting<S, A> righting -> hidden(look);
            case Reading.TooMuch<S, A> tooMuch -> hidden(look);
            case Reading.Open<S, A> open -> List.of();
            case Reading.Waiting<S, A> waiting -> List.of();
        };
    }

    /**
     * Returns whether the table has been quiet for so long that the players will not clear the occlusion without a
     * prompt.
     */
    static boolean lasts(Perception<?, ?> perception) {
        Stillness still = perception.settling().stillness();
        return still.kind() == Stillness.Disturbance.QUIET && perception.nowMs() - still.sinceMs() >= PATIENCE_MS;
    }

    private static List<Place> missed(List<Place> missing, Settled look) {
        // For an occlusion beside the place, such as a piece on the line between two places, the cues point at both
        // places.
        List<String> why = missing.stream()
                .map(place -> look.hidden().getOrDefault(place, ""))
                .toList();
        return missing.isEmpty()
                ? missing
                : look.hidden().keySet().stream()
                        .filter(place -> missing.contains(place)
                                || why.contains(look.hidden().getOrDefault(place, "")))
                        .toList();
    }

    private static List<Place> hidden(Settled look) {
        return List.copyOf(look.hidden().keySet());
    }

    /** A trouble of the picture or of a sensor has its own sentence with advice. */
    private static String cause(Layout believed, List<Place> places, Settled look, Perception<?, ?> perception) {
        List<Place> told = places.stream()
                .filter(place -> SAID.contains(look.hidden().getOrDefault(place, "")))
                .toList();
        List<SightTrouble> troubles = PoorSight.hiding(told, perception);
        List<Place> others = troubles.isEmpty()
                ? places
                : places.stream().filter(place -> !told.contains(place)).toList();
        return Stream.concat(
                        troubles.stream().map(SightTrouble::says), Stream.of(UnseenPlaces.says(believed, others, look)))
                .collect(Collectors.joining(" "))
                .strip();
    }

    /** Returns the places that must be seen before a game begins, the occlusion of each, and how to remove it. */
    static <S, A> String missing(Match<S, A> match, Perception<S, A> perception, List<Place> unseen) {
        return cause(
                match.openingLayout(),
                unseen,
                perception.settling().lastSettled().orElseThrow(),
                perception);
    }
}
