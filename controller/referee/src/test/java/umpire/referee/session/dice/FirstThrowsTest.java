package umpire.referee.session.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.session.state.HeldDice;
import umpire.referee.settling.SettledDie;
import umpire.referee.settling.SettledDie.Status;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Awaited.Roll.Counted;
import umpire.rules.kernel.Awaited.Roll.Thrower;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/** Dice that count stay counted, whatever hands do with the dice in either tray afterwards. */
class FirstThrowsTest {
    private static final Place WEST = new Place("west");
    private static final Place EAST = new Place("east");
    private static final Board TRAYS = new Board(
            "Trays",
            500,
            400,
            List.of(
                    Area.rectangle(WEST, new Point(-125, 0), 100, 380, Area.Tint.DICE_TRAY),
                    Area.rectangle(EAST, new Point(125, 0), 100, 380, Area.Tint.DICE_TRAY)),
            List.of(),
            List.of());
    private static final Awaited.Roll ROLL = new Awaited.Roll(
            List.of(
                    new Thrower(new Seat("White"), List.of(new Dice("d10", 5)), Optional.of(WEST)),
                    new Thrower(new Seat("Black"), List.of(new Dice("d10", 5)), Optional.of(EAST))),
            Counted.THROWN,
            "fight");

    private static SettledDie die(String face, double xMm, double yMm) {
        boolean unread = face.equals("?");
        return new SettledDie(
                "d10",
                "d10",
                unread ? Status.UNREAD : Status.CLEAR,
                unread ? Optional.empty() : Optional.of(face),
                new Pose(xMm, yMm, 0),
                unread ? 0 : 0.9,
                true);
    }

    private static List<String> faces(HeldDice held, double side) {
        return held.counted().stream()
                .filter(die -> die.pose().xMm() * side > 0)
                .map(die -> die.face().orElseThrow())
                .sorted()
                .toList();
    }

    private static HeldDice after(HeldDice before, SettledDie... dice) {
        return FirstThrows.after(TRAYS, ROLL, before, List.of(dice));
    }

    @Test
    void countedDiceStayWhenDiceOfTheOtherTrayAreThrownAgain() {
        HeldDice first = after(
                HeldDice.NONE,
                die("3", -125, 0),
                die("4", -125, 40),
                die("1", 125, 0),
                die("2", 125, 40),
                die("?", 125, 80));
        HeldDice again = after(
                first, die("9", -125, -80), die("8", -125, 90), die("1", 125, 0), die("2", 125, 40), die("?", 125, 80));
        assertThat(faces(again, -1)).containsExactly("3", "4");
        assertThat(faces(again, 1)).containsExactly("1", "2");
    }

    @Test
    void aDiePushedFromWhereAnotherLayKeepsThatOnesFace() {
        HeldDice two = after(HeldDice.NONE, die("1", 125, 0), die("2", 125, 60));
        HeldDice moved = after(two, die("7", 125, 3), die("2", 125, 60));
        HeldDice pushed = after(moved, die("7", 125, -20), die("2", 125, 60));
        assertThat(faces(pushed, 1)).contains("1", "2");
    }

    /** Hands throw dice at random, one by one or all at once, while others hide dice. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void noCountedFaceIsReplaced(long seed) {
        Random random = new Random(seed);
        for (int game = 0; game < 100; game++) {
            List<SettledDie> lying = new ArrayList<>();
            HeldDice held = HeldDice.NONE;
            for (int look = 0; look < 25; look++) {
                stir(lying, random);
                List<SettledDie> seen =
                        lying.stream().filter(die -> random.nextInt(8) > 0).toList();
                HeldDice next = FirstThrows.after(TRAYS, ROLL, held, seen);
                for (double side : new double[] {-1, 1}) {
                    List<String> lost = new ArrayList<>(faces(held, side));
                    faces(next, side).forEach(lost::remove);
                    assertThat(lost).as("game %d, look %d", game, look).isEmpty();
                    assertThat(faces(next, side)).hasSizeLessThanOrEqualTo(5);
                }
                held = next;
            }
        }
    }

    private static void stir(List<SettledDie> lying, Random random) {
        double side = random.nextBoolean() ? -125 : 125;
        int taken = random.nextInt(4) == 0 ? 5 : random.nextInt(2);
        for (int i = 0; i < taken; i++) {
            lying.stream()
                    .filter(die -> die.pose().xMm() * side > 0)
                    .skip(random.nextInt(3))
                    .findFirst()
                    .ifPresent(lying::remove);
        }
        while (lying.stream().filter(die -> die.pose().xMm() * side > 0).count() < 5 && random.nextInt(5) > 0) {
            double xMm = side + random.nextInt(80) - 40;
            double yMm = random.nextInt(340) - 170;
            if (lying.stream().allMatch(die -> die.pose().distanceMm(new Pose(xMm, yMm, 0)) > 16)) {
                String face = random.nextInt(7) == 0 ? "?" : String.valueOf(1 + random.nextInt(10));
                lying.add(die(face, xMm, yMm));
            }
        }
    }
}
