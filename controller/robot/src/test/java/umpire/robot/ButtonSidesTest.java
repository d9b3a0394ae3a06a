package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Seat;

class ButtonSidesTest {
    private static final Seat RED = new Seat("Red");
    private static final Seat GREEN = new Seat("Green");
    private static final Seat BLUE = new Seat("Blue");

    @Test
    void aSeatPressesItsOwnButtonsAndOneWithoutAnyThoseOfAnotherSide() {
        ButtonSides sides = new ButtonSides(Map.of("south", RED, "north", GREEN));
        assertThat(sides.of(RED)).isEqualTo("south");
        assertThat(sides.of(GREEN)).isEqualTo("north");
        assertThat(sides.of(BLUE)).isEqualTo("north");
    }

    @Test
    void atATableWithoutButtonsThereIsOnlyTheOneForAll() {
        assertThat(new ButtonSides(Map.of()).of(RED)).isEqualTo("any");
    }
}
