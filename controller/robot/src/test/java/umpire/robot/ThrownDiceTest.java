package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Rig;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

class ThrownDiceTest {
    private static final Place WEST = new Place("west");
    private static final Place EAST = new Place("east");
    private static final Board BOARD = new Board(
            "Trays",
            500,
            300,
            List.of(
                    Area.rectangle(WEST, new Point(-130, 0), 200, 200, Area.Tint.DICE_TRAY),
                    Area.rectangle(EAST, new Point(130, 0), 200, 200, Area.Tint.DICE_TRAY)),
            List.of(),
            List.of());
    private static final DieType RED = new DieType("sticker", "red", faces(), 16, "Red", 7);
    private static final DieType BLUE = new DieType("sticker", "blue", faces(), 16, "Blue", 6);
    private static final DieType TANK = new DieType("octahedron", "tank", faces(), 50, "", 1);
    private static final List<DieType> BOX = List.of(RED, BLUE, TANK, DieType.pips(16, 2));

    private final VirtualTable table =
            new VirtualTable(Rig.standard().table(), BOARD, List.of(), TwinDie.all(BOX, new Pose(350, -200, 0)));
    private final VirtualHands hands = new VirtualHands(table, BOARD, List.of(), new Still(), 1);

    private static List<DieType.Face> faces() {
        return List.of(
                new DieType.Face("1"),
                new DieType.Face("2"),
                new DieType.Face("3"),
                new DieType.Face("4"),
                new DieType.Face("5"),
                new DieType.Face("O"));
    }

    private TableScene after(Awaited.Roll roll) {
        hands.roll(roll, 0);
        long nowMs = 0;
        while (hands.busy(nowMs)) {
            nowMs += 20;
        }
        return table.at(nowMs);
    }

    private static List<TwinDie> moved(TableScene before, TableScene after) {
        return after.dice().stream().filter(die -> !before.dice().contains(die)).toList();
    }

    private static Awaited.Roll battle(int red, int blue) {
        return new Awaited.Roll(
                List.of(
                        new Awaited.Roll.Thrower(new Seat("Red"), List.of(RED.thrown(red)), Optional.of(WEST)),
                        new Awaited.Roll.Thrower(new Seat("Blue"), List.of(BLUE.thrown(blue)), Optional.of(EAST))),
                Awaited.Roll.Counted.THROWN,
                "roll for the battle");
    }

    private List<DieType> thrownMissing(Awaited.Roll roll, Predicate<TwinDie> counts, Set<String> justThrown) {
        TableScene before = table.at(50_000);
        Predicate<Pose> lie =
                pose -> before.dice().stream().anyMatch(die -> die.pose().equals(pose) && counts.test(die));
        List<String> thrown = new DiceThrow(roll, table, BOARD).castMissing(lie, justThrown, 7, 50_000);
        List<TwinDie> moved = moved(before, table.at(60_000));
        assertThat(moved).extracting(TwinDie::id).containsExactlyInAnyOrderElementsOf(thrown);
        return moved.stream().map(TwinDie::type).toList();
    }

    @Test
    void noMoreIdenticalDiceAreThrownThanAskedFor() {
        assertThat(thrownMissing(battle(5, 2), die -> false, Set.of()))
                .as("and none of the other dice of the box")
                .containsExactlyInAnyOrder(RED, RED, RED, RED, RED, BLUE, BLUE);
    }

    @Test
    void onlyDiceThatDoNotCountAreThrown() {
        after(battle(5, 3));
        TwinDie alone = table.at(50_000).dice().stream()
                .filter(die -> die.type().equals(RED) && liesOn(die, WEST))
                .findFirst()
                .orElseThrow();
        assertThat(thrownMissing(
                        battle(5, 3), die -> !die.equals(alone) && (liesOn(die, WEST) || liesOn(die, EAST)), Set.of()))
                .containsExactly(RED);
    }

    @Test
    void noDieIsThrownIfAllCountOrWereJustThrown() {
        after(battle(5, 3));
        assertThat(thrownMissing(battle(5, 3), die -> liesOn(die, WEST) || liesOn(die, EAST), Set.of()))
                .isEmpty();
        Set<String> all = table.at(50_000).dice().stream().map(TwinDie::id).collect(Collectors.toSet());
        assertThat(thrownMissing(battle(5, 3), die -> false, all)).isEmpty();
    }

    /** Two hands may throw identical dice anywhere, so only their number is known. */
    @Test
    void aDieThatCountsForOneHandDoesNotCountForTheOtherToo() {
        Awaited.Roll roll = new Awaited.Roll(
                List.of(
                        new Awaited.Roll.Thrower(new Seat("Red"), RED.thrown(2)),
                        new Awaited.Roll.Thrower(new Seat("Blue"), RED.thrown(2))),
                Awaited.Roll.Counted.THROWN,
                "roll for the start");
        List<String> two = table.at(0).dice().stream()
                .filter(die -> die.type().equals(RED))
                .map(TwinDie::id)
                .limit(2)
                .toList();
        assertThat(thrownMissing(roll, die -> two.contains(die.id()), Set.of())).containsExactly(RED, RED);
    }

    @Test
    void everyHandThrowsItsDiceIntoItsTrayAndNoOthers() {
        TableScene before = table.at(0);
        List<TwinDie> moved = moved(before, after(battle(6, 5)));
        assertThat(moved).filteredOn(die -> die.type().equals(RED)).hasSize(6).allMatch(die -> liesOn(die, WEST));
        assertThat(moved).filteredOn(die -> die.type().equals(BLUE)).hasSize(5).allMatch(die -> liesOn(die, EAST));
        assertThat(moved).hasSize(11);
    }

    private static boolean liesOn(TwinDie die, Place tray) {
        return BOARD.placeAt(new Point(die.pose().xMm(), die.pose().yMm())).equals(Optional.of(tray));
    }

    /** A die that is not accepted is thrown again beside the board, or one of several is pushed. None moves onto the board by that. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void diceBesideTheBoardStayThereHoweverOftenTheyAreThrownAgain(int count) {
        Awaited.Roll roll = new Awaited.Roll(new Seat("Red"), List.of(new Dice("d6", count)), "roll");
        after(roll);
        DiceThrow dice = new DiceThrow(roll, table, BOARD);
        for (int i = 1; i <= 25; i++) {
            dice.again(hands.lastThrow(), i, 7 * i, 10_000L * i);
            TableScene scene = table.at(10_000L * i + 9_000);
            assertThat(scene.dice())
                    .filteredOn(die -> die.type().kind().equals(DieType.PIPS))
                    .noneMatch(die -> BOARD.reaches(scene.boardPose(die.pose()), 0));
        }
    }

    private static final Awaited.Roll LAID = new Awaited.Roll(
            List.of(new Awaited.Roll.Thrower(new Seat("Red"), List.of(TANK.thrown(1)), Optional.empty())),
            Awaited.Roll.Counted.ALL_ON_THE_TABLE,
            true,
            "put the tank on the table");

    private TwinDie tank(long nowMs) {
        return table.at(nowMs).dice().stream()
                .filter(die -> die.type().equals(TANK))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aDieThatIsLaidByHandIsPutFlatWithTheSameSideUp() {
        TwinDie before = tank(0);
        for (int seed = 0; seed < 20; seed++) {
            new DiceThrow(LAID, table, BOARD).cast(before.id(), seed, 2_000 * seed);
            TwinDie after = tank(2_000 * seed + 1_999);
            assertThat(after)
                    .isEqualTo(before.lying(new Pose(0, 0, before.pose().headingDeg()), before.face()));
        }
    }

    @Test
    void handsLayADieWithoutHavingThrownIt() {
        hands.lay(LAID, List.of(new DieShown("octahedron", "tank", "O", new Pose(30, -20, 75))), 0);
        while (hands.busy(0)) {
            assertThat(table.moving(0)).isFalse();
        }
        assertThat(tank(0).shows()).isEqualTo("O");
        assertThat(table.at(0).boardPose(tank(0).pose())).isEqualTo(new Pose(30, -20, 75));
    }

    @Test
    void diceOfEveryFormAreThrownTogetherAndLieApart() {
        Awaited.Roll roll = new Awaited.Roll(
                new Seat("Red"),
                List.of(TANK.thrown(1), new Dice("d6", 2), RED.thrown(7), BLUE.thrown(6)),
                "throw all");
        TableScene after = after(roll);
        for (TwinDie die : after.dice()) {
            assertThat(after.dice())
                    .filteredOn(other -> !other.id().equals(die.id()))
                    .allMatch(other -> other.pose().distanceMm(die.pose()) > (other.edgeMm() + die.edgeMm()) / 2);
        }
        assertThat(hands.lastThrow().thrown()).hasSize(16);
    }

    @Test
    void aRollForMoreDiceThanTheBoxHoldsFails() {
        Awaited.Roll roll = new Awaited.Roll(new Seat("Red"), List.of(RED.thrown(8)), "too many");
        assertThatThrownBy(() -> after(roll)).isInstanceOf(LawBroken.class).hasMessageContaining("red");
    }

    private static final class Still implements VirtualHands.Signals {
        @Override
        public void press(Seat seat, ButtonMeaning button, long nowMs) {}

        @Override
        public void ask(Seat seat, String notation, long nowMs) {}

        @Override
        public void name(String dice, long nowMs) {}

        @Override
        public void nameDice(Seat seat, List<String> faces, long nowMs) {}
    }
}
