package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** A die that may still be rolling has no face. */
class MovingDiceTest {
    private static final TableScene TABLE = ChequeredTable.scene(2, 3);

    private static TableScene with(double xMm, int face) {
        return TABLE.with(TwinDie.flat("die", new Pose(xMm, 100, 30), face));
    }

    private static List<String> faces(Observation seen) {
        return seen.dice().stream()
                .map(SeenDie::face)
                .map(face -> face.orElse("?"))
                .toList();
    }

    @Test
    void aMovingDieIsNotRead() {
        try (Sitter sitter = new Sitter(ChequeredTable.SMALL, ChequeredTable.pieces(), List.of(DieType.pips(16, 1)))) {
            sitter.look(TABLE);
            for (int face = 2; face <= 5; face++) {
                Observation rolling = sitter.look(with(260 + 20 * face, face)).observation();
                assertThat(rolling.moving()).isTrue();
                assertThat(faces(rolling)).isEmpty();
            }
            Observation resting = sitter.look(with(360, 5)).observation();
            assertThat(resting.moving()).isFalse();
            assertThat(faces(resting)).containsExactly("5");
        }
    }

    @Test
    void aStillDieKeepsItsFaceDuringMotion() {
        try (Sitter sitter = new Sitter(ChequeredTable.SMALL, ChequeredTable.pieces(), List.of(DieType.pips(16, 1)))) {
            sitter.look(with(320, 5));
            sitter.look(with(320, 5));
            int tag = TABLE.pieces().getFirst().tag();
            Observation moving = sitter.look(with(320, 5).withPieceAt(tag, new Pose(-320, -100, 0)))
                    .observation();
            assertThat(moving.moving()).isTrue();
            assertThat(faces(moving)).containsExactly("5");
        }
    }
}
