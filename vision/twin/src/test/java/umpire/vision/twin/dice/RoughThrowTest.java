package umpire.vision.twin.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.toy.Quoits;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Dice thrown where others lie push them, lean on them, and fall off the table. */
class RoughThrowTest {
    private static final int THROWS = 120;
    private static final Pose MIDDLE = new Pose(0, 0, 0);
    private static final long LATER_MS = 5_000;

    private final Quoits game = new Quoits();
    private final VirtualTable table = new VirtualTable(
            Rig.standard().table(), game.board(), List.of(), TwinDie.all(game.dice(), new Pose(350, -200, 20)));
    private long nowMs;
    private int pushed;
    private int leaning;
    private int lost;

    private void toss(int number) {
        TableScene before = table.at(nowMs);
        TwinDie die = TwinDie.all(game.dice(), MIDDLE).get(number % 4);
        table.toss(die.id(), MIDDLE, number, nowMs);
        nowMs += LATER_MS;
        TableScene after = table.at(nowMs);
        pushed += (int) before.dice().stream()
                .filter(other -> !other.id().equals(die.id()))
                .filter(other -> after.die(other.id()).filter(other::equals).isEmpty())
                .count();
        leaning +=
                (int) after.dice().stream().filter(other -> other.tiltDeg() > 0).count();
        lost += table.fallen().size();
        assertThat(after.dice().size() + table.fallen().size()).isEqualTo(4);
        nothingOverlaps(after, number);
    }

    private static void nothingOverlaps(TableScene scene, int seed) {
        for (TwinDie one : scene.dice()) {
            assertThat(scene.dice())
                    .as("seed %d", seed)
                    .filteredOn(other -> !other.id().equals(one.id()))
                    .allMatch(other -> BodiesApart.deepMm(one, other) <= 0);
        }
    }

    @Test
    void roughThrowsPushLeanAndLoseDiceWithoutOverlap() {
        for (int number = 0; number < THROWS; number++) {
            toss(number);
        }
        assertThat(pushed).isGreaterThan(THROWS / 10);
        assertThat(leaning).isPositive();
        assertThat(lost).isPositive();
    }

    @Test
    void aFallenDieIsPickedUpAndThrownAgain() {
        for (int number = 0; table.fallen().isEmpty(); number++) {
            toss(number);
        }
        TwinDie fallen = table.fallen().get(0);
        assertThat(table.at(nowMs).die(fallen.id())).isEmpty();
        table.roll(fallen.id(), 1, nowMs);
        assertThat(table.fallen()).isEmpty();
        assertThat(table.at(nowMs + LATER_MS).die(fallen.id())).isPresent();
    }

    private static TwinDie octahedron(String id, double edgeMm, Pose pose) {
        DieType type = new DieType(
                DieType.OCTAHEDRON, id, new Quoits().dice().getFirst().faces(), edgeMm, "Red", 1);
        return TwinDie.flat(id, type, pose, 1);
    }

    /** The overhang of a large die is higher than a small die. */
    @Test
    void aDieMayComeToLieBelowTheOverhangOfALargerOne() {
        List<TwinDie> dice = List.of(
                octahedron("giant", 100, MIDDLE),
                octahedron("small-1", 50, new Pose(300, 0, 0)),
                octahedron("small-2", 50, new Pose(-300, 0, 0)));
        int below = 0;
        for (int number = 0; number < 150; number++) {
            VirtualTable crowded = new VirtualTable(Rig.standard().table(), game.board(), List.of(), dice);
            crowded.lay("giant", MIDDLE, 1, 0);
            for (String small : List.of("small-1", "small-2", "small-1")) {
                nowMs += LATER_MS;
                crowded.toss(small, MIDDLE, number, nowMs);
                nothingOverlaps(crowded.at(nowMs + LATER_MS), number);
            }
            below += (int) crowded.at(nowMs + LATER_MS).dice().stream()
                    .filter(die -> die.edgeMm() < 100 && die.tiltDeg() == 0)
                    .filter(die -> crowded.at(nowMs + LATER_MS)
                            .die("giant")
                            .filter(giant -> giant.pose().distanceMm(die.pose()) < giant.reachMm() + die.reachMm())
                            .isPresent())
                    .count();
        }
        assertThat(below).isPositive();
    }

    @Test
    void smallerBodiesGiveWayToARollingDie() {
        List<TwinDie> dice = List.of(
                octahedron("giant", 100, new Pose(0, 0, 0)),
                octahedron("small", 50, new Pose(0, 110, 0)),
                octahedron("third", 50, new Pose(0, 155, 0)));
        VirtualTable rolling = new VirtualTable(Rig.standard().table(), game.board(), List.of(), dice);
        dice.forEach(die -> rolling.lay(die.id(), die.pose(), 1, 0));
        rolling.rollOver("giant", 90, LATER_MS);
        TableScene crushed = rolling.at(2 * LATER_MS);
        assertThat(crushed.lying("giant").pose().distanceMm(new Pose(0, 57.74, 0)))
                .isLessThan(0.1);
        assertThat(crushed.lying("small").pose()).isNotEqualTo(dice.get(1).pose());
        nothingOverlaps(crushed, 0);
        dice.forEach(die -> rolling.lay(die.id(), die.pose(), 1, 3 * LATER_MS));
        rolling.rollOver("small", 270, 4 * LATER_MS);
        TableScene stopped = rolling.at(5 * LATER_MS);
        assertThat(stopped.lying("giant").pose()).isEqualTo(dice.get(0).pose());
        nothingOverlaps(stopped, 1);
    }

    @Test
    void aDiePutWhereOthersLieComesToLieAgainstThem() {
        table.place("red-1", 0, 0, 0);
        table.place("blue-1", 62, 0, 0);
        table.place("red-2", 8, 5, 0);
        table.place("blue-2", 0, 0, 0);
        List<TwinDie> lying = table.at(LATER_MS).dice();
        for (TwinDie one : lying) {
            assertThat(lying)
                    .filteredOn(other -> !other.id().equals(one.id()))
                    .allMatch(other -> BodiesApart.deepMm(one, other) <= 0);
        }
        assertThat(table.at(LATER_MS).die("red-2").orElseThrow().pose().distanceMm(new Pose(8, 5, 0)))
                .isLessThan(70);
    }

    @Test
    void aDieThatFellOffIsPickedUpAndPutBesideTheSheet() {
        for (int number = 0; table.fallen().isEmpty(); number++) {
            toss(number);
        }
        TwinDie fallen = table.fallen().getFirst();
        table.pickUp(LATER_MS + 1, nowMs);
        assertThat(table.fallen()).containsExactly(fallen);
        table.pickUp(LATER_MS, nowMs);
        assertThat(table.fallen()).isEmpty();
        TwinDie back = table.at(nowMs).die(fallen.id()).orElseThrow();
        assertThat(game.board().reaches(table.at(nowMs).boardPose(back.pose()), 0))
                .isFalse();
    }
}
