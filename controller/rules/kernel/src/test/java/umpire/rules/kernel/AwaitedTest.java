package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AwaitedTest {
    private static final Seat RED = new Seat("Red");
    private static final Seat BLUE = new Seat("Blue");

    @Test
    void aChoiceIsOneSeats() {
        Awaited choice = new Awaited.Choice(RED, "move a piece");
        assertThat(choice.asked()).contains(RED);
        assertThat(choice.says()).isEqualTo("Red: move a piece.");
    }

    @Test
    void aRollMayBeSeveralSeats() {
        Awaited.Roll one = new Awaited.Roll(RED, List.of(new Dice("d6", "d6", 2)), "roll");
        assertThat(one.asked()).contains(RED);
        assertThat(one.says()).isEqualTo("Red: roll.");
        assertThat(one.total()).isEqualTo(2);
        assertThat(one.cards()).isFalse();
        Awaited.Roll both = new Awaited.Roll(
                List.of(
                        new Awaited.Roll.Thrower(RED, new Dice(DieType.CARD, "deck", 1)),
                        new Awaited.Roll.Thrower(BLUE, new Dice(DieType.CARD, "deck", 1))),
                Awaited.Roll.Counted.THROWN,
                "draw a card");
        assertThat(both.asked()).isEmpty();
        assertThat(both.says()).isEqualTo("Red and Blue: draw a card.");
        assertThat(both.cards()).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Awaited.Roll(List.of(), Awaited.Roll.Counted.THROWN, "roll"));
    }

    @Test
    void aDeclarationIsOpenToMissingSeatsAndMayBeRepeated() {
        Awaited.Declarations last = new Awaited.Declarations(List.of(BLUE), List.of(RED), "declare");
        assertThat(last.asked()).contains(BLUE);
        assertThat(last.says()).isEqualTo("Blue: declare.");
        assertThat(last.openTo(RED)).isTrue();
        assertThat(last.openTo(BLUE)).isTrue();
        assertThat(last.openTo(new Seat("Green"))).isFalse();
        Awaited both = new Awaited.Declarations(List.of(RED, BLUE), "declare");
        assertThat(both.asked()).isEmpty();
    }

    @Test
    void afterTheEndNoSeatIsAsked() {
        Awaited nothing = new Awaited.Nothing(Outcome.agreedDraw());
        assertThat(nothing.asked()).isEqualTo(Optional.empty());
        assertThat(nothing.says()).isEqualTo("A draw: the players agreed on it.");
    }
}
