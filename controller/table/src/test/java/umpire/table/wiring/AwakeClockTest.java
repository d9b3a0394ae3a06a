package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class AwakeClockTest {
    private final AtomicLong machineMs = new AtomicLong(7_000_000);
    private final AwakeClock clock = new AwakeClock(machineMs::get);

    private long after(long passedMs) {
        machineMs.addAndGet(passedMs);
        return clock.getAsLong();
    }

    @Test
    void runningTimeCounts() {
        assertThat(clock.getAsLong()).isZero();
        assertThat(after(50)).isEqualTo(50);
        assertThat(after(0)).isEqualTo(50);
        assertThat(after(2_000)).isEqualTo(2_050);
    }

    @Test
    void suspendedTimeDoesNotCount() {
        after(100);
        assertThat(after(12_000)).isEqualTo(100);
        assertThat(after(50)).isEqualTo(150);
        assertThat(after(3_600_000)).isEqualTo(150);
        assertThat(after(50)).isEqualTo(200);
    }
}
