package umpire.referee.session.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.referee.observation.Sighting;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settling;
import umpire.referee.settling.SettlingThresholds;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;

/** A picture that is too poor to read is reported, instead of the readings made of it. */
class PoorSightTest {
    private static final Place A1 = new Place("a1");
    private static final Place A2 = new Place("a2");
    private static final SightTrouble BLURRED =
            new SightTrouble(SightFlaw.BLURRED, "Turn the lens ring.", List.of(), true);
    private static final SightTrouble DIM = new SightTrouble(SightFlaw.DARK, "Turn on a light.", List.of(), false);
    private static final SightTrouble GLARE = new SightTrouble(SightFlaw.GLARE, "Glare near a1.", List.of(A1), false);

    private final Match<Outpost.State, Outpost.Action> match = Match.resume(new Outpost(), List.of());

    private Perception<Outpost.State, Outpost.Action> seeing(SightTrouble... poor) {
        Observation look = new Observation(
                        1,
                        0,
                        true,
                        false,
                        false,
                        List.of(new Sighting.Hidden(A1, "glare")),
                        List.of(),
                        List.of(),
                        List.of())
                .in(List.of(poor));
        Settling settling = Settling.begin(SettlingThresholds.DEFAULT).look(look, 0);
        return Perception.<Outpost.State, Outpost.Action>begin(match.index(), Placement.EMPTY)
                .withLook(settling, look, false);
    }

    private static Prompt prompt(Prompt.Need need, String says, List<Correction> corrections) {
        List<Cue> cues = List.of(new Cue(A1, Cue.Role.MAY_ACT, 0), new Cue(A2, Cue.Role.MAY_ACT, 0));
        return new Prompt(need, Optional.empty(), says, List.of(), -1, corrections, cues);
    }

    private static Prompt asking() {
        return prompt(Prompt.Need.CHOICE, "Move.", List.of());
    }

    private static Prompt correcting() {
        Correction correction =
                new Correction(new Token("tank"), Optional.of(A1), Optional.of(A2), "Put the tank back.");
        return prompt(Prompt.Need.CORRECTION, "Put the tank back.", List.of(correction));
    }

    @Test
    void noCorrectionIsAskedForInAPoorPicture() {
        Prompt said = PoorSight.before(correcting(), correcting(), seeing(BLURRED));
        assertThat(said.need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(said.says()).isEqualTo("Turn the lens ring.");
        assertThat(said.corrections()).isEmpty();
        assertThat(said.cues()).isEmpty();
    }

    @Test
    void placesOutOfSightAreNotListedButTheGameGoesOnByButtons() {
        Prompt hidden = prompt(Prompt.Need.SIGHT, "a1 cannot be read. Move.", List.of());
        assertThat(PoorSight.before(hidden, asking(), seeing(BLURRED)).says()).isEqualTo("Turn the lens ring. Move.");
    }

    @Test
    void aMildFlawIsReportedOnlyWhereAReadingFails() {
        assertThat(PoorSight.before(asking(), asking(), seeing(DIM))).isEqualTo(asking());
        Prompt said = PoorSight.before(correcting(), correcting(), seeing(DIM));
        assertThat(said.says()).isEqualTo("Turn on a light. Put the tank back.");
        assertThat(said.corrections()).hasSize(1);
    }

    @Test
    void glareIsPointedAtBeforeAReadingFails() {
        Prompt said = PoorSight.before(asking(), asking(), seeing(GLARE));
        assertThat(said.says()).isEqualTo("Move.");
        assertThat(said.cues()).containsExactly(new Cue(A1, Cue.Role.HIDDEN, 0), new Cue(A2, Cue.Role.MAY_ACT, 0));
    }

    @Test
    void glareExplainsThePlacesThatItHides() {
        assertThat(PoorSight.hiding(List.of(A1), seeing(GLARE))).contains(GLARE);
        assertThat(PoorSight.hiding(List.of(A2), seeing(GLARE))).isEmpty();
    }

    @Test
    void aSilentCameraAndAFinishedGameComeFirst() {
        Prompt over = prompt(Prompt.Need.OVER, "White wins.", List.of());
        assertThat(PoorSight.before(over, over, seeing(BLURRED))).isEqualTo(over);
        Prompt silent = prompt(Prompt.Need.SIGHT, "No pictures.", List.of());
        assertThat(PoorSight.before(silent, asking(), seeing(BLURRED).withCamera(CameraState.silent("No pictures."))))
                .isEqualTo(silent);
    }
}
