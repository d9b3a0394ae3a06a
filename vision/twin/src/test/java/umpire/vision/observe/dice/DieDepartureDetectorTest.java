package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.referee.observation.Observation;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** A die counts as departed once the bare table is seen at its place. An object that only covers it proves nothing. */
class DieDepartureDetectorTest {
    private static final TableScene EMPTY = ChequeredTable.scene(2, 3);
    private static final TwinDie DIE = TwinDie.flat("die", new Pose(330, 90, 30), 2);
    private static final TwinDie OTHER = TwinDie.flat("other", new Pose(360, 130, 70), 5);
    private static final List<DieType> BOX = List.of(DieType.pips(16, 2));

    private static Sitter sitter() {
        return new Sitter(ChequeredTable.SMALL, ChequeredTable.pieces(), BOX);
    }

    private static List<String> departed(Observation seen) {
        return seen.departed().stream().map(die -> die.face().orElse("?")).toList();
    }

    private static Observation lying(Sitter sitter) {
        sitter.look(EMPTY.with(DIE).with(OTHER));
        return sitter.look(EMPTY.with(DIE).with(OTHER)).observation();
    }

    @Test
    void onlyADieWithABarePlaceHasDeparted() {
        try (Sitter sitter = sitter()) {
            assertThat(departed(lying(sitter))).isEmpty();
            Observation gone = sitter.look(EMPTY.with(OTHER)).observation();
            assertThat(gone.moving()).isTrue();
            assertThat(departed(gone)).containsExactly("2");
            assertThat(gone.departed().getFirst().pose().distanceMm(DIE.pose())).isLessThan(1.5);
        }
    }

    /** The receiver may miss the first of these frames. Later there must be none, since another die may lie there. */
    @Test
    void aDepartureIsReportedUntilADieLiesThereAgain() {
        try (Sitter sitter = sitter()) {
            lying(sitter);
            sitter.look(EMPTY.with(OTHER));
            assertThat(departed(sitter.look(EMPTY.with(OTHER)).observation())).containsExactly("2");
            sitter.look(EMPTY.with(DIE).with(OTHER));
            Observation back = sitter.look(EMPTY.with(DIE).with(OTHER)).observation();
            assertThat(back.dice()).hasSize(2);
            assertThat(departed(back)).isEmpty();
            sitter.look(EMPTY.with(OTHER));
            for (int i = 0; i < 20; i++) {
                sitter.look(EMPTY.with(OTHER.lying(new Pose(360, 130 + i % 2, 70), 5)));
            }
            assertThat(departed(sitter.look(EMPTY.with(OTHER)).observation())).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Hand.Shape.class)
    void aDieBelowAHandHasNotLeft(Hand.Shape shape) {
        try (Sitter sitter = sitter()) {
            lying(sitter);
            for (int fromDeg : new int[] {280, 80}) {
                for (double off = -60; off <= 20; off += 8) {
                    double back = Math.signum(180 - fromDeg) * off;
                    Hand hand = new Hand(330 + off / 4, 90 + back, 18, fromDeg, shape, Velocity.NONE);
                    FrameResult look = sitter.look(EMPTY.with(DIE).with(OTHER).withHands(hand));
                    assertThat(departed(look.observation())).as("%s", hand).isEmpty();
                }
            }
        }
    }

    @Test
    void noDieLeavesWhenTheCameraIsKnocked() {
        try (Sitter sitter = sitter()) {
            lying(sitter);
            CameraBump bump = new CameraBump(30, -18, 0, 1, 0.5, 2);
            for (int i = 0; i < 3; i++) {
                Observation seen =
                        sitter.look(EMPTY.with(DIE).with(OTHER).withBump(bump)).observation();
                assertThat(departed(seen)).isEmpty();
                assertThat(seen.registered()).isTrue();
            }
        }
    }

    /** If the die hardly differs from the table, a frame that does not read it must not report it as gone. */
    @Test
    void aHiddenWhiteDieOnPaperHasNotDeparted() {
        TwinDie white = TwinDie.flat("die", new Pose(-203, -203, 30), 1);
        try (Sitter sitter = sitter()) {
            sitter.look(EMPTY.with(white));
            sitter.look(EMPTY.with(white));
            Hand hand = new Hand(-150, -150, 40, 240, Hand.Shape.OPEN, Velocity.NONE);
            assertThat(departed(sitter.look(EMPTY.with(white).withHands(hand)).observation()))
                    .isEmpty();
        }
    }

    @Test
    void aDieThatWasPushedALittleHasNotLeft() {
        try (Sitter sitter = sitter()) {
            lying(sitter);
            TwinDie pushed = DIE.lying(new Pose(334, 91, 33), 2);
            for (int i = 0; i < 3; i++) {
                Observation seen = sitter.look(EMPTY.with(pushed).with(OTHER)).observation();
                assertThat(departed(seen)).isEmpty();
            }
        }
    }
}
