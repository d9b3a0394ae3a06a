package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** Moves by hand are read as they were made. */
class PlayByHandTest {
    @Test
    void aGameBeginsByItselfWhenThePiecesStandAsInTheOpening() {
        Desk desk = Desk.begun();
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.READY);
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
        assertThat(desk.prompt().seat()).contains(Outpost.WHITE);
    }

    @Test
    void aMoveByHandIsPlayed() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                K*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2");
        assertThat(desk.prompt().says())
                .startsWith(
                        "White: fire at a target. Touch the pieces in turn, or choose with Next. Or press Confirm twice: hold fire.");
    }

    @Test
    void theOpponentsMoveImpliesThatTheWaiverIsTaken() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                K*..
                ...R
                """).play("""
                ...k
                r...
                K*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "hold", "a4-a3");
    }

    @Test
    void aFastReplyInOneLookIsBothMoves() {
        Desk desk = Desk.begun().play("""
                .r.k
                ....
                K*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "hold", "a4-b4");
    }

    @Test
    void twoPiecesThatMoveAsOneAreOneAction() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                .*..
                .RK.
                """);
        assertThat(desk.journal()).containsExactly("set-up", "castle");
    }

    @Test
    void halfOfACastleIsWaitedFor() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                .*..
                ..KR
                """);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(desk.prompt().says())
                .isEqualTo("White: a move was begun: the White King left a1."
                        + " To finish it: Move the White Rook from d1 to b1. Or put everything back.");
        assertThat(desk.cues(Cue.Role.TAKE_FROM)).containsExactly("d1");
        assertThat(desk.cues(Cue.Role.PUT_TO)).containsExactly("b1");
        desk.play("""
                r..k
                ....
                .*..
                .RK.
                """);
        assertThat(desk.journal()).containsExactly("set-up", "castle");
    }

    @Test
    void aPiecePutOnAnotherSoThatNeitherCanBeReadIsAskedToStandBesideIt() {
        Desk taking = Desk.at("K...r..........k w move S 0", """
                ...k
                ....
                r*..
                K...
                """).rest("""
                ...k
                ....
                u*..
                ....
                """, 20);
        assertThat(taking.prompt().says()).contains("Put both side by side on a2, so that each can be seen.");
        assertThat(taking.cues(Cue.Role.HIDDEN)).containsExactly("a2");
        assertThat(taking.rest(taking.drawn(), 30).prompt().says()).contains("Put both side by side on a2");
    }

    @Test
    void aPieceThatIsTakenAndStandsBesideItsTakerIsToBeTakenOff() {
        Desk taking = Desk.at("K...r..........k w move S 0", """
                ...k
                ....
                r*..
                K...
                """).rest("""
                ...k
                ....
                K*..
                ....
                """, 0);
        for (int i = 0; i < 2 * Desk.SETTLE_LOOKS; i++) {
            taking.look(seen -> Desk.sharing(seen, "a2", 'K', 'r'));
        }
        assertThat(taking.prompt().says())
                .contains("To finish it: Take the Black Rook off a2. Or put everything back.");
    }

    @Test
    void aPieceThatWasKnockedOffIsNamedAndItsPlacesPointedAtForAsLongAsItIsGone() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                .*..
                ...R
                """);
        desk.hand("""
                r..k
                ....
                .*..
                ...R
                """, 5);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "White: a move was begun: the White King left a1. Put it where it is lit, or put the missing piece back.");
        assertThat(desk.cues(Cue.Role.TOUCHED)).containsExactly("a1");
        assertThat(desk.cues(Cue.Role.MAY_GO)).contains("b1", "a2");
    }

    @Test
    void aCaptureIsReadThoughThePieceTakenIsPutBeside() {
        Desk desk = Desk.at("K.r............k w move S 0", """
                ...k
                ....
                .*..
                K.r.
                """);
        desk.play("""
                ...k
                ....
                .*..
                .Kr.
                """);
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        desk.play("""
                ...k
                ....
                .*..
                .r..
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-b1", "hold", "c1-b1");
        assertThat(desk.tableSnapshot().outcome())
                .hasValueSatisfying(over -> assertThat(over.kind()).isEqualTo("captured"));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.OVER);
    }

    @Test
    void aPieceOnATokenHidesItAndGivesItFreeAgain() {
        Desk desk = Desk.at("K..R...........k w move S 0", """
                ...k
                ....
                .*..
                K..R
                """);
        desk.play("""
                ...k
                ....
                K*..
                ...R
                """);
        desk.play("""
                ..k.
                ....
                K*..
                ...R
                """);
        desk.play("""
                ..k.
                ....
                .K..
                ...R
                """);
        assertThat(desk.journal()).endsWith("a2-b2");
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        desk.play("""
                ...k
                ....
                .K..
                ...R
                """);
        desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM);
        desk.play("""
                ...k
                .K..
                .*..
                ...R
                """);
        assertThat(desk.journal()).endsWith("b2-b3");
    }

    @Test
    void aPieceFromBesideTheBoardIsReadWhereTheRulesBringOne() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                .*S.
                K..R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "bring");
    }

    @Test
    void aLiftedPieceIsShownWhereItMayGo() {
        Desk desk = Desk.begun().hand("""
                r..k
                ....
                .*..
                ...R
                """, 4);
        assertThat(desk.cues(Cue.Role.MAY_GO)).containsExactly("a2", "b1", "c1");
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void beforeAPieceIsLiftedThoseThatMayActAreShown() {
        assertThat(Desk.begun().cues(Cue.Role.MAY_ACT)).containsExactly("a1", "d1");
    }

    @Test
    void twoActionsThatLookAlikeAreAsked() {
        Desk desk = Desk.at("........K......k w move - 0", """
                ...k
                K...
                .*..
                ....
                """);
        desk.play("""
                K..k
                ....
                .*..
                ....
                """);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(desk.prompt().options()).extracting(Prompt.Option::notation).containsExactly("a3-a4", "a3-a4!");
        desk.press(Outpost.WHITE, ButtonMeaning.NEXT).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up", "a3-a4!");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aPieceMovedOnAfterItsMoveWasAcceptedIsAskedAbout() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                .*.R
                K...
                """).play("""
                r..k
                ...R
                .*..
                K...
                """);
        assertThat(desk.journal()).containsExactly("set-up", "d1-d2");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(desk.prompt().options())
                .extracting(Prompt.Option::says)
                .containsExactly("take back the last action, then d1-d3");
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up", "d1-d2", "-1", "d1-d3");
    }
}
