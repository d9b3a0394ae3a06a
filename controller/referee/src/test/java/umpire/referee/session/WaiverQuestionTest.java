package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.record.SessionSettings;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** A seat's remaining actions are never waived silently when the other seat moves on. */
class WaiverQuestionTest {
    private static final String FIRING = """
            ...k
            .r..
            .K.R
            ....
            """;
    private static final String MOVED_ON = """
            ..k.
            .r..
            .K.R
            ....
            """;

    private static final String BOTH_MOVED = """
            ..k.
            .r..
            .*.R
            ..K.
            """;
    private static final SessionSettings ASKING = new SessionSettings(true);

    private static Desk firing() {
        return firing(SessionSettings.standard());
    }

    private static Desk firing(SessionSettings settings) {
        return Desk.at(".....K.R.r.....k w fire S 0", FIRING, settings);
    }

    private static Desk moving(SessionSettings settings) {
        String before = """
                ...k
                .r..
                .*.R
                .K..
                """;
        return Desk.at(".K.....R.r.....k w move S 0", before, settings);
    }

    @Test
    void movingOnAnnouncesTheWaiverOfTheOtherSeat() {
        Desk desk = firing().play(MOVED_ON);
        assertThat(desk.journal()).containsExactly("set-up", "hold", "d4-c4");
        assertThat(desk.told()).containsSubsequence("White holds fire.", "d4-c4.");
    }

    @Test
    void undoLeadsBackToTheChoiceWithPermission() {
        Desk desk = firing().play(MOVED_ON)
                .press(Outpost.WHITE, ButtonMeaning.UNDO)
                .press(Outpost.BLACK, ButtonMeaning.CONFIRM)
                .rest(MOVED_ON, 20);
        assertThat(desk.journal())
                .containsExactly("set-up", "hold", "d4-c4", "2 White asked back", "Black allowed", "-2");
        assertThat(desk.corrections()).containsExactly("Move the Black King from c4 to d4.");
        desk.play(FIRING);
        assertThat(desk.prompt().says()).startsWith("White: fire at a target.");
        assertThat(desk.touch("b2", "b3").journal()).endsWith("-2", "b2xb3 full");
    }

    private static void assertOnlyWhiteMayConfirm(Desk desk) {
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(desk.prompt().seat()).contains(Outpost.WHITE);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "White: hold fire? The other side has moved on. Press Confirm, or put the pieces as they were.");
        assertThat(desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM).journal()).containsExactly("set-up");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("hold", "d4-c4");
    }

    @Test
    void whileATouchIsBegunMovingOnIsAsked() {
        Desk desk = firing().touch("d2").play(MOVED_ON);
        assertOnlyWhiteMayConfirm(desk);
    }

    @Test
    void theMovePutBackLeavesTheChoiceOpen() {
        Desk desk = firing().touch("d2").play(MOVED_ON).play(FIRING).touch("d4");
        assertThat(desk.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("d2xd4 full", "d2xd4 light");
    }

    @Test
    void whileAPieceOfTheSeatIsOutOfSightMovingOnIsAsked() {
        String hidden = """
                ..k.
                .r..
                .K.?
                ....
                """;
        Desk desk = firing().play(hidden);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
    }

    @Test
    void otherHiddenPlacesCauseNoQuestion() {
        Desk desk = firing().play("""
                ..k.
                .?..
                .K.R
                ?...
                """);
        assertThat(desk.journal()).containsExactly("set-up", "hold", "d4-c4");
    }

    @Test
    void aTableSetToAskWaivesOnlyAfterAConfirmation() {
        Desk desk = firing(ASKING).play(MOVED_ON).rest(MOVED_ON, 60);
        assertOnlyWhiteMayConfirm(desk);
    }

    @Test
    void aTableSetToAskStillLetsTheMoveBePutBackForAShot() {
        Desk desk = firing(ASKING).play(MOVED_ON).play(FIRING).touch("b2", "b3");
        assertThat(desk.journal()).containsExactly("set-up", "b2xb3 full");
    }

    @Test
    void aTableSetToAskStillAsksAfterARestart() {
        Desk desk = firing(ASKING).restart().rest(FIRING, Desk.SETTLE_LOOKS).play(MOVED_ON);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
    }

    @Test
    void bothMovesInOneLookArePlayedAndTheWaiverIsAnnounced() {
        Desk desk = moving(SessionSettings.standard()).play(BOTH_MOVED);
        assertThat(desk.journal()).containsExactly("set-up", "b1-c1", "hold", "d4-c4");
        assertThat(desk.told()).containsSubsequence("b1-c1.", "White holds fire.", "d4-c4.");
    }

    @Test
    void aTableSetToAskAsksAlsoWhenBothMovesComeInOneLook() {
        Desk desk = moving(ASKING).play(BOTH_MOVED);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().seat()).contains(Outpost.WHITE);
        assertThat(desk.prompt().options()).extracting(Prompt.Option::notation).containsExactly("b1-c1 hold d4-c4");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("b1-c1", "hold", "d4-c4");
    }
}
