package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ListedTest {
    @Test
    void theLastOfSeveralFollowsAndOrOr() {
        assertThat(Listed.and(List.of("a1"))).isEqualTo("a1");
        assertThat(Listed.and(List.of("a1", "b1"))).isEqualTo("a1 and b1");
        assertThat(Listed.and(List.of("a1", "b1", "c1"))).isEqualTo("a1, b1 and c1");
        assertThat(Listed.or(List.of("move", "fire", "hold"))).isEqualTo("move, fire or hold");
    }
}
