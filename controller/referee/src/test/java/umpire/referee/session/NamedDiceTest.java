package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.rules.kernel.toy.Muster.EAST;
import static umpire.rules.kernel.toy.Muster.WEST;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.DiceNaming;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.toy.Muster;

/** Each seat names its own dice that the camera does not read. They count once both seats have confirmed. */
class NamedDiceTest {
    private static final List<String> FIVES = Collections.nCopies(15, "5");
    private static final List<String> SIXES = Collections.nCopies(15, "6");
    private static final String ALL_FIVES = String.join(",", FIVES);
    private static final String ALL_SIXES = String.join(",", SIXES);

    private ToyTable<Muster.State, Muster.Action> table = begun(new Muster());

    private static ToyTable<Muster.State, Muster.Action> begun(Muster game) {
        return ToyTable.at(game, game.opening());
    }

    private CommandAnswer name(Seat seat, String... faces) {
        return name(seat, List.of(faces));
    }

    private CommandAnswer name(Seat seat, List<String> faces) {
        return table.order(new Command.NameDice(Optional.of(seat), faces, false));
    }

    private DiceNaming naming(Seat seat) {
        return table.tableSnapshot().waiting().namings().stream()
                .filter(naming -> naming.seat().equals(seat))
                .findFirst()
                .orElseThrow();
    }

    private void assertRefused(CommandAnswer answer, String why) {
        assertThat(answer).isEqualTo(CommandAnswer.notDone(why));
    }

    @Test
    void eachSeatNamesItsDiceIndependently() {
        name(EAST, "3");
        name(WEST, "7", "7");
        name(EAST, "3", "4");
        assertThat(naming(EAST).faces()).containsExactly("3", "4");
        assertThat(naming(WEST).faces()).containsExactly("7", "7");
        assertThat(table.prompt().need()).isEqualTo(Need.ROLL);
        assertThat(table.prompt().says())
                .isEqualTo("East and West: throw for the round. East: name the dice, 2 of 15 so far. "
                        + "West: name the dice, 2 of 15 so far.");
    }

    @Test
    void theRollCountsOnceBothSeatsHaveConfirmed() {
        name(EAST, FIVES);
        name(WEST, SIXES);
        assertThat(table.prompt().says()).contains("West: press Confirm if the dice named are right.");
        table.press(WEST, ButtonMeaning.CONFIRM);
        assertThat(table.prompt().says()).contains("West's dice are named.");
        assertThat(naming(WEST).confirmed()).isTrue();
        assertThat(table.journal()).containsExactly("1;false;-");
        table.press(EAST, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).containsExactly("1;false;-", "throw " + ALL_FIVES + " " + ALL_SIXES);
        assertThat(table.state().leader()).isEqualTo("West");
        assertThat(table.tableSnapshot().waiting().namings()).isEmpty();
    }

    @Test
    void oneCommandMayNameAndConfirmAllDice() {
        table.order(new Command.NameDice(Optional.of(EAST), FIVES, true));
        assertRefused(
                table.order(new Command.NameDice(Optional.of(WEST), FIVES, true)),
                "Nobody throws what the other throws.");
        assertRefused(
                table.order(new Command.NameDice(Optional.of(WEST), FIVES.subList(0, 3), true)),
                "East's dice are named. West: name the dice, 3 of 15 so far.");
        assertThat(table.order(new Command.NameDice(Optional.of(WEST), SIXES, true)))
                .isEqualTo(new CommandAnswer.Done("West's dice are named."));
        assertThat(table.journal()).last().isEqualTo("throw " + ALL_FIVES + " " + ALL_SIXES);
    }

    @Test
    void nothingIsConfirmedBeforeAllAreNamed() {
        name(EAST, FIVES.subList(0, 14));
        table.press(EAST, ButtonMeaning.CONFIRM);
        assertThat(naming(EAST).confirmed()).isFalse();
        assertThat(table.told()).last().asString().contains("East: name the dice, 14 of 15 so far.");
    }

    @Test
    void aFaceThatTheDieDoesNotHaveIsRefusedAndWhatWasNamedStays() {
        name(EAST, "3");
        assertRefused(name(EAST, "3", "11"), "A d10 does not show '11'. It shows 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.");
        assertThat(naming(EAST).faces()).containsExactly("3");
    }

    @Test
    void aSeatCannotNameMoreDiceThanItThrew() {
        assertRefused(name(EAST, Collections.nCopies(16, "1")), "East threw 15 dice, not 16.");
    }

    @Test
    void zeroIsReadAsTen() {
        name(EAST, "0", "10");
        assertThat(naming(EAST).faces()).containsExactly("10", "10");
        assertThat(naming(EAST).allowed()).hasSize(10).endsWith("10");
    }

    @Test
    void undoTakesBackTheConfirmationAndThenTheLastDie() {
        name(EAST, FIVES);
        table.press(EAST, ButtonMeaning.CONFIRM).press(EAST, ButtonMeaning.UNDO);
        assertThat(naming(EAST))
                .isEqualTo(new DiceNaming(EAST, 15, FIVES, false, naming(EAST).allowed(), List.of()));
        table.press(EAST, ButtonMeaning.UNDO);
        assertThat(naming(EAST).faces()).hasSize(14);
        name(WEST, "9");
        table.press(WEST, ButtonMeaning.UNDO);
        assertThat(naming(WEST).faces()).isEmpty();
        assertThat(naming(EAST).faces()).hasSize(14);
        table.press(WEST, ButtonMeaning.UNDO);
        assertThat(table.told()).last().asString().contains("West has nothing to take back.");
    }

    @Test
    void namingAgainWithdrawsTheConfirmation() {
        name(EAST, FIVES);
        table.press(EAST, ButtonMeaning.CONFIRM);
        name(EAST, SIXES);
        assertThat(naming(EAST).confirmed()).isFalse();
    }

    @Test
    void diceThatTheGameDoesNotTakeAreNamedAgain() {
        name(EAST, FIVES);
        name(WEST, FIVES);
        table.press(EAST, ButtonMeaning.CONFIRM).press(WEST, ButtonMeaning.CONFIRM);
        assertThat(table.told()).last().isEqualTo("Nobody throws what the other throws.");
        assertThat(naming(EAST).confirmed()).isTrue();
        assertThat(naming(WEST).confirmed()).isFalse();
        assertThat(table.journal()).hasSize(1);
    }

    @Test
    void theOperatorMustNameTheSeatOfTheDice() {
        assertRefused(
                table.order(new Command.NameDice(Optional.empty(), FIVES, false)),
                "Say for which seat. East and West: throw for the round.");
        assertRefused(name(new Seat("North"), FIVES), "North has no dice to name. East and West: throw for the round.");
    }

    @Test
    void noDiceAreNamedWhenNoneWereThrown() {
        name(EAST, FIVES);
        name(WEST, SIXES);
        table.press(EAST, ButtonMeaning.CONFIRM).press(WEST, ButtonMeaning.CONFIRM);
        assertRefused(name(EAST, FIVES), "No dice are to be named now. East: ask for another round.");
        table.act(EAST, "again");
        assertThat(naming(EAST).faces()).isEmpty();
        assertThat(naming(WEST).confirmed()).isFalse();
    }

    @Test
    void namedDiceOutlastAPauseAndAnOfferedDraw() {
        name(EAST, FIVES);
        table.order(new Command.Pause());
        assertRefused(name(WEST, "1"), "The game is paused. Resume it first.");
        table.order(new Command.Resume());
        table.order(new Command.End(Optional.of(WEST), EndRequest.OFFER_DRAW));
        table.press(EAST, ButtonMeaning.CONFIRM);
        assertThat(naming(EAST).confirmed()).isTrue();
        assertThat(table.tableSnapshot().outcome()).isEmpty();
    }

    @Test
    void aKeptRollIsNotNamedAgain() {
        name(EAST, FIVES);
        name(WEST, SIXES);
        table.press(EAST, ButtonMeaning.CONFIRM).press(WEST, ButtonMeaning.CONFIRM);
        table.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(table.tableSnapshot().waiting().namings()).isEmpty();
        assertThat(name(EAST, SIXES)).isInstanceOf(CommandAnswer.NotDone.class);
        table.press(EAST, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).last().isEqualTo("throw " + ALL_FIVES + " " + ALL_SIXES);
    }

    @Test
    void diceThatTheCameraReadsAreWaitedFor() {
        table = begun(Muster.withFlag());
        name(EAST, FIVES);
        name(WEST, SIXES);
        table.press(EAST, ButtonMeaning.CONFIRM).press(WEST, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).hasSize(1);
        SeenDie flag = new SeenDie("d6", Optional.of("4"), false, Muster.inTheWest(), 0.99);
        table.through(seen -> AlteredLook.withDice(seen, List.of(flag))).play(Placement.EMPTY);
        assertThat(table.journal()).last().isEqualTo("throw " + ALL_FIVES + " " + ALL_SIXES);
    }

    @Test
    void readingsOfDiceThatMustBeNamedAreIgnored() {
        SeenDie numeral = new SeenDie("d10", Optional.empty(), true, new Pose(-100, 0, 0), 0.2);
        table.through(seen -> AlteredLook.withDice(seen, List.of(numeral))).play(Placement.EMPTY);
        assertThat(table.prompt().need()).isEqualTo(Need.ROLL);
    }

    /** East's dice side by side, all but the last {@code unread} read as threes. */
    private static List<SeenDie> eastsDice(int count, int unread) {
        List<SeenDie> dice = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean read = i < count - unread;
            Pose pose = new Pose(40 + 30 * (i % 5), -50.0 + 35 * (i / 5), 0);
            dice.add(new SeenDie("d10", read ? Optional.of("3") : Optional.empty(), false, pose, read ? 0.97 : 0));
        }
        return dice;
    }

    @Test
    void onlyUnreadDiceAreNamed() {
        table.through(seen -> AlteredLook.withDice(seen, eastsDice(15, 2))).play(Placement.EMPTY);
        assertThat(naming(EAST).asked()).isEqualTo(2);
        assertThat(naming(WEST).asked()).isEqualTo(15);
        name(EAST, "5", "6");
        table.press(EAST, ButtonMeaning.CONFIRM);
        table.order(new Command.NameDice(Optional.of(WEST), SIXES, true));
        String threes = String.join(",", Collections.nCopies(13, "3"));
        assertThat(table.journal()).last().isEqualTo("throw " + threes + ",5,6 " + ALL_SIXES);
    }

    /** Fifteen of East's dice, two of them unread: the last may show anything. */
    private static List<SeenDie> withASixOrNine() {
        List<SeenDie> dice = new ArrayList<>(eastsDice(15, 2));
        SeenDie open = dice.remove(13);
        dice.add(new SeenDie("d10", "d10", Optional.empty(), false, open.pose(), 0, List.of("6", "9")));
        return dice;
    }

    @Test
    void theQuestionAboutAnUnreadDieListsItsLikelyFaces() {
        table.through(seen -> AlteredLook.withDice(seen, withASixOrNine())).play(Placement.EMPTY);
        assertThat(naming(EAST).asked()).isEqualTo(2);
        assertThat(naming(EAST).open()).hasSize(1);
        assertThat(naming(EAST).open().getFirst().mayShow()).containsExactly("6", "9");
        assertThat(naming(WEST).open()).isEmpty();
        assertThat(table.prompt().says()).contains("East: name the dice, 0 of 2 so far. The one in", ": 6 or 9?");
        name(EAST, "6");
        assertThat(table.prompt().says())
                .contains("East: name the dice, 1 of 2 so far.")
                .doesNotContain("6 or 9?");
    }

    @Test
    void anUnlikelyFaceMayBeNamedToo() {
        table.through(seen -> AlteredLook.withDice(seen, withASixOrNine())).play(Placement.EMPTY);
        name(EAST, "4", "4");
        table.press(EAST, ButtonMeaning.CONFIRM);
        table.order(new Command.NameDice(Optional.of(WEST), SIXES, true));
        String threes = String.join(",", Collections.nCopies(13, "3"));
        assertThat(table.journal()).last().isEqualTo("throw " + threes + ",4,4 " + ALL_SIXES);
    }

    @Test
    void aSeatThatNamesAllDiceIsAskedAboutNone() {
        table.through(seen -> AlteredLook.withDice(seen, withASixOrNine())).play(Placement.EMPTY);
        name(EAST, FIVES);
        assertThat(naming(EAST).open()).isEmpty();
    }

    @Test
    void readingsDoNotCountWhereAllDiceAreNamed() {
        table.through(seen -> AlteredLook.withDice(seen, eastsDice(15, 2))).play(Placement.EMPTY);
        table.order(new Command.NameDice(Optional.of(EAST), FIVES, true));
        table.order(new Command.NameDice(Optional.of(WEST), SIXES, true));
        assertThat(table.journal()).last().isEqualTo("throw " + ALL_FIVES + " " + ALL_SIXES);
    }
}
