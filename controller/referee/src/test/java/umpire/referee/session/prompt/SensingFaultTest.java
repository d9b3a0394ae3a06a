package umpire.referee.session.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settling;
import umpire.referee.settling.SettlingThresholds;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;

/** A sensing fault is reported once it has lasted, and not before. */
class SensingFaultTest {
    private static final Place A1 = new Place("a1");

    private final Match<Outpost.State, Outpost.Action> match = Match.resume(new Outpost(), List.of());

    /** Returns the fault {@code lastedMs} milliseconds after the only look. */
    private Optional<SensingFault> fault(boolean registered, boolean hand, boolean moving, long lastedMs) {
        Observation look = new Observation(
                1,
                0,
                registered,
                moving,
                hand,
                List.of(new Sighting.Empty(A1)),
                List.of(),
                List.of(),
                List.of("The lens is dirty."));
        Settling settling = Settling.begin(SettlingThresholds.DEFAULT).look(look, 0);
        return SensingFault.of(
                match,
                Perception.<Outpost.State, Outpost.Action>begin(match.index(), Placement.EMPTY)
                        .withLook(settling, look, false)
                        .at(lastedMs));
    }

    @ParameterizedTest
    @CsvSource({
        "false, false, false, 999, false",
        "false, false, false, 1000, true",
        "true, true, true, 3999, false",
        "true, true, true, 4000, true",
        "true, false, true, 2999, false",
        "true, false, true, 3000, true",
        "true, false, false, 60000, false"
    })
    void eachFaultHasItsOwnTimeout(boolean registered, boolean hand, boolean moving, long lastedMs, boolean said) {
        assertThat(fault(registered, hand, moving, lastedMs).isPresent()).isEqualTo(said);
    }

    @Test
    void anUnseenTableReportsTheTroublesAndNoHiddenPlace() {
        Cue hidden = new Cue(A1, Cue.Role.HIDDEN, 0);
        Cue lit = new Cue(A1, Cue.Role.MAY_ACT, 0);
        Prompt prompt = new Prompt(
                Prompt.Need.CHOICE, Optional.empty(), "Move.", List.of(), -1, List.of(), List.of(hidden, lit));
        Prompt blind = fault(false, false, false, 1000).orElseThrow().before(prompt);
        assertThat(blind.need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(blind.says()).isEqualTo("The table cannot be seen. The lens is dirty. Move.");
        assertThat(blind.cues()).containsExactly(lit);
        Prompt waiting = fault(true, true, true, 4000).orElseThrow().before(prompt);
        assertThat(waiting.need()).isEqualTo(Prompt.Need.QUIET);
        assertThat(waiting.cues()).containsExactly(hidden, lit);
    }
}
