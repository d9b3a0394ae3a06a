package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.settling.Stillness.Disturbance;

class FreeFlightTest {
    private static boolean rolled(long frameMs, int looks) {
        FreeFlight flight = FreeFlight.NONE.look(Disturbance.HAND, 0);
        long nowMs = 0;
        for (Disturbance kind : Collections.nCopies(looks, Disturbance.MOVING)) {
            nowMs += frameMs;
            flight = flight.look(kind, nowMs);
        }
        return flight.rolled();
    }

    /** A hand that has laid a die leaves within two or three pictures. */
    @ParameterizedTest
    @ValueSource(longs = {40, 66, 100, 150, 200, 400})
    void aLeavingHandIsNoRoll(long frameMs) {
        assertThat(rolled(frameMs, 1)).isFalse();
        assertThat(rolled(frameMs, 2)).isFalse();
        assertThat(rolled(frameMs, 3)).isFalse();
    }

    @Test
    void laterMovementIsARoll() {
        assertThat(rolled(66, 4)).isTrue();
        assertThat(rolled(100, 4)).isTrue();
        assertThat(rolled(25, 4)).isFalse();
    }
}
