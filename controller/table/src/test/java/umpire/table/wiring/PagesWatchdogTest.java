package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.testing.Wait;

@Timeout(300)
class PagesWatchdogTest {
    private final AtomicBoolean deaf = new AtomicBoolean();
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger restarts = new AtomicInteger();
    private final BlockingQueue<Watchdog.Warning> told = new LinkedBlockingQueue<>();

    private boolean answers(int patienceMs) {
        asked.incrementAndGet();
        return !deaf.get();
    }

    /** Restarts the simulated web server, which then answers again. */
    private void restart() {
        restarts.incrementAndGet();
        deaf.set(false);
    }

    @Test
    void silentPagesAreRestartedAndReported() throws InterruptedException {
        try (PagesWatchdog watchdog = new PagesWatchdog(this::answers, this::restart, 1_000, 1, told::add)) {
            watchdog.start();
            Wait.until("the pages were asked", () -> asked.get() > 3);
            assertThat(restarts).hasValue(0);
            assertThat(told).isEmpty();
            deaf.set(true);
            assertThat(Wait.next("word of it", told))
                    .satisfies(first -> assertThat(first.hangs()).isTrue())
                    .satisfies(first -> assertThat(first.says()).contains("reload", "restarted"));
            assertThat(Wait.next("word of its end", told))
                    .satisfies(second -> assertThat(second.hangs()).isFalse());
            assertThat(restarts).hasValue(1);
        }
    }

    @Test
    void oneTimeoutDoesNotRestartThePages() throws InterruptedException {
        try (PagesWatchdog watchdog =
                new PagesWatchdog(patienceMs -> asked.incrementAndGet() % 2 == 0, this::restart, 1_000, 1, told::add)) {
            watchdog.start();
            Wait.until("the pages were asked", () -> asked.get() > 20);
        }
        assertThat(restarts).hasValue(0);
        assertThat(told).isEmpty();
    }
}
