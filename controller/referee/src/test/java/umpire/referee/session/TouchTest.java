package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;

/** Lifting a piece and putting it back names it. */
class TouchTest {
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
    void touchingAttackerAndTargetNamesTheShot() {
        Desk desk = firing().touch("b2", "b3");
        assertThat(desk.journal()).containsExactly("set-up", "b2xb3 full");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.ROLL);
        assertThat(desk.prompt().says()).isEqualTo("White: roll for b2xb3.");
    }

    @Test
    void oneTouchShowsWhatMayBeTouchedNext() {
        Desk desk = firing().touch("d2");
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.cues(Cue.Role.TOUCHED)).containsExactly("d2");
        assertThat(desk.cues(Cue.Role.MAY_TOUCH)).containsExactly("d4");
        assertThat(desk.prompt().says()).startsWith("White: d2 touched.");
    }

    @Test
    void aPieceHeldUpIsAskedBackAndNotCalledAMove() {
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", BOARD).play("""
                ...k
                .r..
                .K..
                ....
                """);
        assertThat(desk.prompt().says()).isEqualTo("Put the White Rook back on d2.");
    }

    @Test
    void aTouchIsAcknowledgedAtOnceAndActedOnAfterTheHandHasLeft() {
        Desk desk = firing().hand(BOARD, 2).hand(without("b2"), 2).hand(BOARD, 2);
        assertThat(desk.cues(Cue.Role.TOUCHED)).containsExactly("b2");
        assertThat(desk.prompt().says()).startsWith("White: b2 touched.");
        desk.hand(without("b3"), 2).hand(BOARD, 2);
        assertThat(desk.cues(Cue.Role.TOUCHED)).containsExactly("b2", "b3");
        assertThat(desk.hand(BOARD, 20).journal()).containsExactly("set-up");
        assertThat(desk.rest(BOARD, 3).journal()).containsExactly("set-up", "b2xb3 full");
    }

    @Test
    void aTargetLiftedBeforeTheAttackerIsBackIsTouchedAfterIt() {
        Desk desk = firing().hand(without("b2"), 2)
                .hand(without("b2", "b3"), 2)
                .hand(without("b2"), 2)
                .hand(BOARD, 2)
                .rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.journal()).containsExactly("set-up", "b2xb3 full");
    }

    @Test
    void touchesInUncertainOrderAreOnlyOffered() {
        Desk desk = firing().hand(without("b2", "b3"), 2).hand(BOARD, 2).rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().options()).extracting(Prompt.Option::notation).containsExactly("b2xb3 full");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("b2xb3 full");
    }

    @Test
    void aPiecePushedToAnotherSquareAndBackOffersItsTouchAndPlaysNothing() {
        String pushed = """
                ...k
                .r..
                .*.R
                .K..
                """;
        Desk desk = firing().hand(pushed, 3).hand(BOARD, 3).touch("b3");
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().options()).extracting(Prompt.Option::notation).containsExactly("b2xb3 full");
        assertThat(desk.prompt().says())
                .as("there is no other for Next")
                .endsWith(" touched. Press Confirm for the marked choice, or Undo to start over.");
    }

    @Test
    void nothingIsPlayedWhileAPieceLastSeenInTheAirIsHidden() {
        String hidden = """
                ...k
                .r..
                .K.?
                ....
                """;
        Desk desk = firing().touch("b2", "b3");
        assertThat(desk.journal()).hasSize(2);
        desk = firing().hand(without("b2"), 2)
                .hand(BOARD, 2)
                .hand(without("b3"), 2)
                .hand(BOARD, 2)
                .hand(without("d2"), 2)
                .rest(hidden, 20);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.cues(Cue.Role.TOUCHED)).containsExactly("b2", "b3");
    }

    private static String without(String... squares) {
        String board = BOARD;
        for (String square : squares) {
            board = Desk.drawnWithout(board, square);
        }
        return board;
    }

    private static String hidden(String square) {
        int row = 3 - (square.charAt(1) - '1');
        int column = square.charAt(0) - 'a';
        List<String> rows = new ArrayList<>(BOARD.strip().lines().toList());
        rows.set(row, rows.get(row).substring(0, column) + "?" + rows.get(row).substring(column + 1));
        return String.join("\n", rows);
    }

    /** The camera cannot tell such a touch from a hand that only waited there. */
    @Test
    void aPieceThatCameBackJustAsItStoodIsAskedToBeMovedALittle() {
        Desk desk = firing().hand(hidden("b2"), 9).rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.prompt().says()).endsWith(" To touch b2, lift it so that it moves a little.");
        assertThat(desk.cues(Cue.Role.TOUCHED)).isEmpty();
        desk.hand(hidden("d2"), 3).rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.prompt().says()).as("a hand that passes").doesNotContain("moves a little");
        desk.touch("b2").hand(hidden("b3"), 9).rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.prompt().says())
                .startsWith("White: b2 touched.")
                .endsWith(" To touch b3, lift it so that it moves a little.");
        desk = firing().hand(hidden("d4"), 9).rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.prompt().says()).as("d4 begins no shot").doesNotContain("moves a little");
    }

    @Test
    void aTouchSaysHowItGoesOn() {
        Desk desk = firing().touch("d2");
        assertThat(desk.prompt().says()).contains("Touch a piece that is lit");
        assertThat(desk.touch("d4").prompt().says())
                .endsWith(" touched. Press Confirm for the marked choice, Next for another, Undo to start over.");
    }

    @Test
    void actionsWithTheSameTouchesAreAsked() {
        Desk desk = firing().touch("d2", "d4");
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("d2xd4 full", "d2xd4 light");
        assertThat(desk.prompt().chosen()).isZero();
        desk.press(Outpost.WHITE, ButtonMeaning.NEXT).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up", "d2xd4 light");
    }

    @Test
    void undoClearsTouchesBeforeItTakesBack() {
        Desk desk = firing().touch("d2").press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "White: fire at a target. Touch the pieces in turn, or choose with Next. Or press Confirm twice: hold fire.");
        assertThat(desk.touch("b2", "b3").journal()).containsExactly("set-up", "b2xb3 full");
    }

    @Test
    void theEffectOfConfirmIsSaidAndMarkedAtEveryStep() {
        Desk desk = firing();
        List<String> notations =
                desk.prompt().options().stream().map(Prompt.Option::notation).toList();
        assertThat(notations).contains("hold");
        assertThat(desk.prompt().chosen()).isEqualTo(-1);
        for (int step = 0; step <= notations.size(); step++) {
            desk.press(Outpost.WHITE, ButtonMeaning.NEXT);
            Prompt.Option option = desk.prompt().options().get(desk.prompt().chosen());
            assertThat(desk.prompt().says()).endsWith(" Press Confirm: " + option.says() + ".");
        }
        String marked = desk.prompt().options().get(desk.prompt().chosen()).notation();
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up", marked);
    }

    @Test
    void anOptionIsChosenByItsNotationWithoutSteppingToIt() {
        Desk desk = firing();
        assertThat(desk.order(new Command.Choose(Optional.of(Outpost.BLACK), "hold")))
                .isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.order(new Command.Choose(Optional.empty(), "hold"))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.order(new Command.Choose(Optional.of(Outpost.WHITE), "a1-a2")))
                .isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.order(new Command.Choose(Optional.of(Outpost.WHITE), "hold")))
                .isEqualTo(new CommandAnswer.Done("hold fire"));
        assertThat(desk.journal()).containsExactly("set-up", "hold");
    }

    @Test
    void anOpenReadingIsChosenByItsNotation() {
        Desk desk = firing().touch("d2", "d4");
        assertThat(desk.order(new Command.Choose(Optional.of(Outpost.WHITE), "d2xd4 light")))
                .isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.journal()).containsExactly("set-up", "d2xd4 light");
    }

    @Test
    void aTouchThatContinuesNoNameStartsAnOfferedOne() {
        Desk desk = firing().touch("d2", "b2", "b3");
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().options()).extracting(Prompt.Option::notation).containsExactly("b2xb3 full");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("b2xb3 full");
    }

    @Test
    void aPieceTriedElsewhereAndPutBackNamesNothing() {
        Desk desk = firing().hand("""
                ...k
                .r..
                .*.R
                ....
                """, 3).rest("""
                ...k
                .r..
                .*.R
                .K..
                """, 3).hand(BOARD, 3).rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "White: fire at a target. Touch the pieces in turn, or choose with Next. Or press Confirm twice: hold fire.");
    }

    @Test
    void aPieceHeldAboveAnotherSquareAndPutBackIsTouched() {
        Desk desk = firing().hand("""
                ...k
                .r..
                .*.R
                ....
                """, 3).hand("""
                ...k
                .r..
                .*.R
                .K..
                """, 3).hand(BOARD, 3).rest(BOARD, Desk.SETTLE_LOOKS);
        assertThat(desk.prompt().says()).startsWith("White: b2 touched.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"b2", "d2"})
    void aPieceMisreadForAWhileWithNoHandAboutNamesNothing(String square) {
        Desk desk = firing().rest(Desk.drawnWithout(BOARD, square), 3).rest(BOARD, 10);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "White: fire at a target. Touch the pieces in turn, or choose with Next. Or press Confirm twice: hold fire.");
    }

    @Test
    void aTouchThatNamesNoLegalShotIsExplainedOnce() {
        Desk desk = firing().touch("b2", "d4").rest(BOARD, 30);
        assertThat(desk.lines())
                .filteredOn(line -> line.kind().equals("refusal"))
                .hasSize(1)
                .allSatisfy(line -> {
                    assertThat(line.rule()).contains("SHOT");
                    assertThat(line.where()).extracting(Place::name).containsExactly("b2", "d4");
                });
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void touchingAPieceTwiceIsNotRefused() {
        Desk desk = firing().touch("d4", "d4");
        assertThat(desk.lines()).noneMatch(line -> line.kind().equals("refusal"));
    }

    private static List<String> refusals(Desk desk) {
        return desk.lines().stream()
                .filter(line -> line.kind().equals("refusal"))
                .map(line -> line.rule().orElse("") + " at "
                        + line.where().stream().map(Place::name).toList())
                .toList();
    }

    @Test
    void aTouchBeforeTheRollIsAnsweredOnce() {
        Desk rolling = Desk.at(".....K.R.r.....k w roll_b2xb3_full S 0", BOARD);
        rolling.touch("d2", "d4").rest(BOARD, 30);
        assertThat(refusals(rolling)).containsExactly("ROLL_FIRST at [d2, d4]");
        assertThat(rolling.roll(Desk.die(2, 0)).journal()).containsExactly("set-up", "roll 2");
    }

    @Test
    void touchesAfterTheEndMeanNothing() {
        Desk over = Desk.at(".....K.R.r.....k w over S 0", BOARD);
        assertThat(refusals(over.touch("d2", "d4"))).isEmpty();
    }

    @Test
    void everyUselessTouchIsExplained() {
        Desk desk = firing().touch("b2", "d4").touch("b3", "d4");
        assertThat(refusals(desk)).containsExactly("SHOT at [b2, d4]", "SHOT at [b3, d4]");
    }

    @Test
    void aUselessTouchIsNotPartOfTheNextName() {
        Desk desk = firing().touch("b2", "d4").touch("b3");
        assertThat(refusals(desk)).containsExactly("SHOT at [b2, d4]");
        assertThat(firing().touch("b2", "d4").touch("d2").prompt().says()).startsWith("White: d2 touched.");
    }

    @Test
    void anIncompleteNameIsNeitherGuessedNorWaivedByAPress() {
        Desk desk = firing().touch("d2").press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.told()).last().asString().startsWith("White: d2 touched.");
    }

    @Test
    void aPressWithNothingChosenOnlyMarksTheWaiverAndTheNextOneTakesIt() {
        Desk desk = firing().press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().says()).endsWith(" Press Confirm: hold fire.");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).containsExactly("set-up", "hold");
    }

    @Test
    void aSecondPressWithinHalfASecondIsIgnored() {
        Desk desk = firing().press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        desk.pressAtOnce(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).containsExactly("set-up", "hold");
    }

    @Test
    void aWaivingPressDoesNotInterruptAMove() {
        Desk desk = firing().play("""
                ....
                .r..
                .K.R
                ....
                """).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.told()).last().asString().startsWith("There is nothing to confirm.");
    }

    @Test
    void nextStepsThroughActionsThatTheCameraCannotRecognise() {
        Desk desk = firing().press(Outpost.WHITE, ButtonMeaning.NEXT).press(Outpost.WHITE, ButtonMeaning.NEXT);
        assertThat(desk.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("b2xb3 full", "d2xd4 full", "d2xd4 light", "hold");
        assertThat(desk.prompt().chosen()).isEqualTo(1);
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("d2xd4 full");
    }

    @Test
    void nextSaysWhenThereIsNothingToChoose() {
        Desk desk = Desk.at("K..............k b move S 0", """
                ...k
                ....
                .*..
                K...
                """).press(Outpost.BLACK, ButtonMeaning.NEXT);
        assertThat(desk.told()).last().isEqualTo("There is nothing to choose from. Black: move a piece.");
    }

    @Test
    void aPressOfTheWrongSeatIsReportedAndIgnored() {
        Desk desk = firing().press(Outpost.BLACK, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.told())
                .last()
                .asString()
                .startsWith("Black has nothing to choose now. White: fire at a target.");
    }
}
