package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.toy.Desk;
import umpire.rules.kernel.Seat;

/** A die that lies almost as one lay before was thrown or nudged. The table asks. */
class DoubtfulDiceTest {
    private static final Seat WHITE = new Seat("White");
    private static final String BOARD = """
            ...k
            .r..
            .K.R
            ....
            """;

    /** Two dice are to be thrown where these lie already. */
    private static Desk awaitingTwo(SeenDie... lying) {
        Desk desk = new Desk().dice(lying).play(Desk.OPENING);
        desk.order(new Command.Start(Optional.of(".....K.R.r.....k w roll_d2xd4_light S 0")));
        return desk.play(BOARD);
    }

    @Test
    void aDoubtfulDieIsPointedAtAndNotCounted() {
        Desk desk = awaitingTwo(Desk.die(6, 90), Desk.die(6, 130)).roll(Desk.die(2, -40), Desk.die(6, 132));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.ROLL);
        assertThat(desk.prompt().says())
                .startsWith("White: 1 of 2 dice lie there. A d6 near ")
                .endsWith(" lies almost as one lay before. Press Confirm if they were all thrown, or throw it again.");
        assertThat(desk.cues(Cue.Role.TAKE_FROM)).hasSize(1);
        assertThat(desk.journal()).containsOnly("set-up");
    }

    @Test
    void confirmCountsDoubtfulDiceAsThrown() {
        Desk desk = awaitingTwo(Desk.die(6, 90), Desk.die(6, 130)).roll(Desk.die(2, -40), Desk.die(6, 132));
        desk.press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("roll 2 6");
    }

    @Test
    void aDoubtfulDieMayBeThrownAgain() {
        Desk desk = awaitingTwo(Desk.die(6, 90), Desk.die(6, 130)).roll(Desk.die(2, -40), Desk.die(6, 132));
        desk.roll(Desk.die(2, -40), Desk.die(3, 60));
        assertThat(desk.journal()).endsWith("roll 2 3");
    }

    @Test
    void aDieThatLiesExactlyAsBeforeWasNotThrown() {
        Desk desk = awaitingTwo(Desk.die(6, 90), Desk.die(6, 130)).roll(Desk.die(2, -40), Desk.die(6, 130.2));
        assertThat(desk.prompt().says()).isEqualTo("White: 1 of 2 dice lie there. Roll the rest.");
        desk.press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsOnly("set-up");
    }

    @Test
    void moreDoubtfulDiceThanMissingOnesAreNotAskedAbout() {
        Desk desk = awaitingTwo(Desk.die(6, 90), Desk.die(6, 130), Desk.die(5, 180));
        desk.roll(Desk.die(2, -40), Desk.die(6, 92), Desk.die(6, 132), Desk.die(5, 180));
        assertThat(desk.prompt().says()).endsWith("Roll the rest.");
    }

    @Test
    void diceNudgedBeforeAThrowAreNoThrow() {
        Desk desk = awaitingTwo(Desk.die(6, 90), Desk.die(5, 130)).roll(Desk.die(6, 92), Desk.die(5, 132));
        assertThat(desk.prompt().says()).doesNotContain("Confirm").contains("earlier roll do not count");
        desk.press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsOnly("set-up");
    }

    @Test
    void enoughCertainlyThrownDiceSettleTheDoubt() {
        Desk desk = awaitingTwo(Desk.die(6, 90)).roll(Desk.die(2, -40), Desk.die(4, 20), Desk.die(6, 92));
        assertThat(desk.journal()).endsWith("roll 2 4");
    }
}
