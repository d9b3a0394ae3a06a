package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.referee.toy.Desk.MOVED;
import static umpire.referee.toy.Desk.REPLIED;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Beach;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.Shore;
import umpire.rules.kernel.Seat;

/**
 * Taking back another seat's action, a roll or a reveal needs permission. Actions that were taken back can be redone.
 */
class TakeBackRequestTest {
    private static final String BOARD = """
            ...k
            .r..
            .K.R
            ....
            """;

    private final Desk desk = Desk.begun().play(MOVED).play(REPLIED);

    private static CommandAnswer takeBack(Desk desk, Seat seat, int actions) {
        return desk.order(new Command.TakeBack(Optional.of(seat), actions));
    }

    private static CommandAnswer answer(Desk desk, Seat seat, boolean accepted) {
        return desk.order(new Command.AnswerTakeBack(Optional.of(seat), accepted));
    }

    @Test
    void aSeatTakesBackItsLastActionAtOnce() {
        assertThat(takeBack(desk, Outpost.BLACK, 1)).isEqualTo(new CommandAnswer.Done("Taken back."));
        assertThat(desk.journal()).endsWith("a4-b4", "-1");
    }

    @Test
    void takingBackAnotherSeatsActionAsksThatSeat() {
        assertThat(takeBack(desk, Outpost.WHITE, 3))
                .isEqualTo(new CommandAnswer.Done(
                        "White wants to take back: a4-b4; hold fire; a1-a2. Black must allow it."));
        assertThat(desk.journal()).endsWith("a4-b4", "3 White asked back");
        assertThat(desk.tableSnapshot().requests().takeBack())
                .contains(new TakeBackRequest(
                        Outpost.WHITE, false, 3, "a4-b4; hold fire; a1-a2", List.of(Outpost.BLACK)));
        assertThat(desk.prompt().says())
                .startsWith("White wants to take back: a4-b4; hold fire; a1-a2."
                        + " Black: press Confirm to allow it, Undo to refuse, or play on. Black: fire");
        assertThat(answer(desk, Outpost.BLACK, true)).isEqualTo(new CommandAnswer.Done("Taken back."));
        assertThat(desk.journal()).endsWith("Black allowed", "-3");
        assertThat(desk.tableSnapshot().requests().takeBack()).isEmpty();
    }

    @Test
    void aPressOfUndoAsksToo() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).endsWith("a4-b4", "2 White asked back");
        assertThat(desk.tableSnapshot().actionsPlayed()).isEqualTo(3);
    }

    @Test
    void aSeatThatIsAskedMayRefuse() {
        takeBack(desk, Outpost.WHITE, 3);
        assertThat(answer(desk, Outpost.BLACK, false)).isEqualTo(new CommandAnswer.Done("Black does not allow it."));
        assertThat(desk.journal()).endsWith("3 White asked back", "Black refused");
        assertThat(desk.tableSnapshot().actionsPlayed()).isEqualTo(3);
    }

    @Test
    void theRequestingSeatCanWithdrawButNotPermit() {
        takeBack(desk, Outpost.WHITE, 3);
        assertThat(answer(desk, Outpost.WHITE, true))
                .isEqualTo(CommandAnswer.notDone("Black must answer that, not White."));
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.tableSnapshot().requests().takeBack()).isPresent();
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).endsWith("3 White asked back", "White refused");
    }

    @Test
    void onlyOneRequestIsOpenAtATime() {
        takeBack(desk, Outpost.WHITE, 3);
        assertThat(takeBack(desk, Outpost.WHITE, 2))
                .isEqualTo(CommandAnswer.notDone(
                        "White wants to take back: a4-b4; hold fire; a1-a2. Black must answer first."));
    }

    @Test
    void playingOnEndsTheRequest() {
        takeBack(desk, Outpost.WHITE, 3);
        desk.order(new Command.Act(Optional.of(Outpost.BLACK), "hold"));
        assertThat(desk.tableSnapshot().requests().takeBack()).isEmpty();
        assertThat(answer(desk, Outpost.BLACK, true))
                .isEqualTo(CommandAnswer.notDone("No player has asked to take an action back."));
    }

    @Test
    void aConfirmWithAnotherMeaningPermitsNothing() {
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO).pressAtOnce(Outpost.BLACK, ButtonMeaning.CONFIRM);
        assertThat(desk.tableSnapshot().requests().takeBack()).isPresent();
    }

    @Test
    void theOperatorNeedsNoPermissionAndAnswersForAll() {
        takeBack(desk, Outpost.WHITE, 3);
        assertThat(desk.order(new Command.AnswerTakeBack(Optional.empty(), true)))
                .isEqualTo(new CommandAnswer.Done("Taken back."));
        assertThat(desk.journal()).endsWith("Black allowed", "-3");
    }

    @Test
    void aRequestSurvivesARestart() {
        takeBack(desk, Outpost.WHITE, 3);
        assertThat(desk.restart().tableSnapshot().requests().takeBack()).isPresent();
        answer(desk, Outpost.BLACK, true);
        assertThat(desk.journal()).endsWith("-3");
    }

    @Test
    void takingBackARollAsksTheOtherSide() {
        Desk firing =
                Desk.at(".....K.R.r.....k w fire S 0", BOARD).touch("b2", "b3").roll(Desk.die(2, 0));
        assertThat(takeBack(firing, Outpost.WHITE, 1)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(firing.journal()).endsWith("roll 2", "1 White asked back");
    }

    private static Beach declared(String... tides) {
        Beach beach = Beach.at("0 - -").play(0);
        for (String tide : tides) {
            beach.order(new Command.Act(Optional.of(seat(tide)), tide));
        }
        return beach;
    }

    private static Seat seat(String tide) {
        return tide.startsWith("Sea") ? Shore.SEA : Shore.LAND;
    }

    @Test
    void anotherSeatsDeclarationIsNotErased() {
        Beach beach = declared("Land ebb");
        beach.order(new Command.TakeBack(Optional.of(Shore.SEA), 1));
        assertThat(beach.tableSnapshot().requests().takeBack().orElseThrow().asked())
                .containsExactly(Shore.LAND);
        assertThat(beach.tableSnapshot().prompt().says())
                .startsWith("Sea wants to take back: a declaration. Land: press Confirm");
        assertThat(beach.tableSnapshot().seatViews()).containsOnlyKeys(Shore.LAND);
    }

    @Test
    void takingBackARevealTakesBackAllItsDeclarations() {
        Beach beach = declared("Land ebb", "Sea flood");
        beach.order(new Command.TakeBack(Optional.of(Shore.SEA), 1));
        TakeBackRequest request = beach.tableSnapshot().requests().takeBack().orElseThrow();
        assertThat(request.asked()).containsExactly(Shore.LAND);
        assertThat(request.actions()).isEqualTo(2);
        beach.order(new Command.AnswerTakeBack(Optional.of(Shore.LAND), true));
        assertThat(beach.tableSnapshot().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
        assertThat(beach.tableSnapshot().seatViews()).isEmpty();
    }

    @Test
    void theOperatorTakesBackARevealAsAWholeToo() {
        Beach beach = declared("Land ebb", "Sea flood");
        beach.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(beach.tableSnapshot().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
    }

    private CommandAnswer redo(Seat seat) {
        return desk.order(new Command.Redo(Optional.of(seat)));
    }

    @Test
    void aTakeBackWithoutPermissionIsRedoneWithoutPermission() {
        takeBack(desk, Outpost.BLACK, 1);
        assertThat(desk.tableSnapshot().requests().redoable()).isEqualTo(1);
        assertThat(redo(Outpost.BLACK)).isEqualTo(new CommandAnswer.Done("Done again."));
        assertThat(desk.journal()).endsWith("-1", "a4-b4");
        assertThat(desk.tableSnapshot().requests().redoable()).isZero();
    }

    @Test
    void aTakeBackWithPermissionIsRedoneWithPermission() {
        takeBack(desk, Outpost.WHITE, 3);
        answer(desk, Outpost.BLACK, true);
        redo(Outpost.WHITE);
        assertThat(desk.prompt().says())
                .startsWith("White wants to do again: a1-a2; hold fire; a4-b4. Black: press Confirm to allow it");
        answer(desk, Outpost.BLACK, true);
        assertThat(desk.journal()).endsWith("White asked again", "Black allowed", "a1-a2", "hold", "a4-b4");
    }

    @Test
    void playingAnotherActionClearsTheRedoStack() {
        takeBack(desk, Outpost.BLACK, 1);
        desk.order(new Command.Act(Optional.of(Outpost.BLACK), "d4-c4"));
        assertThat(redo(Outpost.BLACK))
                .isEqualTo(CommandAnswer.notDone(
                        "There is nothing to do again: nothing was taken back since the last action."));
    }

    @Test
    void playingTheSameActionKeepsTheRestOfTheRedoStack() {
        takeBack(desk, Outpost.WHITE, 3);
        answer(desk, Outpost.BLACK, true);
        desk.order(new Command.Act(Optional.of(Outpost.WHITE), "a1-a2"));
        assertThat(desk.tableSnapshot().requests().redoable()).isEqualTo(2);
        desk.order(new Command.Redo(Optional.empty()));
        assertThat(desk.journal()).endsWith("a1-a2", "hold", "a4-b4");
    }
}
