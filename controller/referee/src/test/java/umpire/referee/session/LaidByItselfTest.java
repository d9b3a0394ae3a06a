package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Seat;

/** A table that lays its own pieces and throws its own dice waits for no look. */
class LaidByItselfTest {
    private static final Seat WHITE = Outpost.WHITE;
    private static final Seat BLACK = Outpost.BLACK;
    private static final String SHOT = ".....K.R.r.....k w roll_b2xb3_full S 0";
    private static final String MOVED = """
            r..k
            ....
            K*..
            ...R
            """;

    private static Desk awaitingShot() {
        Desk desk = new Desk().laid();
        desk.order(new Command.Start(Optional.of(SHOT)));
        return desk.laid();
    }

    private static Command act(Seat seat, String notation) {
        return new Command.Act(Optional.of(seat), notation);
    }

    @Test
    void aGameWithAFixedOpeningBeginsAtOnce() {
        Desk desk = new Desk().laid();
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.prompt().says()).startsWith("White: move a piece.");
    }

    @Test
    void anActionLeavesNothingToCarryOut() {
        Desk desk = new Desk().laid();
        assertThat(desk.order(act(WHITE, "a1-a2"))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(desk.prompt().says()).startsWith("White: fire at a target.");
        assertThat(desk.corrections()).isEmpty();
    }

    @Test
    void theTableThrowsAndTakesAwayWhatWasHit() {
        Desk desk = awaitingShot();
        assertThat(desk.thrown(WHITE, 5)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.journal()).containsExactly("set-up", "set-up", "roll 5");
        assertThat(desk.prompt().says()).startsWith("Black: move a piece.");
    }

    @Test
    void aThrowIsAskedForWithoutMentionOfOldDice() {
        String board = """
                ...k
                .r..
                .K.R
                ....
                """;
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", board)
                .roll(Desk.die(6, 0))
                .touch("b2", "b3");
        assertThat(desk.prompt().says()).endsWith("Dice from an earlier roll do not count.");
        assertThat(desk.laid().prompt().says()).startsWith("White: ").doesNotContain("Dice");
    }

    @Test
    void onlyTheSeatWhoseThrowIsDueMayAskForIt() {
        Desk desk = awaitingShot();
        assertThat(desk.thrown(BLACK, 5)).isInstanceOf(CommandAnswer.NotDone.class);
        desk.thrown(WHITE, 1);
        assertThat(desk.thrown(WHITE, 5)).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.journal()).containsExactly("set-up", "set-up", "roll 1");
    }

    @Test
    void aRollThatWasTakenBackIsNotThrownAgain() {
        Desk desk = awaitingShot();
        desk.thrown(WHITE, 5);
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        desk.thrown(WHITE, 1);
        assertThat(desk.journal()).containsExactly("set-up", "set-up", "roll 5", "-1", "roll 5");
    }

    private static Desk takenBack() {
        Desk desk = awaitingShot();
        desk.thrown(WHITE, 5);
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        return desk.laid();
    }

    @Test
    void aRollThatWasTakenBackIsAskedForLikeAnyThrow() {
        Prompt prompt = takenBack().prompt();
        assertThat(prompt.need()).isEqualTo(Prompt.Need.ROLL);
        assertThat(prompt.says())
                .endsWith("It was taken back: the same throw counts again.")
                .doesNotContain("Confirm");
        assertThat(prompt.options()).extracting(Prompt.Option::notation).containsExactly("roll 5");
    }

    @Test
    void aRollThatWasTakenBackStandsWhenItIsChosen() {
        Desk desk = takenBack();
        assertThat(desk.order(act(BLACK, "roll 5"))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.order(act(WHITE, "roll 1"))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.order(act(WHITE, "roll 5"))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.journal()).endsWith("-1", "roll 5");
    }

    @Test
    void aPhysicalTableThrowsNoDice() {
        Desk desk = Desk.at(SHOT, """
                ...k
                .r..
                .K.R
                ....
                """);
        assertThat(desk.order(new Command.Throw(Optional.of(WHITE)))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void aLookOlderThanTheLayingIsIgnored() {
        Desk desk = new Desk().laid();
        desk.order(act(WHITE, "a1-a2"));
        desk.rest(Desk.OPENING, 2 * Desk.SETTLE_LOOKS);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2");
        assertThat(desk.prompt().says()).startsWith("White: fire at a target.");
    }

    @Test
    void laterMovesByHandAreRead() {
        Desk desk = new Desk().laid();
        desk.order(act(WHITE, "a1-a2"));
        desk.laid().rest(MOVED, Desk.SETTLE_LOOKS).play("""
                .r.k
                ....
                K*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "hold", "a4-b4");
    }

    @Test
    void aTakeBackByPressIsLaidToo() {
        Desk desk = new Desk().laid();
        desk.order(act(WHITE, "a1-a2"));
        desk.laid().press(WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2", "-1");
        assertThat(desk.corrections()).isEmpty();
        assertThat(desk.prompt().says()).startsWith("White: move a piece.");
    }
}
