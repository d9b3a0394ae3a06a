package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class HouseRulingTest {
    private static final HouseRuling RULING =
            new HouseRuling("landing", List.of("SAFE", "CAPTIVE", "HOME"), "3", "Where does an elf land?");

    @Test
    void theTablesAnswerComesFirstAndTheOthersKeepTheirOrder() {
        assertThat(RULING.answered("HOME").allowed()).containsExactly("HOME", "SAFE", "CAPTIVE");
        assertThat(RULING.answered("SAFE")).isEqualTo(RULING);
    }

    @Test
    void anInvalidAnswerIsRefusedWithTheAllowedOnes() {
        assertThat(RULING.answer("CAPTIVE").orThrow()).isEqualTo("CAPTIVE");
        assertThat(RULING.answer("captive"))
                .isEqualTo(Parsed.bad("'captive' is not an answer to landing. Answers are: SAFE, CAPTIVE, HOME"));
    }
}
