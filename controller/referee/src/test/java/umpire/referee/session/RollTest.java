package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Pose;

/** Dice count when they are asked for, lie flat and can be read. */
class RollTest {
    private static final String BOARD = """
            ...k
            .r..
            .K.R
            ....
            """;

    private static Desk awaiting(String shot) {
        return Desk.at(".....K.R.r.....k w roll_" + shot + " S 0", BOARD);
    }

    @Test
    void aFreshDieThatLiesStillIsTheRoll() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(2, 0));
        assertThat(desk.journal()).containsExactly("set-up", "roll 2");
    }

    @Test
    void piecesKilledByTheRollAreTidiedAway() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(5, 0));
        assertThat(desk.journal()).containsExactly("set-up", "roll 5");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CARRY_OUT);
        assertThat(desk.prompt().says()).isEqualTo("Now take the Black Rook off b3.");
        assertThat(desk.lines()).noneMatch(line -> line.kind().equals("refusal"));
        desk.play("""
                ...k
                ....
                .K.R
                ....
                """);
        assertThat(desk.prompt().says()).isEqualTo("Black: move a piece.");
    }

    @Test
    void aMistakeInCarryingOutIsNotAMove() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(5, 0)).play("""
                ...k
                ....
                .K.R
                ..r.
                """);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(desk.prompt().seat()).isEmpty();
        assertThat(desk.prompt().says()).isEqualTo("That is not where it goes. Take the Black Rook off c1.");
        desk.play("""
                ...k
                ....
                .K..
                ..r.
                """);
        assertThat(desk.prompt().says())
                .startsWith("Some pieces do not stand where they go. Take the Black Rook off c1.");
        assertThat(desk.corrections()).contains("Put the White Rook on d2.");
    }

    @Test
    void tidyingAndTheNextMoveInOneLookAreRead() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(5, 0)).play("""
                ..k.
                ....
                .K.R
                ....
                """);
        assertThat(desk.journal()).containsExactly("set-up", "roll 5", "d4-c4");
    }

    @Test
    void aCockedDieIsReportedAndNotCounted() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.cocked(0));
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.DIE_UNCLEAR);
        assertThat(desk.prompt().says()).startsWith("A d6 is cocked: it leans on something. White: roll again");
        assertThat(desk.told())
                .filteredOn("A d6 is cocked: it leans on something. It does not count."::equals)
                .hasSize(1);
        assertThat(desk.roll(Desk.die(3, 30)).journal()).containsExactly("set-up", "roll 3");
    }

    @Test
    void anUnsureFaceIsUnreadAndNotCounted() {
        SeenDie unsure = new SeenDie("d6", Optional.of("5"), false, new Pose(0, -150, 0), 0.7);
        Desk desk = awaiting("b2xb3_full").roll(unsure);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.DIE_UNCLEAR);
        assertThat(desk.prompt().says()).startsWith("A d6 cannot be read.");
    }

    @Test
    void aDieThatIsMisreadInSomeOfItsFirstLooksIsWaitedForAndRead() {
        Desk desk = awaiting("b2xb3_full").hand(BOARD, 4);
        for (int face : new int[] {6, 4, 5, 4, 6, 4, 4, 4, 4}) {
            desk.dice(Desk.die(face, 0)).rest(BOARD, 1);
        }
        assertThat(desk.journal()).containsExactly("set-up", "roll 4");
        assertThat(desk.told()).noneMatch(says -> says.contains("cannot be read"));
    }

    @Test
    void anUnsteadyFaceIsUnread() {
        Desk desk = awaiting("b2xb3_full").hand(BOARD, 3);
        for (int i = 0; i < 12; i++) {
            desk.dice(Desk.die(i % 2 == 0 ? 3 : 5, 0)).rest(BOARD, 1);
        }
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.DIE_UNCLEAR);
    }

    @Test
    void anUnclearDieMayBeNamed() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.cocked(0));
        assertThat(desk.order(new Command.NameRoll("4"))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.journal()).containsExactly("set-up", "roll 4");
    }

    @Test
    void aDieOfAnEarlierRollDoesNotCountBesideOneThatIsNamed() {
        Desk desk = new Desk().dice(Desk.die(6, 0)).play(Desk.OPENING).rest(Desk.OPENING, 20);
        desk.order(new Command.Start(Optional.of(".....K.R.r.....k w roll_d2xd4_light S 0")));
        desk.play(BOARD).hand(BOARD, 3).dice(Desk.die(6, 0), Desk.cocked(40)).rest(BOARD, 30);
        assertThat(desk.order(new Command.NameRoll("1"))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.journal()).containsExactly("set-up", "set-up");
    }

    @Test
    void onlyTheUnclearDieOfTwoIsNamed() {
        Desk desk = awaiting("d2xd4_light").roll(Desk.die(6, 0), Desk.cocked(40));
        assertThat(desk.order(new Command.NameRoll("1"))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.journal()).containsExactly("set-up", "roll 6 1");
    }

    @Test
    void onlyTheUnclearDieOfTwoIsThrownAgain() {
        Desk desk = awaiting("d2xd4_light").roll(Desk.die(6, 0), Desk.cocked(40));
        assertThat(desk.prompt().says())
                .startsWith(
                        "A d6 near c1 is cocked: it leans on something. White: throw that one again, or ask the operator to type in what it shows.");
        desk.roll(Desk.die(6, 0), Desk.die(3, 40));
        assertThat(desk.journal()).containsExactly("set-up", "roll 6 3");
    }

    @Test
    void twoDiceAreReadFromLeftToRight() {
        assertThat(awaiting("d2xd4_light")
                        .roll(Desk.die(2, 40), Desk.die(3, -40))
                        .journal())
                .containsExactly("set-up", "roll 3 2");
    }

    @Test
    void oneDieOfTwoWaitsForTheOther() {
        Desk desk = awaiting("d2xd4_light").roll(Desk.die(2, -40));
        assertThat(desk.prompt().says()).isEqualTo("White: 1 of 2 dice lie there. Roll the rest.");
        desk.roll(Desk.die(2, -40), Desk.die(1, 40));
        assertThat(desk.journal()).containsExactly("set-up", "roll 2 1");
    }

    @Test
    void aDieOfAnotherKindIsIgnored() {
        SeenDie other = new SeenDie("d10", Optional.of("7"), false, new Pose(90, -150, 0), 0.99);
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(2, 0), other);
        assertThat(desk.journal()).containsExactly("set-up", "roll 2");
    }

    @Test
    void moreDiceThanAskedForAreReported() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(2, -40), Desk.die(3, 40));
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.DIE_UNCLEAR);
        assertThat(desk.prompt().says()).startsWith("2 d6 were thrown, 1 was asked for.");
    }

    @Test
    void diceRolledBeforeTheyWereAskedForDoNotCount() {
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", BOARD)
                .roll(Desk.die(6, 0))
                .touch("b2", "b3");
        assertThat(desk.journal()).containsExactly("set-up", "b2xb3 full");
        assertThat(desk.prompt().says()).endsWith("Dice from an earlier roll do not count.");
        desk.rest(BOARD, 20).hand(BOARD, 5).rest(BOARD, 20);
        assertThat(desk.journal()).containsExactly("set-up", "b2xb3 full");
        assertThat(desk.roll(Desk.die(6, 60)).journal()).endsWith("roll 6");
    }

    @Test
    void aDieThatWasGoneForAWhileAndLiesAsBeforeWasNotThrown() {
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", BOARD)
                .roll(Desk.die(6, 0))
                .touch("b2", "b3");
        desk.dice().rest(BOARD, 4).roll(Desk.die(6, 0)).rest(BOARD, 20);
        assertThat(desk.journal()).endsWith("b2xb3 full");
        assertThat(desk.prompt().says()).endsWith("Dice from an earlier roll do not count.");
        assertThat(desk.roll(Desk.die(6, 40)).journal()).endsWith("roll 6");
    }

    @Test
    void aDieThatWasGoneAndShowsAnotherFaceWasThrown() {
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", BOARD)
                .roll(Desk.die(6, 0))
                .touch("b2", "b3");
        desk.dice().rest(BOARD, 4);
        assertThat(desk.roll(Desk.die(5, 0)).journal()).endsWith("roll 5");
    }

    @Test
    void aDieUnderAHandIsNotRolledAgain() {
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", BOARD)
                .dice(Desk.die(6, 0))
                .rest(BOARD, 8);
        desk.dice().hand(BOARD, 6).press(Outpost.WHITE, ButtonMeaning.NEXT).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        desk.hand(BOARD, 4).dice(Desk.die(6, 0)).rest(BOARD, 20);
        assertThat(desk.journal()).containsExactly("set-up", "b2xb3 full");
    }

    @Test
    void aDieThatTremblesIsNotRolledAgain() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(2, 0));
        desk.touch("b3", "d2");
        int played = desk.journal().size();
        for (int i = 0; i < 20; i++) {
            SeenDie die = new SeenDie("d6", Optional.of("2"), false, new Pose(i % 3, -150 - i % 2, 100 + i % 5), 0.95);
            desk.dice(die).rest(BOARD, 1);
        }
        assertThat(desk.journal()).hasSize(played);
    }

    @Test
    void aRollIsHeldUntilThePiecesAreRight() {
        Desk desk = awaiting("b2xb3_full").rest(BOARD, 8);
        desk.dice(Desk.die(3, 0)).hand(BOARD, 2).rest("""
                ...k
                .r..
                .*.R
                K...
                """, 8);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(desk.play(BOARD).journal()).containsExactly("set-up", "roll 3");
    }

    @Test
    void aMisreadRollIsCorrectedByNamingIt() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(2, 0));
        assertThat(desk.order(new Command.NameRoll("5"))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.journal()).containsExactly("set-up", "roll 2", "-1", "roll 5");
    }

    @Test
    void aDieThrownWithoutARequestIsReported() {
        String early = "A d6 was thrown, but no roll is due: it does not count.";
        Desk desk = Desk.begun().dice(Desk.die(2, 0)).rest(Desk.OPENING, 20);
        assertThat(desk.told()).doesNotContain(early);
        desk.roll(Desk.die(5, 60)).rest(Desk.OPENING, 20);
        assertThat(desk.told()).filteredOn(early::equals).hasSize(1);
        desk.roll(Desk.die(5, -60)).rest(Desk.OPENING, 20);
        assertThat(desk.told()).filteredOn(early::equals).hasSize(2);
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void anEarlyDieThatWasHiddenBeforeIsReported() {
        String early = "A d6 was thrown, but no roll is due: it does not count.";
        Desk desk = Desk.begun().dice(Desk.die(2, 0)).rest(Desk.OPENING, 20);
        desk.dice().rest(Desk.OPENING, 20);
        assertThat(desk.told()).doesNotContain(early);
        desk.roll(Desk.die(5, 60)).rest(Desk.OPENING, 20);
        assertThat(desk.told()).filteredOn(early::equals).hasSize(1);
    }

    @Test
    void anEarlyDieRightAfterAMoveIsReported() {
        Desk desk = Desk.begun().dice(Desk.die(2, 0)).rest(Desk.OPENING, 20);
        desk.dice(Desk.die(5, 60)).play("""
                r..k
                ....
                .*.R
                K...
                """);
        assertThat(desk.journal()).endsWith("d1-d2");
        assertThat(desk.told()).contains("A d6 was thrown, but no roll is due: it does not count.");
    }

    @Test
    void theFirstDieOfAGameIsReportedButNotCalledThrown() {
        Desk desk = Desk.begun().rest(Desk.OPENING, 20);
        desk.roll(Desk.die(5, 60)).rest(Desk.OPENING, 20);
        assertThat(desk.told())
                .filteredOn("A d6 came to lie there, but no roll is due: it does not count."::equals)
                .hasSize(1);
    }

    @Test
    void anEarlyDieIsCalledByItsColour() {
        Desk desk = Desk.begun().dice(Desk.die(2, 0)).rest(Desk.OPENING, 20);
        Pose elsewhere = new Pose(60, 80, 0);
        desk.roll(new SeenDie("sticker", "yellow", Optional.of("sword"), false, elsewhere, 0.99))
                .rest(Desk.OPENING, 20);
        assertThat(desk.told()).contains("A yellow die came to lie there, but no roll is due: it does not count.");
    }

    @Test
    void aDieThatLayThereFromTheBeginningOrWasCoveredForAWhileIsNotCalledThrown() {
        Desk desk = new Desk().dice(Desk.die(2, 0)).play(Desk.OPENING).rest(Desk.OPENING, 20);
        desk.dice().rest(Desk.OPENING, 20).dice(Desk.die(2, 0)).rest(Desk.OPENING, 20);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.told()).noneMatch(says -> says.contains("was thrown"));
    }

    @Test
    void anEarlyDieThatShowsAnotherFaceWhereItLayWasThrownToo() {
        Desk desk = Desk.begun().dice(Desk.die(2, 0)).rest(Desk.OPENING, 20);
        desk.roll(Desk.die(5, 0)).rest(Desk.OPENING, 20);
        assertThat(desk.told())
                .filteredOn("A d6 was thrown, but no roll is due: it does not count."::equals)
                .hasSize(1);
    }

    @Test
    void aDieThatCannotBeReadForAWhileWhereItLiesIsNotCalledThrown() {
        Desk desk = new Desk()
                .dice(Desk.die(2, 0), Desk.die(5, 200))
                .play(Desk.OPENING)
                .rest(Desk.OPENING, 20);
        desk.dice(Desk.die(2, 0), Desk.cocked(200)).rest(Desk.OPENING, 20);
        desk.dice(Desk.die(2, 0), Desk.die(5, 200)).rest(Desk.OPENING, 20);
        assertThat(desk.told()).noneMatch(says -> says.contains("was thrown"));
    }

    @Test
    void aDieThatLiesThereAfterAPowerCutWasNotSeenThrownAndIsNoRoll() {
        Desk desk = awaiting("b2xb3_full").dice(Desk.die(5, 0)).restart().rest(BOARD, 40);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.ROLL);
        assertThat(desk.prompt().says()).endsWith("Dice from an earlier roll do not count.");
        assertThat(desk.roll(Desk.die(3, 40)).journal()).containsExactly("set-up", "roll 3");
    }

    @Test
    void aDieThatLayThereBeforeTheFirstLookIsNoRoll() {
        Desk desk = new Desk();
        desk.order(new Command.Start(Optional.of(".....K.R.r.....k w roll_b2xb3_full S 0")));
        desk.dice(Desk.die(3, 0)).camera(CameraState.silent("No picture yet.")).tick(15_000);
        desk.camera(CameraState.SEEING).move(BOARD, 3).rest(BOARD, 40);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().says()).endsWith("Dice from an earlier roll do not count.");
        assertThat(desk.roll(Desk.die(4, 40)).journal()).containsExactly("set-up", "roll 4");
    }

    @Test
    void aDieThatWasNotSeenThrownBecauseNoPicturesCameIsNoRoll() {
        Desk desk = awaiting("b2xb3_full").rest(BOARD, 20).hand(BOARD, 3);
        desk.camera(CameraState.silent("The cable is out.")).tick(15_000).camera(CameraState.SEEING);
        desk.dice(Desk.die(3, 0)).move(BOARD, 3).rest(BOARD, 40);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().says()).endsWith("Dice from an earlier roll do not count.");
        assertThat(desk.roll(Desk.die(3, 40)).journal()).containsExactly("set-up", "roll 3");
    }

    @Test
    void aDieThrownRightAfterAPowerCutIsTheRoll() {
        Desk desk = awaiting("b2xb3_full").restart().rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.roll(Desk.die(3, 40)).journal()).containsExactly("set-up", "roll 3");
    }

    @Test
    void aDieThatIsNotReadWhileSomethingMovesIsNotGone() {
        Desk desk = Desk.begun().dice(Desk.die(5, 0)).rest(Desk.OPENING, 20);
        desk.order(new Command.Start(Optional.of(".....K.R.r.....k w roll_b2xb3_full S 0")));
        desk.play(BOARD);
        assertThat(desk.prompt().says()).endsWith("Dice from an earlier roll do not count.");
        desk.dice().move(BOARD, 6).dice(Desk.die(5, 0)).rest(BOARD, 20);
        assertThat(desk.journal()).containsExactly("set-up", "set-up");
        assertThat(desk.roll(Desk.die(3, 40)).journal()).containsExactly("set-up", "set-up", "roll 3");
    }
}
