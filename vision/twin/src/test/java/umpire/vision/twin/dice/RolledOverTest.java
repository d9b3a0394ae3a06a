package umpire.vision.twin.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.TwinDie;

/** An octahedron tipped over by a finger moves as far as its corners reach, and returns to its old pose. */
class RolledOverTest {
    private static final double EDGE_MM = 50;
    private static final List<DieType.Face> FACES = IntStream.range(0, 8)
            .mapToObj(i -> new DieType.Face(String.valueOf(i + 1), OptionalInt.of(i)))
            .toList();
    private static final DieType TYPE = new DieType(DieType.OCTAHEDRON, "tank", FACES, EDGE_MM, "", 1);

    private static TwinDie lying(int face, double headingDeg) {
        return TwinDie.flat("tank", TYPE, new Pose(30, -20, headingDeg), face);
    }

    /** Its upper corners point 90, 210 and 330 degrees beyond its heading; over each it moves straight in that direction. */
    @Test
    void itMovesTowardsThePressedCorner() {
        for (int face = 1; face <= 8; face++) {
            for (int corner = 0; corner < 3; corner++) {
                double way = 25 + 90 + 120.0 * corner;
                Pose after = RolledOver.of(lying(face, 25), way + 20).pose();
                assertThat(after.xMm())
                        .isCloseTo(30 + EDGE_MM / Math.sqrt(3) * Math.cos(Math.toRadians(way)), within(1e-6));
                assertThat(after.yMm())
                        .isCloseTo(-20 + EDGE_MM / Math.sqrt(3) * Math.sin(Math.toRadians(way)), within(1e-6));
            }
        }
    }

    @Test
    void rollingBackRestoresTheFace() {
        TwinDie before = lying(3, 70);
        TwinDie after = RolledOver.of(before, 160);
        assertThat(after.face()).isNotEqualTo(before.face());
        TwinDie back = RolledOver.of(after, 340);
        assertThat(back.face()).isEqualTo(before.face());
        assertThat(back.pose().distanceMm(before.pose())).isLessThan(1e-6);
        assertThat(back.pose().turnDeg(before.pose())).isLessThan(1e-6);
    }

    /** Pressed at its first corner the tag rotates by half a turn; at either other one by a sixth. */
    @Test
    void thePressedCornerDeterminesTheRotation() {
        TwinDie before = lying(1, 0);
        assertThat(RolledOver.of(before, 90).pose().headingDeg()).isCloseTo(180, within(1e-6));
        assertThat(List.of(
                        Math.round(RolledOver.of(before, 210).pose().headingDeg()),
                        Math.round(RolledOver.of(before, 330).pose().headingDeg())))
                .containsExactlyInAnyOrder(60L, 300L);
    }
}
