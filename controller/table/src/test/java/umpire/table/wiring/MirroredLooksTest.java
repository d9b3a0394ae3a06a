package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.table.pump.PartStatus;

/** Play does not wait for the camera, so a wrong reading is reported. */
class MirroredLooksTest {
    private static final Place HERE = new Place("a1");
    private static final Placement LAID = new Placement(List.of(Standing.on(HERE, new Token("tank"))));
    private static final int LOOKS = 5;

    private final MirroredLooks mirrored = new MirroredLooks();

    private static SeenDie die(String face, double xMm) {
        return new SeenDie("d6", Optional.of(face), false, new Pose(xMm, 20, 0), 1);
    }

    private static SeenDie leaning() {
        return new SeenDie("d6", Optional.of("4"), true, new Pose(10, 20, 0), 1);
    }

    private PartStatus looked(int times, String token, SeenDie read, SeenDie lying) {
        Sighting here = new Sighting.Holds(HERE, List.of(new SeenToken(new Token(token), 7, new Pose(0, 0, 0), 1)));
        Observation look =
                new Observation(1, 1, true, false, false, List.of(here), List.of(), List.of(read), List.of());
        for (int i = 0; i < times; i++) {
            mirrored.compare(look, LAID, List.of(lying));
        }
        return mirrored.status();
    }

    @Test
    void aMisreadPieceIsReportedOnceItLasts() {
        assertThat(looked(LOOKS - 1, "gun", die("4", 10), die("4", 10)).state()).isEqualTo(PartStatus.PartState.OK);
        assertThat(looked(1, "gun", die("4", 10), die("4", 10)).says())
                .startsWith("The camera reads gun on a1, where tank lies. The game goes on with what was played.");
        assertThat(looked(1, "tank", die("4", 10), die("4", 10)).state()).isEqualTo(PartStatus.PartState.OK);
    }

    @Test
    void aMisreadDieIsReported() {
        assertThat(looked(LOOKS, "tank", die("5", 12), die("4", 10)).says())
                .startsWith("The camera reads 5 on a die that shows 4. The game goes on with what was played.");
        assertThat(looked(LOOKS, "tank", die("4", 12), leaning()).says())
                .startsWith("The camera reads 4 on a die that leans.");
        assertThat(looked(1, "tank", die("4", 12), die("4", 10)).state()).isEqualTo(PartStatus.PartState.OK);
    }

    @Test
    void aDieIsComparedWithTheOneThatLiesThere() {
        assertThat(looked(LOOKS, "tank", die("5", 40), die("4", 10)).state()).isEqualTo(PartStatus.PartState.OK);
    }
}
