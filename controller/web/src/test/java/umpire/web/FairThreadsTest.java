package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.testing.Wait;

/** A pool of three threads, two of them for an address at most. */
@Timeout(300)
class FairThreadsTest {
    private final FairThreads threads = new FairThreads(3, 2);
    private final BlockingQueue<String> begun = new LinkedBlockingQueue<>();
    private final CountDownLatch end = new CountDownLatch(1);

    @AfterEach
    void close() {
        threads.close();
    }

    private void work(String address, String name) {
        threads.run(address, () -> {
            begun.add(name);
            awaitTheEnd();
        });
    }

    private void awaitTheEnd() {
        try {
            Wait.until("the end", end);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aFloodFromOneAddressLeavesAThreadToTheOthers() throws Exception {
        for (int i = 0; i < 100; i++) {
            work("crowd", "crowd " + i);
        }
        assertThat(List.of(Wait.next("work", begun), Wait.next("work", begun)))
                .containsExactlyInAnyOrder("crowd 0", "crowd 1");
        work("modest", "modest");
        assertThat(Wait.next("work", begun)).isEqualTo("modest");
        end.countDown();
        for (int i = 2; i < 100; i++) {
            assertThat(Wait.next("work", begun)).startsWith("crowd");
        }
    }

    @Test
    void waitingAddressesTakeTurns() throws Exception {
        FairThreads single = new FairThreads(1, 1);
        BlockingQueue<String> done = new LinkedBlockingQueue<>();
        single.run("first", this::awaitTheEnd);
        for (String name : List.of("a", "a", "a", "b", "c")) {
            single.run(name, () -> done.add(name));
        }
        end.countDown();
        for (String name : List.of("a", "b", "c", "a", "a")) {
            assertThat(Wait.next("work", done)).isEqualTo(name);
        }
        single.close();
    }

    @Test
    void failingWorkReleasesItsThread() throws Exception {
        for (int i = 0; i < 3; i++) {
            threads.run("crowd", () -> {
                throw new IllegalStateException("a bug that the test wants");
            });
        }
        threads.run("crowd", () -> begun.add("after"));
        assertThat(Wait.next("work", begun)).isEqualTo("after");
    }
}
