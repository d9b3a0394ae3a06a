package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DeadlineTest {
    private final AtomicLong nowNanos = new AtomicLong(7_000_000);

    @Test
    void theDeadlineEnds() {
        Deadline deadline = new Deadline(5, nowNanos::get);
        assertThat(deadline.getAsBoolean()).isFalse();
        nowNanos.set(11_999_999);
        assertThat(deadline.getAsBoolean()).isFalse();
        nowNanos.set(12_000_000);
        assertThat(deadline.getAsBoolean()).isTrue();
    }

    @Test
    void anOverflowingClockWorksToo() {
        nowNanos.set(Long.MAX_VALUE);
        Deadline deadline = new Deadline(1, nowNanos::get);
        nowNanos.addAndGet(999_999);
        assertThat(deadline.getAsBoolean()).isFalse();
        nowNanos.incrementAndGet();
        assertThat(deadline.getAsBoolean()).isTrue();
    }
}
