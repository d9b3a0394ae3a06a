package umpire.table.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IdleTurnsTest {
    private final IdleTurns idleTurns = new IdleTurns();

    private boolean asksAfter(boolean idle) {
        idleTurns.turn(idle);
        return !idleTurns.sparesThis();
    }

    @Test
    void oneIdleTurnInFiveMakesABulletin() {
        assertThat(IntStream.range(0, 20).filter(turn -> asksAfter(true)).count())
                .isEqualTo(4);
    }

    @Test
    void anInputMakesABulletinAtOnce() {
        assertThat(asksAfter(true)).isFalse();
        assertThat(asksAfter(false)).isTrue();
        assertThat(asksAfter(false)).isTrue();
        assertThat(asksAfter(true)).isFalse();
    }
}
