package umpire.vision.observe.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.Velocity;

/** A knock of the camera or the table is reported with its distance, and the game continues. */
class CameraShiftDetectorTest {
    private static final TableScene TABLE = ChequeredTable.scene(6, 3);
    private static final TableScene KNOCKED = TABLE.withBump(new CameraBump(12, 0, 0, 0, 0, 0));
    private static final int LONG_AFTER = 110;

    private static List<String> knocks(Observation seen) {
        return seen.troubles().stream()
                .filter(trouble -> trouble.startsWith("Fasten the camera and the table"))
                .toList();
    }

    private static Observation looked(Sitter sitter, TableScene scene, int looks) {
        Observation last = sitter.look(scene).observation();
        for (int i = 1; i < looks; i++) {
            last = sitter.look(scene).observation();
        }
        return last;
    }

    @Test
    void aKnockIsReportedInMillimetres() {
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            assertThat(knocks(looked(sitter, TABLE, 4))).isEmpty();
            Observation knocked = looked(sitter, KNOCKED, 3);
            assertThat(knocks(knocked)).singleElement().asString().contains("up to 12 mm");
            assertThat(knocked.quiet()).isTrue();
            assertThat(knocks(looked(sitter, KNOCKED, LONG_AFTER))).isEmpty();
        }
    }

    @Test
    void aCoveredCornerTagIsNotAKnock() {
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            looked(sitter, TABLE, 3);
            Hand hand = new Hand(-380, 250, 60, 135, Hand.Shape.OPEN, Velocity.NONE);
            Observation covered = looked(sitter, TABLE.withHands(hand), 3);
            assertThat(covered.registered()).isTrue();
            assertThat(covered.troubles()).anyMatch(trouble -> trouble.contains("is out of sight"));
            assertThat(knocks(covered)).isEmpty();
            assertThat(knocks(looked(sitter, TABLE, 3))).isEmpty();
        }
    }
}
