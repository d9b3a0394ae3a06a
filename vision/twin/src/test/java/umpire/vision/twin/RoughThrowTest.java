package umpire.vision.twin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.toy.Quoits;

/** Dice thrown where others lie meet them as dice do: they push, lean, and fall off the table. */
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
        List<TwinDie> flat =
                scene.dice().stream().filter(die -> die.tiltDeg() == 0).toList();
        for (TwinDie one : flat) {
            assertThat(flat)
                    .as("seed %d", seed)
                    .filteredOn(other -> !other.id().equals(one.id()))
                    .allMatch(other -> other.pose().distanceMm(one.pose()) > one.reachMm() + other.reachMm());
        }
    }

    @Test
    void diceArePushedLeanAndAreLostAndNoneLiesInAnother() {
        for (int number = 0; number < THROWS; number++) {
            toss(number);
        }
        assertThat(pushed).isGreaterThan(THROWS / 10);
        assertThat(leaning).isPositive();
        assertThat(lost).isPositive();
    }

    @Test
    void whatFellOffTheTableIsPickedUpAndThrownAgain() {
        for (int number = 0; table.fallen().isEmpty(); number++) {
            toss(number);
        }
        TwinDie fallen = table.fallen().get(0);
        assertThat(table.at(nowMs).die(fallen.id())).isEmpty();
        table.roll(fallen.id(), 1, nowMs);
        assertThat(table.fallen()).isEmpty();
        assertThat(table.at(nowMs + LATER_MS).die(fallen.id())).isPresent();
    }

    @Test
    void aDiePutWhereOthersLieComesToLieAgainstThem() {
        table.place("red-1", 0, 0, 0);
        table.place("blue-1", 62, 0, 0);
        table.place("red-2", 8, 5, 0);
        table.place("blue-2", 0, 0, 0);
        List<TwinDie> lying = table.at(LATER_MS).dice();
        double bodyMm = 50;
        for (TwinDie one : lying) {
            assertThat(lying)
                    .filteredOn(other -> !other.id().equals(one.id()))
                    .allMatch(other -> other.pose().distanceMm(one.pose()) > 0.99 * bodyMm);
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
