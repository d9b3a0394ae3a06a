package umpire.referee.session.prompt;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Place;

/**
 * Reports a picture that is too poor to read, before or instead of the readings made from it. Players cannot put right
 * a placement that the camera only misreads.
 */
final class PoorSight {
    /** Flaws of the whole picture. */
    private static final Set<SightFlaw> OF_ALL = EnumSet.of(SightFlaw.DARK, SightFlaw.BRIGHT, SightFlaw.BLURRED);

    /** Flaws that hide named places. */
    private static final Set<SightFlaw> OF_PLACES = EnumSet.of(SightFlaw.GLARE, SightFlaw.UNSEEN);

    /** Prompts that may result from wrong readings. */
    private static final Set<Prompt.Need> FAILED =
            EnumSet.of(Prompt.Need.SIGHT, Prompt.Need.CORRECTION, Prompt.Need.DIE_UNCLEAR);

    /** Prompts that buttons and phones can answer all the same. */
    private static final Set<Prompt.Need> GOES_ON =
            EnumSet.of(Prompt.Need.CHOICE, Prompt.Need.ROLL, Prompt.Need.LAY, Prompt.Need.DRAW, Prompt.Need.QUESTION);

    private PoorSight() {}

    /**
     * Returns the prompt with the flaw said first, or pointed at.
     *
     * @param told the prompt that the readings lead to
     * @param then the prompt of the game itself
     */
    static Prompt before(Prompt told, Prompt then, Perception<?, ?> perception) {
        if (then.need() == Prompt.Need.OVER || perception.camera().kind() != CameraState.CameraCondition.SEEING) {
            return told;
        }
        return perception.flaws().stream()
                .filter(poor -> OF_ALL.contains(poor.kind()))
                .filter(poor -> poor.spoils() || FAILED.contains(told.need()))
                .findFirst()
                .map(poor -> poor.spoils() ? instead(poor, then) : first(poor, told))
                .orElseGet(() -> glaring(told, perception));
    }

    private static Prompt instead(SightTrouble poor, Prompt then) {
        boolean goesOn = GOES_ON.contains(then.need()) && then.corrections().isEmpty();
        String says = goesOn ? poor.says() + " " + then.says() : poor.says();
        return sight(then, says, List.of(), List.of());
    }

    private static Prompt first(SightTrouble poor, Prompt told) {
        boolean said = told.says().contains(poor.says());
        return sight(told, said ? told.says() : poor.says() + " " + told.says(), told.corrections(), told.cues());
    }

    private static Prompt sight(Prompt then, String says, List<Correction> corrections, List<Cue> cues) {
        return new Prompt(Prompt.Need.SIGHT, then.seat(), says, then.options(), then.chosen(), corrections, cues);
    }

    /** Returns the troubles that hide one of these places; empty where the reason is another. */
    static List<SightTrouble> hiding(List<Place> places, Perception<?, ?> perception) {
        return perception.flaws().stream()
                .filter(poor -> OF_PLACES.contains(poor.kind())
                        && poor.places().stream().anyMatch(places::contains))
                .toList();
    }

    /** Points at the places nearest to glare or to an unseen piece: the next reading may fail there. */
    private static Prompt glaring(Prompt told, Perception<?, ?> perception) {
        List<Place> places = perception.flaws().stream()
                .filter(poor -> OF_PLACES.contains(poor.kind()))
                .flatMap(poor -> poor.places().stream())
                .distinct()
                .toList();
        List<Cue> cues = new ArrayList<>(CueChooser.hidden(places));
        told.cues().stream().filter(cue -> !places.contains(cue.place())).forEach(cues::add);
        return new Prompt(
                told.need(), told.seat(), told.says(), told.options(), told.chosen(), told.corrections(), cues);
    }
}
