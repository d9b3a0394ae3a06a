package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.referee.toy.Desk.MOVED;
import static umpire.referee.toy.Desk.OPENING;
import static umpire.referee.toy.Desk.REPLIED;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** Taking back by hand, by button and by command, at any depth and across dice. */
class TakeBackTest {
    private static final String BOARD = """
            ...k
            .r..
            .K.R
            ....
            """;

    private static Desk firing() {
        return Desk.at(".....K.R.r.....k w fire S 0", BOARD);
    }

    @Test
    void puttingThePieceBackTakesTheMoveBack() {
        Desk desk = Desk.begun().play(MOVED).play(OPENING);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "-1");
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
        assertThat(desk.told()).last().isEqualTo("Taken back: a1-a2.");
    }

    private static Desk castledAndReplied() {
        return Desk.begun().play("""
                r..k
                ....
                .*..
                .RK.
                """).pressTwice(Outpost.WHITE).play("""
                .r.k
                ....
                .*..
                .RK.
                """);
    }

    @Test
    void puttingBackAcrossAnotherSeatsTurnIsAskedBeforeItIsTakenBack() {
        Desk desk = castledAndReplied().play(OPENING);
        assertThat(desk.journal()).containsExactly("set-up", "castle", "hold", "a4-b4");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(desk.prompt().says())
                .isEqualTo("Anyone: Take back a4-b4; hold fire; White castles?"
                        + " Press Confirm, or put the pieces as they were.");
        assertThat(desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM).journal()).endsWith("a4-b4", "3 Black asked back");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("White allowed", "-3");
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
    }

    @Test
    void restoringThePresentPlacementTakesNothingBack() {
        Desk desk = castledAndReplied().play(OPENING).play("""
                .r.k
                ....
                .*..
                .RK.
                """);
        assertThat(desk.journal()).containsExactly("set-up", "castle", "hold", "a4-b4");
        assertThat(desk.prompt().says()).startsWith("Black: fire at a target.");
    }

    @Test
    void puttingBackMoreThanTwoActionsOfOneSeatIsAskedToo() {
        Desk desk = Desk.at(".....K.R.r.....k w move S 0", BOARD);
        desk.play("""
                ...k
                .r..
                .KR.
                ....
                """).touch("b2", "b3").roll(Desk.die(2, 0)).play(BOARD);
        assertThat(desk.journal()).containsExactly("set-up", "d2-c2", "b2xb3 full", "roll 2");
        assertThat(desk.prompt().says())
                .startsWith("Anyone: Take back White rolls [2]; b2xb3 full; d2-c2? Press Confirm");
        assertThat(desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM).journal()).endsWith("roll 2", "3 Black asked back");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("White allowed", "-3");
    }

    @Test
    void puttingBackAShotPieceIsAskedBecauseOfTheRoll() {
        Desk desk = firing().touch("b2", "b3").roll(Desk.die(5, 0));
        desk.play("""
                ...k
                ....
                .K.R
                ....
                """);
        desk.play(BOARD);
        assertThat(desk.journal()).containsExactly("set-up", "b2xb3 full", "roll 5");
        assertThat(desk.prompt().says()).startsWith("Anyone: Take back White rolls [5]; b2xb3 full? Press Confirm");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("roll 5", "2 White asked back");
        assertThat(desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM).journal()).endsWith("Black allowed", "-2");
    }

    @Test
    void aLookThatMayBeTwoMovesBackIsAsked() {
        Desk desk = Desk.begun().play(MOVED).play(REPLIED).play(OPENING);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "hold", "a4-b4");
        assertThat(desk.prompt().options())
                .extracting(Prompt.Option::says)
                .containsExactly("take back the last 3 actions", "hold fire, then a2-a1, then hold fire, then b4-a4");
        desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("a4-b4", "3 Black asked back", "White allowed", "-3");
    }

    @Test
    void piecesMayBePutBackOneAtATime() {
        Desk desk = Desk.begun().play(MOVED).play(REPLIED).play(MOVED).play(OPENING);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "hold", "a4-b4", "-1", "-2");
    }

    private static Desk backAndForth() {
        return Desk.begun().play(MOVED).play(REPLIED).play("""
                .r.k
                ....
                .*..
                K..R
                """).play(OPENING);
    }

    @Test
    void aLegalMoveThatRestoresAnEarlierLookIsAskedWithTheMoveFirst() {
        Desk desk = backAndForth();
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "hold", "a4-b4", "hold", "a2-a1");
        assertThat(desk.prompt().says())
                .startsWith("White: Was this played, or taken back? The table looks the same either way.");
        assertThat(desk.prompt().options())
                .extracting(Prompt.Option::says)
                .containsExactly("hold fire, then b4-a4", "take back the last 5 actions");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("a2-a1", "hold", "b4-a4");
    }

    @Test
    void theAnswerMayBeATakeBack() {
        Desk desk = backAndForth().press(Outpost.WHITE, ButtonMeaning.NEXT).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("a2-a1", "5 White asked back");
        desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("Black allowed", "-5");
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
    }

    @Test
    void aPressTakesBackToTheSeatsLastChoice() {
        Desk desk = Desk.begun().play(MOVED).pressTwice(Outpost.WHITE);
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.UNDO).journal()).endsWith("a1-a2", "hold", "-1");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.UNDO).journal()).endsWith("-1", "-1");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.UNDO).told())
                .last()
                .isEqualTo("White has nothing to take back.");
    }

    @Test
    void afterAPressThePiecesMustGoBackAndAreNotReadAsTheMoveAgain() {
        Desk desk = Desk.begun()
                .play(MOVED)
                .press(Outpost.WHITE, ButtonMeaning.UNDO)
                .rest(MOVED, 30);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "-1");
        assertThat(desk.corrections()).containsExactly("Move the White King from a2 to a1.");
        assertThat(desk.prompt().says()).isEqualTo("Now move the White King from a2 to a1.");
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.READY);
        assertThat(desk.play(OPENING).prompt().says()).isEqualTo("White: move a piece.");
        assertThat(desk.journal()).hasSize(3);
    }

    @Test
    void anotherLegalMoveReplacesPuttingBack() {
        Desk desk = Desk.begun()
                .play(MOVED)
                .press(Outpost.WHITE, ButtonMeaning.UNDO)
                .play("""
                r..k
                ....
                .*..
                .K.R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "-1", "a1-b1");
    }

    @Test
    void aRollTakenBackStandsAgainWhenTheSameShotIsFired() {
        Desk desk = firing().touch("b2", "b3").roll(Desk.die(2, 0));
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).press(Outpost.BLACK, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("b2xb3 full", "roll 2", "2 White asked back", "Black allowed", "-2");
        assertThat(desk.told())
                .last()
                .asString()
                .endsWith("The result is kept: it counts again when the same roll or card is due.");
        desk.touch("b2", "b3");
        assertThat(desk.journal()).endsWith("-2", "b2xb3 full", "roll 2");
        assertThat(desk.told()).contains("The result taken back before counts again.");
    }

    private static Desk rolledAndTakenBack() {
        return firing().touch("b2", "b3")
                .roll(Desk.die(2, 0))
                .press(Outpost.WHITE, ButtonMeaning.UNDO)
                .press(Outpost.BLACK, ButtonMeaning.CONFIRM);
    }

    @Test
    void anotherShotIsRolledAgain() {
        Desk desk = rolledAndTakenBack();
        desk.press(Outpost.WHITE, ButtonMeaning.NEXT)
                .press(Outpost.WHITE, ButtonMeaning.NEXT)
                .press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("-2", "d2xd4 full");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.ROLL);
    }

    @Test
    void aRollThatWasTakenBackIsNotReplacedByAccident() {
        Desk desk = firing().touch("b2", "b3").roll(Desk.die(2, 0));
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        desk.roll(Desk.die(6, 60));
        assertThat(desk.journal()).endsWith("roll 2", "-1");
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("-1", "roll 2");
    }

    @Test
    void aRollThatWasTakenBackStandsWhenItIsChosenOnAPhone() {
        Desk desk = firing().touch("b2", "b3").roll(Desk.die(2, 0));
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(desk.prompt().says())
                .endsWith("It was taken back: press Confirm to let the same throw count again.");
        desk.order(new Command.Act(Optional.of(Outpost.WHITE), "roll 6"));
        assertThat(desk.journal()).endsWith("roll 2", "-1");
        desk.order(new Command.Act(Optional.of(Outpost.WHITE), "roll 2"));
        assertThat(desk.journal()).endsWith("-1", "roll 2");
    }

    @Test
    void keptRollsSurviveARestart() {
        Desk desk = rolledAndTakenBack();
        desk.restart().play(BOARD).touch("b2", "b3");
        assertThat(desk.journal()).endsWith("-2", "b2xb3 full", "roll 2");
    }

    @Test
    void aCommandTakesBackTheGivenNumber() {
        Desk desk = Desk.begun().play(MOVED).play(REPLIED);
        assertThat(desk.order(new Command.TakeBack(Optional.empty(), 3))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.tableSnapshot().actionsPlayed()).isZero();
        assertThat(desk.order(new Command.TakeBack(Optional.empty(), 1)))
                .isEqualTo(new CommandAnswer.NotDone(Optional.empty(), "There is nothing to take back."));
    }

    @Test
    void afterTheEndAPressStillTakesBack() {
        Desk desk = Desk.at("K..............k w roll_a1xd4_full S 0", """
                ...k
                ....
                .*..
                K...
                """);
        desk.roll(Desk.die(6, 0));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.OVER);
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
    }
}
