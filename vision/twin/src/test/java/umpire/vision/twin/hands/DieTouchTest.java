package umpire.vision.twin.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.toy.Quoits;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

/** A die that is also a piece is touched as pieces are: lifted, held aside, and put back exactly as it lay. */
class DieTouchTest {
    private final Quoits game = new Quoits();
    private final VirtualTable table = new VirtualTable(
            Rig.standard().table(), game.board(), List.of(), TwinDie.all(game.dice(), new Pose(350, -200, 20)));

    private TwinDie die(String id, long nowMs) {
        return table.at(nowMs).die(id).orElseThrow();
    }

    @Test
    void aTouchedDieReturnsToItsPose() {
        table.lay("red-1", new Pose(10, 20, 30), 3, 0);
        TwinDie before = die("red-1", 0);
        table.tapDie("red-1", "Red", 100);
        assertThat(die("red-1", 410).pose().distanceMm(before.pose())).isGreaterThan(100);
        assertThat(table.at(410).hands()).hasSize(1);
        assertThat(die("red-1", 3_000)).isEqualTo(before);
        assertThat(table.moving(3_000)).isFalse();
    }

    @Test
    void aLargeDieIsHeldFarAside() {
        DieType large =
                new DieType(DieType.OCTAHEDRON, "giant", game.dice().getFirst().faces(), 100, "Red", 1);
        VirtualTable own = new VirtualTable(
                Rig.standard().table(), game.board(), List.of(), TwinDie.all(List.of(large), new Pose(350, -200, 20)));
        own.lay("giant", new Pose(0, 150, 30), 3, 0);
        own.tapDie("giant", "Red", 100);
        TwinDie held = own.at(410).die("giant").orElseThrow();
        double wideMm = 2 * 100 / Math.sqrt(3);
        assertThat(held.pose().distanceMm(new Pose(0, 150, 30))).isGreaterThan(1.5 * wideMm);
    }

    @Test
    void aDieIsHeldUntilItWasSeen() {
        table.lay("red-1", new Pose(10, 20, 30), 3, 0);
        table.seen(0);
        table.tapDie("red-1", "Red", 100);
        assertThat(table.moving(2_000)).isTrue();
        table.seen(2_000);
        assertThat(table.moving(2_100)).isTrue();
        table.seen(2_100);
        assertThat(table.moving(3_000)).isFalse();
    }

    @Test
    void oneHandTouchesOneDieAfterTheOther() {
        table.lay("red-1", new Pose(10, 20, 30), 3, 0);
        table.lay("blue-1", new Pose(-100, 20, 30), 3, 0);
        table.tapDie("red-1", "Red", 100);
        table.tapDie("blue-1", "Red", 150);
        assertThat(table.at(410).hands()).hasSize(1);
        assertThat(die("blue-1", 410).pose().xMm()).isEqualTo(-100);
        assertThat(table.at(900).hands()).hasSize(1);
        assertThat(die("blue-1", 900).liftMm()).isPositive();
    }
}
