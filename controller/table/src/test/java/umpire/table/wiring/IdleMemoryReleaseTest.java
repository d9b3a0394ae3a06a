package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class IdleMemoryReleaseTest {
    private final AtomicLong happened = new AtomicLong(7);
    private final AtomicLong clockMs = new AtomicLong(1_000);
    private long heapBytes = 90 << 20;
    private int tidied;
    private final IdleMemoryRelease memory = new IdleMemoryRelease(happened::get, () -> heapBytes, clockMs::get, () -> {
        tidied++;
        heapBytes = 40 << 20;
    });

    private void pass(long ms) {
        clockMs.addAndGet(ms);
        memory.turned();
    }

    @Test
    void memoryIsReleasedOnceAfterAnIdleMinute() {
        pass(59_999);
        assertThat(tidied).isZero();
        pass(1);
        pass(1_000_000);
        assertThat(tidied).isOne();
    }

    @Test
    void memoryIsNotReleasedDuringPlay() {
        for (int move = 0; move < 20; move++) {
            happened.incrementAndGet();
            pass(40_000);
        }
        assertThat(tidied).isZero();
    }

    @Test
    void memoryIsReleasedAgainAfterMorePlay() {
        pass(60_000);
        happened.incrementAndGet();
        pass(500);
        pass(59_999);
        assertThat(tidied).isOne();
        pass(1);
        assertThat(tidied).isEqualTo(2);
    }

    @Test
    void growthWhenIdleIsReleasedAfterAMinute() {
        pass(60_000);
        heapBytes = 120 << 20;
        pass(59_999);
        assertThat(tidied).isOne();
        pass(1);
        assertThat(tidied).isEqualTo(2);
        heapBytes += (16 << 20) - 1;
        pass(1_000_000);
        assertThat(tidied).isEqualTo(2);
    }
}
