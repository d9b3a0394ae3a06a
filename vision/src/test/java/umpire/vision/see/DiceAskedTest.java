package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Parsed;

class DiceAskedTest {
    private static DiceAsked asked(String... words) {
        return DiceAsked.parse(List.of(words)).toOptional().orElseThrow();
    }

    @Test
    void theDefaultIsEveryKind() {
        assertThat(asked()).isEqualTo(new DiceAsked(List.of(), true, true, List.of()));
    }

    @Test
    void aKindAloneIsLookedForInAnySize() {
        assertThat(asked("d10")).isEqualTo(new DiceAsked(List.of(), false, true, List.of()));
        assertThat(asked("d10", "d6")).isEqualTo(new DiceAsked(List.of(), true, true, List.of()));
    }

    @Test
    void aSizeIsOfPipsUnlessItsKindIsNamed() {
        assertThat(asked("16", "d10=18")).isEqualTo(new DiceAsked(List.of(16.0), true, true, List.of(18.0)));
        assertThat(asked("d6=12", "19")).isEqualTo(DiceAsked.pips(List.of(12.0, 19.0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"d12", "d10=", "d10=big", "3", "61", "dice"})
    void anInvalidWordIsRefused(String word) {
        assertThat(DiceAsked.parse(List.of(word))).isInstanceOf(Parsed.Bad.class);
    }
}
