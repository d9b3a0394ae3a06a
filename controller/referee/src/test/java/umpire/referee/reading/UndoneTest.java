package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UndoneTest {
    @ParameterizedTest
    @CsvSource({"a, a", "a b c d, a; b; c; d", "a b c d e, a; b; c; d and 1 more", "a b c d e f, a; b; c; d and 2 more"
    })
    void fourActionsAreNamedAndTheRestCounted(String names, String says) {
        assertThat(new Undone(List.of(names.split(" ")), Set.of(), false, false, true).says())
                .isEqualTo(says);
    }
}
