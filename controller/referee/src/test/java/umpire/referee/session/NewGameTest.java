package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** Setting up the pieces again begins the next game without a command. */
class NewGameTest {
    private static final String WON = """
            ....
            ....
            .*..
            K...
            """;

    private static Desk over() {
        return Desk.at("K..............k w roll_a1xd4_full S 0", """
                ...k
                ....
                .*..
                K...
                """)
                .roll(Desk.die(6, 0))
                .play(WON);
    }

    @Test
    void aFinishedGameSaysHowToBeginAnother() {
        Desk desk = over();
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.OVER);
        assertThat(desk.prompt().says()).isEqualTo("A King is gone. For a new game, set the pieces up again.");
        assertThat(desk.corrections()).isEmpty();
    }

    @Test
    void oncePiecesAreMovedAfterTheEndTheSetUpIsGuided() {
        Desk desk = over().play("""
                r...
                ....
                .*..
                K...
                """);
        assertThat(desk.corrections()).containsExactly("Put the White Rook on d1.", "Put the Black King on d4.");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.OVER);
    }

    @Test
    void piecesSetUpAfterTheEndBeginANewGame() {
        Desk desk = over().play(Desk.OPENING);
        assertThat(desk.journal()).containsExactly("set-up", "roll 6", "set-up");
        assertThat(desk.told()).contains("The pieces are set up again: a new game of Outpost begins.");
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.READY);
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
    }

    @Test
    void aRunningGameIsGivenUpOnlyAfterAConfirmation() {
        Desk desk = Desk.at(".K.............k w move S 0", """
                ...k
                ....
                .*..
                .K..
                """).play(Desk.OPENING);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(desk.prompt().says()).startsWith("The pieces stand as at the start.");
        desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up", "set-up");
        assertThat(desk.prompt().says()).isEqualTo("White: move a piece.");
    }
}
