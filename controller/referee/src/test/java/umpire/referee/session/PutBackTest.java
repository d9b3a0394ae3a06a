package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.referee.toy.Desk.MOVED;
import static umpire.referee.toy.Desk.REPLIED;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;

/** While pieces are misplaced, undo asks to put them back, and takes back no action. */
class PutBackTest {
    private static final String ILLEGAL = """
            .r.k
            ....
            .*..
            ..KR
            """;
    private static final String LIFTED = """
            .r.k
            ....
            .*..
            ...R
            """;

    private final Desk desk = Desk.begun().play(MOVED).play(REPLIED);
    private final List<String> before = desk.journal();

    @Test
    void anIllegalMoveIsPutBackAndNothingIsTakenBack() {
        desk.play(ILLEGAL);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        for (int press = 0; press < 3; press++) {
            desk.press(Outpost.WHITE, ButtonMeaning.UNDO).press(Outpost.BLACK, ButtonMeaning.UNDO);
        }
        assertThat(desk.journal()).isEqualTo(before);
        assertThat(desk.prompt().says()).isEqualTo("Fix the board. Move the White King from c1 back to a2.");
        assertThat(desk.lines()).last().satisfies(line -> {
            assertThat(line.kind()).isEqualTo("undo");
            assertThat(line.says()).isEqualTo(desk.prompt().says());
        });
        assertThat(desk.play(REPLIED).corrections()).isEmpty();
        assertThat(desk.journal()).isEqualTo(before);
    }

    @Test
    void aMoveThatWasOnlyBegunIsPutBack() {
        desk.play(LIFTED).press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).isEqualTo(before);
        assertThat(desk.prompt().says()).isEqualTo("Fix the board. Put the White King back on a2.");
    }

    @Test
    void onceAllIsBackUndoTakesBackAgain() {
        desk.play(ILLEGAL).press(Outpost.BLACK, ButtonMeaning.UNDO).play(REPLIED);
        desk.press(Outpost.BLACK, ButtonMeaning.UNDO);
        assertThat(desk.journal()).hasSize(before.size() + 1).endsWith("a4-b4", "-1");
    }

    @Test
    void noSeatTakesBackByCommandMeanwhileButTheOperatorMay() {
        desk.play(ILLEGAL);
        CommandAnswer answer = desk.order(new Command.TakeBack(Optional.of(Outpost.BLACK), 1));
        assertThat(answer)
                .isInstanceOfSatisfying(
                        CommandAnswer.NotDone.class,
                        refused -> assertThat(refused.why()).startsWith("First put the wrong pieces back. "));
        assertThat(desk.journal()).isEqualTo(before);
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(desk.journal()).endsWith("-1");
    }

    /** A piece that an action has still to move is not misplaced. */
    @Test
    void anActionThatIsYetToBeCarriedOutIsTakenBack() {
        Desk acted = Desk.begun();
        acted.order(new Command.Act(Optional.of(Outpost.WHITE), "a1-a2"));
        assertThat(acted.prompt().need()).isEqualTo(Prompt.Need.CARRY_OUT);
        acted.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(acted.journal()).endsWith("a1-a2", "-1");
    }
}
