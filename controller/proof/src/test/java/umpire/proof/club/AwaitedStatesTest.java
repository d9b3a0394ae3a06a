package umpire.proof.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class AwaitedStatesTest {
    private final AwaitedStates states = new AwaitedStates();
    private final Delays delays = new Delays();

    private static long nanos(long ms) {
        return TimeUnit.MILLISECONDS.toNanos(ms);
    }

    @Test
    void aDelayCountsFromTheActionToItsMessage() {
        states.accepted(1, nanos(100));
        states.shown(1, nanos(130), delays);
        assertThat(delays.quantileMs(1)).isEqualTo(30);
    }

    @Test
    void aLaterStateShowsThoseBeforeIt() {
        states.accepted(1, nanos(100));
        states.accepted(2, nanos(200));
        states.shown(2, nanos(250), delays);
        assertThat(delays.count()).isEqualTo(2);
        assertThat(delays.quantileMs(1)).isEqualTo(150);
        assertThat(states.shownUntil(nanos(300))).isTrue();
    }

    @Test
    void aRepeatedMessageShowsNothingNew() {
        states.accepted(1, nanos(100));
        states.shown(1, nanos(110), delays);
        states.accepted(2, nanos(200));
        states.shown(1, nanos(900), delays);
        assertThat(delays.count()).isEqualTo(1);
        assertThat(states.shownUntil(nanos(200))).isFalse();
    }

    @Test
    void anActionAfterTheMomentDoesNotMatter() {
        states.accepted(1, nanos(100));
        assertThat(states.shownUntil(nanos(99))).isTrue();
        assertThat(states.shownUntil(nanos(100))).isFalse();
    }

    @Test
    void aQuantileIsTheLeastDelayThatItsShareDoesNotExceed() {
        for (int ms = 100; ms > 0; ms--) {
            delays.add(nanos(ms));
        }
        assertThat(delays.quantileMs(0.5)).isEqualTo(50);
        assertThat(delays.quantileMs(0.99)).isEqualTo(99);
        assertThat(new Delays().quantileMs(0.99)).isZero();
    }
}
