package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.toy.Carousel;

/** Three seats, two of them with buttons. A press for the third names no seat, and a command from its phone does. */
class ThreeSeatsTest {
    private final ToyTable<Carousel.State, Carousel.Ride> table = ToyTable.of(new Carousel());

    ThreeSeatsTest() {
        Carousel game = new Carousel();
        table.play(game.show(game.opening())).playing("ride 1").playing("ride 2");
    }

    @Test
    void anyPressAnswersForTheThirdSeat() {
        assertThat(table.prompt().seat()).contains(Carousel.BLUE);
        table.press(ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("ride 1", "ride 2");
        table.press(ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("ride 1", "ride 2", "ride 0");
        assertThat(table.prompt().seat()).contains(Carousel.RED);
    }

    @Test
    void aPressOfAnotherSeatDoesNotAnswer() {
        table.press(Carousel.RED, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("ride 1", "ride 2");
        assertThat(table.told()).last().asString().startsWith("Red has nothing to choose now. Blue: ride.");
    }

    @Test
    void itsOwnPhoneAnswersToo() {
        assertThat(table.order(new Command.Act(Optional.of(Carousel.GREEN), "ride 1")))
                .isInstanceOf(CommandAnswer.NotDone.class);
        table.act(Carousel.BLUE, "ride 1");
        assertThat(table.journal()).endsWith("ride 2", "ride 1");
    }

    @Test
    void anyPressTakesBackAChoiceOfTheThirdSeat() {
        table.press(ButtonMeaning.CONFIRM).press(ButtonMeaning.CONFIRM).press(ButtonMeaning.UNDO);
        assertThat(table.journal()).endsWith("ride 0", "1");
        assertThat(table.prompt().seat()).contains(Carousel.BLUE);
    }
}
