package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.mqtt.payload.AlertPayload;
import umpire.mqtt.payload.AlertSeverity;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;

/** Only one problem of the camera is reported at a time, once it has lasted and until it is over. */
class SightAlertTest {
    private static final SightTrouble KNOCK = flaw(SightFlaw.MOVED, "The camera was moved by up to 12 mm.");
    private static final SightTrouble BLUR = flaw(SightFlaw.BLURRED, "The picture is out of focus.");
    private static final SightTrouble CORNER = flaw(SightFlaw.CORNER, "A corner tag is out of sight.");

    private final SightAlert alert = new SightAlert();

    private static SightTrouble flaw(SightFlaw kind, String says) {
        return new SightTrouble(kind, says, List.of(), kind == SightFlaw.BLURRED);
    }

    private static Optional<Observation> seeing(SightTrouble... flaws) {
        List<Sighting> places = List.of(new Sighting.Empty(new Place("a1")));
        return Optional.of(
                new Observation(1, 0, true, false, false, places, List.of(), List.of(), List.of()).in(List.of(flaws)));
    }

    private Optional<AlertPayload> after(long lastedMs, Optional<Observation> seen) {
        alert.of(seen, 0);
        return alert.of(seen, lastedMs);
    }

    @Test
    void aCameraShiftIsReportedInMillimetres() {
        assertThat(after(1_500, seeing(KNOCK, CORNER)))
                .contains(new AlertPayload("sight", AlertSeverity.NOTICE, KNOCK.says()));
    }

    @Test
    void shortProblemsAreNotReported() {
        assertThat(after(1_499, seeing(KNOCK))).isEmpty();
        assertThat(alert.of(seeing(BLUR), 1_600)).isEmpty();
        assertThat(alert.of(seeing(BLUR), 3_100)).isPresent();
    }

    @Test
    void endedProblemsAreNotReported() {
        assertThat(after(2_000, seeing(KNOCK))).isPresent();
        assertThat(alert.of(seeing(), 2_100)).isEmpty();
        assertThat(alert.of(Optional.empty(), 9_000)).isEmpty();
    }

    @Test
    void problemsForReadingAreTrouble() {
        assertThat(after(1_500, seeing(BLUR))).contains(new AlertPayload("sight", AlertSeverity.TROUBLE, BLUR.says()));
    }
}
