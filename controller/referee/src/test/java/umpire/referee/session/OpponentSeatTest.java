package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.referee.toy.Desk.MOVED;
import static umpire.referee.toy.Desk.REPLIED;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.OpponentState;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** Taking back an action of a seat that the table plays needs a confirmation. */
class OpponentSeatTest {
    private static final OpponentState BLACK = new OpponentState(List.of(Outpost.BLACK));

    private final Desk desk = Desk.begun().opponent(BLACK).play(MOVED).play(REPLIED);

    @Test
    void takingBackTheTablesActionAsksWithItsName() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).endsWith("a4-b4", "2 White, Black asked back");
        assertThat(desk.tableSnapshot().requests().takeBack())
                .contains(new TakeBackRequest(Outpost.WHITE, false, 2, "a4-b4; hold fire", List.of(Outpost.WHITE)));
        assertThat(desk.prompt().says())
                .startsWith("White: this will be taken back: a4-b4; hold fire."
                        + " Press Confirm if you mean all of that, Undo to leave it as it is.");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("White allowed", "-2");
    }

    @Test
    void undoAnswersNo() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).endsWith("2 White, Black asked back", "White refused");
        assertThat(desk.tableSnapshot().actionsPlayed()).isEqualTo(3);
    }

    @Test
    void aCommandIsAskedToo() {
        desk.order(new Command.TakeBack(Optional.of(Outpost.WHITE), 3));
        assertThat(desk.tableSnapshot().actionsPlayed()).isEqualTo(3);
        assertThat(desk.tableSnapshot().requests().takeBack().orElseThrow().asked())
                .containsExactly(Outpost.WHITE);
    }

    @Test
    void theQuestionSurvivesARestart() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).restart();
        assertThat(desk.tableSnapshot().requests().takeBack().orElseThrow().asked())
                .containsExactly(Outpost.WHITE);
    }

    @Test
    void redoingTheTablesActionAsksToo() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        desk.order(new Command.Redo(Optional.of(Outpost.WHITE)));
        assertThat(desk.journal()).endsWith("-2", "White, Black asked again");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("hold", "a4-b4");
    }

    @Test
    void puttingTheTablesPieceBackAsksOnce() {
        desk.play(MOVED);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(desk.prompt().says())
                .isEqualTo("Anyone: Take back a4-b4? Press Confirm, or put the pieces as they were.");
        assertThat(desk.journal()).endsWith("a4-b4");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("a4-b4", "-1");
    }

    @Test
    void actionsOfOtherPlayersStillNeedTheirPermission() {
        Desk people = Desk.begun().opponent(OpponentState.NONE).play(MOVED).play(REPLIED);
        people.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(people.journal()).endsWith("2 White asked back");
        assertThat(people.tableSnapshot().requests().takeBack().orElseThrow().asked())
                .containsExactly(Outpost.BLACK);
    }
}
