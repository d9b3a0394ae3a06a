package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiceRowTest {
    private static final Seat RED = new Seat("Red");

    @Test
    void anEmptyRowIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DiceRow(RED, "waste", List.of()))
                .withMessageContaining("dice");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DiceRow(RED, " ", List.of(DieShown.of(DieType.NUMERALS, "7"))));
    }
}
