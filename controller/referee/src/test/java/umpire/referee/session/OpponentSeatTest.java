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
import umpire.rules.kernel.Seat;

/** Where the table plays a seat itself, it allows no taking back unasked, and reports what its hands do. */
class OpponentSeatTest {
    private static final OpponentState BLACK_BY_HAND =
            new OpponentState(List.of(Outpost.BLACK), true, Optional.empty());

    private final Desk desk = Desk.begun().opponent(BLACK_BY_HAND).play(MOVED).play(REPLIED);

    @Test
    void whoTakesBackTheTablesActionIsAskedWithWhatThatIs() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).endsWith("a4-b4", "2 White, Black asked back");
        assertThat(desk.bulletin().requests().takeBack())
                .contains(new TakeBackRequest(Outpost.WHITE, false, 2, "a4-b4; hold fire", List.of(Outpost.WHITE)));
        assertThat(desk.prompt().says())
                .startsWith("White: this will be taken back: a4-b4; hold fire."
                        + " Press Confirm if you mean all of that, Undo to leave it as it is.");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("White allowed", "-2");
    }

    @Test
    void undoLeavesItAsItIs() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).endsWith("2 White, Black asked back", "White refused");
        assertThat(desk.bulletin().actionsPlayed()).isEqualTo(3);
    }

    @Test
    void aCommandIsAskedTheSame() {
        desk.order(new Command.TakeBack(Optional.of(Outpost.WHITE), 3));
        assertThat(desk.bulletin().actionsPlayed()).isEqualTo(3);
        assertThat(desk.bulletin().requests().takeBack().orElseThrow().asked()).containsExactly(Outpost.WHITE);
    }

    @Test
    void theQuestionSurvivesARestart() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).restart();
        assertThat(desk.bulletin().requests().takeBack().orElseThrow().asked()).containsExactly(Outpost.WHITE);
    }

    @Test
    void theSameIsAskedBeforeItIsDoneAgain() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        desk.order(new Command.Redo(Optional.of(Outpost.WHITE)));
        assertThat(desk.journal()).endsWith("-2", "White, Black asked again");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("hold", "a4-b4");
    }

    @Test
    void handsThatPutTheTablesPieceBackAreAskedOnce() {
        desk.play(MOVED);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(desk.prompt().says())
                .isEqualTo("Anyone: Take back a4-b4? Press Confirm, or put the pieces as they were.");
        assertThat(desk.journal()).endsWith("a4-b4");
        assertThat(desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("a4-b4", "-1");
    }

    @Test
    void whatPeopleDidIsStillAskedOfThem() {
        Desk people = Desk.begun().opponent(OpponentState.NONE).play(MOVED).play(REPLIED);
        people.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(people.journal()).endsWith("2 White asked back");
        assertThat(people.bulletin().requests().takeBack().orElseThrow().asked())
                .containsExactly(Outpost.BLACK);
    }

    private static String carriedOut(OpponentState opponent) {
        Desk acted = Desk.begun().play(MOVED).opponent(opponent);
        acted.order(new Command.Act(Optional.of(Outpost.WHITE), "hold"));
        acted.order(new Command.Act(Optional.of(Outpost.BLACK), "a4-b4"));
        return acted.prompt().says();
    }

    @Test
    void theTablesHandsAreReportedAndPeoplesHandsAreAsked() {
        assertThat(carriedOut(BLACK_BY_HAND)).isEqualTo("The table plays: the Black Rook to b4.");
        assertThat(carriedOut(new OpponentState(List.of(Outpost.WHITE), true, Optional.empty())))
                .isEqualTo("The table moves: the Black Rook to b4.");
        assertThat(carriedOut(new OpponentState(List.of(Outpost.BLACK), false, Optional.empty())))
                .isEqualTo("Now move the Black Rook from a4 to b4.");
    }

    /** White moved, and holds its fire: Black's turn, which the table plays. */
    private static Desk blacksTurn(OpponentState opponent) {
        Desk turn = Desk.begun().play(MOVED).opponent(opponent);
        turn.order(new Command.Act(Optional.of(Outpost.WHITE), "hold"));
        return turn;
    }

    private static OpponentState playing(Seat seat, String... intention) {
        return new OpponentState(
                List.of(seat),
                true,
                Optional.of(List.of(intention)).filter(on -> !on.isEmpty()).map(List::getFirst));
    }

    @Test
    void theTablesHandPutsTheBoardRightOnItsTurnAndPeopleDoOnTheirs() {
        String wrong = MOVED.replace("K*..", "k*..");
        assertThat(blacksTurn(BLACK_BY_HAND)
                        .play(wrong)
                        .rest(wrong, 20)
                        .prompt()
                        .says())
                .startsWith("Black's hand puts the board right: ");
        Desk people = blacksTurn(playing(Outpost.WHITE)).play(wrong).rest(wrong, 20);
        assertThat(people.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(people.prompt().says()).doesNotContain("hand");
    }

    @Test
    void itsOwnMoveThatIsHalfDoneIsNotAskedOfPeople() {
        String lifted = MOVED.replace("r..k", "...k");
        assertThat(blacksTurn(playing(Outpost.BLACK, "a4-b4"))
                        .hand(lifted, 3)
                        .rest(lifted, 5)
                        .prompt()
                        .says())
                .isEqualTo("Black's hand moves.");
        assertThat(blacksTurn(BLACK_BY_HAND)
                        .hand(lifted, 3)
                        .rest(lifted, 5)
                        .prompt()
                        .says())
                .as("somebody else lifted it")
                .startsWith("Black: a move was begun");
    }

    @Test
    void whatItsHandRollsIsNotAskedOfPeople() {
        for (Seat own : List.of(Outpost.WHITE, Outpost.BLACK)) {
            Desk desk = Desk.at("K..R...r.......k w fire S 0", """
                    ...k
                    ....
                    .*.r
                    K..R
                    """).opponent(playing(own));
            desk.order(new Command.Act(Optional.of(Outpost.WHITE), "d1xd2 full"));
            assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.ROLL);
            assertThat(desk.prompt().says().equals("White's hand rolls.")).isEqualTo(own.equals(Outpost.WHITE));
        }
    }
}
