package umpire.referee.session.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.settling.SettledDie;
import umpire.referee.settling.SettledDie.Status;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Awaited.Roll.Counted;
import umpire.rules.kernel.Awaited.Roll.Thrower;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/** Dice answer a roll when their seat threw them into its tray. They are known by kind and name. */
class RollDiceTest {
    private static final Seat WHITE = new Seat("White");
    private static final Seat BLACK = new Seat("Black");
    private static final Place WEST = new Place("west");
    private static final Place EAST = new Place("east");
    private static final Board TRAYS = new Board(
            "Trays",
            400,
            200,
            List.of(
                    Area.rectangle(WEST, new Point(-100, 0), 180, 180, Area.Tint.DICE_TRAY),
                    Area.rectangle(EAST, new Point(100, 0), 180, 180, Area.Tint.DICE_TRAY)),
            List.of(),
            List.of());

    private static SettledDie die(String kind, String name, String face, double xMm) {
        return new SettledDie(kind, name, Status.CLEAR, Optional.of(face), new Pose(xMm, 0, 0), 0.9, true);
    }

    private static SettledDie old(SettledDie die) {
        return new SettledDie(die.kind(), die.name(), die.status(), die.face(), die.pose(), die.confidence(), false);
    }

    private static SettledDie unclear(SettledDie die, Status status) {
        return new SettledDie(die.kind(), die.name(), status, Optional.empty(), die.pose(), 0, true);
    }

    private static Awaited.Roll roll(Thrower... hands) {
        return new Awaited.Roll(List.of(hands), Counted.THROWN, "fight");
    }

    private static Optional<String> trouble(Awaited.Roll roll, SettledDie... dice) {
        return RollDice.of(TRAYS, roll, List.of(dice)).trouble(TRAYS).map(RollDice.Trouble::says);
    }

    @Test
    void diceOfOneKindAreToldApartByTheirNames() {
        Awaited.Roll roll = roll(
                new Thrower(WHITE, new Dice("sticker", "yellow", 1)),
                new Thrower(BLACK, new Dice("sticker", "blue", 1)));
        RollDice counted = RollDice.of(
                TRAYS,
                roll,
                List.of(
                        die("sticker", "yellow", "sword", 0),
                        die("sticker", "green", "sword", 20),
                        die("sticker", "blue", "shield", 40)));
        assertThat(counted.shown())
                .extracting(DieShown::name, DieShown::face)
                .containsExactly(tuple("yellow", "sword"), tuple("blue", "shield"));
        assertThat(counted.trouble(TRAYS)).isEmpty();
        assertThat(trouble(roll, die("sticker", "blue", "sword", 0), die("sticker", "blue", "sword", 40)))
                .contains("2 blue dice were thrown, 1 was asked for.");
    }

    @Test
    void diceCountInTheTrayOfTheirHand() {
        Awaited.Roll roll = roll(
                new Thrower(WHITE, List.of(new Dice("d10", 2)), Optional.of(WEST)),
                new Thrower(BLACK, List.of(new Dice("d10", 1)), Optional.of(EAST)));
        assertThat(trouble(
                        roll, die("d10", "d10", "4", -100), die("d10", "d10", "5", -60), die("d10", "d10", "6", 100)))
                .isEmpty();
        assertThat(trouble(roll, die("d10", "d10", "4", -100), die("d10", "d10", "5", 60), die("d10", "d10", "6", 100)))
                .contains("2 d10 were thrown, 1 was asked for.");
        assertThat(trouble(roll, die("d10", "d10", "4", 300))).contains("A d10 near east lies outside the tray.");
        SettledDie leaning = unclear(die("d10", "d10", "4", -100), Status.COCKED);
        assertThat(trouble(roll, leaning)).contains("A d10 in west is cocked: it leans on something.");
        assertThat(RollDice.of(TRAYS, roll, List.of(leaning))
                        .trouble(TRAYS)
                        .orElseThrow()
                        .at())
                .contains(WEST);
    }

    @Test
    void missingDiceAreReportedByTray() {
        Awaited.Roll roll = roll(
                new Thrower(WHITE, List.of(new Dice("d10", 2)), Optional.of(WEST)),
                new Thrower(BLACK, List.of(new Dice("d10", 1)), Optional.of(EAST)));
        List<SettledDie> one = List.of(die("d10", "d10", "4", -100), die("d10", "d10", "6", 100));
        assertThat(RollDice.of(TRAYS, roll, one).fewer(TRAYS, 2, one))
                .isEqualTo("2 of 3 dice lie there; missing: 1 in west. Roll the rest");
        List<SettledDie> all =
                List.of(die("d10", "d10", "4", -100), die("d10", "d10", "5", -60), die("d10", "d10", "6", 100));
        assertThat(RollDice.of(TRAYS, roll, all).fewer(TRAYS, 2, one))
                .isEqualTo("2 of 3 dice count: a die that was thrown again counts with its first face. "
                        + "Throw one of them again, alone");
    }

    private static SettledDie doubtful(SettledDie die) {
        return new SettledDie(
                die.kind(),
                die.name(),
                die.status(),
                die.face(),
                die.pose(),
                die.confidence(),
                List.of(),
                false,
                true,
                true);
    }

    private static RollDice counted(Awaited.Roll roll, SettledDie... dice) {
        return RollDice.of(TRAYS, roll, List.of(dice));
    }

    /** A seat that throws all of its dice also threw the one that lies almost as before. */
    @Test
    void aDoubtfulDieCountsWhereAllOthersOfItsTrayWereThrown() {
        Awaited.Roll three = roll(new Thrower(WHITE, List.of(new Dice("d10", 3)), Optional.of(WEST)));
        SettledDie inDoubt = doubtful(die("d10", "d10", "4", -100));
        SettledDie[] thrown = {die("d10", "d10", "5", -60), die("d10", "d10", "6", -140)};
        RollDice sure = counted(three, inDoubt, thrown[0], thrown[1]);
        assertThat(sure.thrown()).hasSize(3);
        assertThat(sure.doubtful()).isEmpty();
        RollDice another = counted(three, inDoubt, thrown[0], thrown[1], old(die("d10", "d10", "1", -20)));
        assertThat(another.thrown()).as("one that lies there was not thrown").hasSize(2);
        assertThat(another.doubtful()).containsExactly(inDoubt);
        RollDice one = counted(three, inDoubt, thrown[0]);
        assertThat(one.thrown()).as("one alone is no throw of many").hasSize(1);
        RollDice elsewhere = counted(three, doubtful(die("d10", "d10", "4", 100)), thrown[0], thrown[1]);
        assertThat(elsewhere.doubtful()).as("what lies in another tray").isEmpty();
    }

    @Test
    void aDieThatLayThereBeforeDoesNotAnswerUnlessAllCount() {
        SettledDie thrown = die("octahedron", "tank", "3", 0);
        SettledDie lying = old(die("octahedron", "ogre", "1", 50));
        Thrower hand = new Thrower(WHITE, new Dice("octahedron", "tank", 1));
        assertThat(RollDice.of(TRAYS, roll(hand), List.of(thrown, lying)).shown())
                .hasSize(1);
        Awaited.Roll all = new Awaited.Roll(List.of(hand), Counted.ALL_ON_THE_TABLE, "throw the tank");
        assertThat(RollDice.of(TRAYS, all, List.of(thrown, lying)).shown())
                .extracting(DieShown::name)
                .containsExactly("tank", "ogre");
        assertThat(RollDice.of(TRAYS, all, List.of(old(thrown), lying)).thrown())
                .isEmpty();
    }

    @Test
    void aThrowMayLeaveDiceLeaningAndARollMayNot() {
        Thrower hand = new Thrower(WHITE, new Dice("octahedron", "tank", 1));
        SettledDie leaning = unclear(die("octahedron", "tank", "3", 0), Status.COCKED);
        assertThat(trouble(roll(hand), leaning)).contains("The tank die is cocked: it leans on something.");
        Awaited.Roll all = new Awaited.Roll(List.of(hand), Counted.ALL_ON_THE_TABLE, "throw the tank");
        assertThat(RollDice.of(TRAYS, all, List.of(leaning)).shown())
                .extracting(DieShown::rest)
                .containsExactly(DieShown.Rest.LEANING);
        assertThat(trouble(all, leaning)).isEmpty();
        SettledDie other = unclear(die("octahedron", "ogre", "3", 0), Status.UNREAD);
        assertThat(trouble(all, leaning, other))
                .contains("The ogre die cannot be read. The tank die leans: take it off the sheet.");
    }

    @Test
    void diceInStoreBesideTheSheetNeedNotBeRead() {
        Thrower hand = new Thrower(WHITE, new Dice("octahedron", "tank", 1));
        Awaited.Roll all = new Awaited.Roll(List.of(hand), Counted.ALL_ON_THE_TABLE, "throw the tank");
        SettledDie thrown = die("octahedron", "tank", "3", 0);
        SettledDie stored = unclear(die("octahedron", "ogre", "3", 240), Status.UNREAD);
        assertThat(trouble(all, thrown, stored)).isEmpty();
        assertThat(RollDice.of(TRAYS, all, List.of(thrown, stored)).shown())
                .extracting(DieShown::name)
                .containsExactly("tank");
    }
}
