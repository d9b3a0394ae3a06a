package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Seat;

class ButtonSidesTest {
    private static final Seat RED = new Seat("Red");
    private static final Seat GREEN = new Seat("Green");
    private static final Seat BLUE = new Seat("Blue");

    @Test
    void aSeatPressesItsOwnOrSharedButtons() {
        ButtonSides sides = new ButtonSides(Map.of("south", List.of(RED, BLUE), "north", List.of(GREEN)));
        assertThat(sides.of(RED)).isEqualTo("south");
        assertThat(sides.of(GREEN)).isEqualTo("north");
        assertThat(sides.of(BLUE)).isEqualTo("south");
    }

    @Test
    void aTableWithoutButtonsHasOnlyTheCommonOne() {
        assertThat(new ButtonSides(Map.of()).of(RED)).isEqualTo("any");
    }
}
