package umpire.web;

import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * A bounded thread pool for answers. Addresses take turns, and each address has a maximum share of the threads: a flood
 * from one address delays only its own requests. The threads are platform threads,  so that a long computation cannot
 * keep the other threads from running.
 */
final class FairThreads implements AutoCloseable {
    private final int most;
    private final int ofAnAddress;
    private final ExecutorService threads;
    private final Map<String, Deque<Runnable>> waiting = new LinkedHashMap<>();
    private final Map<String, Integer> running = new HashMap<>();
    private int busy;

    FairThreads(int most, int ofAnAddress) {
        this(most, ofAnAddress, new DefaultThreadFactory("umpire-page", true));
    }

    FairThreads(int most, int ofAnAddress, ThreadFactory made) {
        this.most = most;
        this.ofAnAddress = ofAnAddress;
        this.threads = Executors.newCachedThreadPool(made);
    }

    /** Runs the work of an address when its turn comes. */
    synchronized void run(String address, Runnable work) {
        waiting.computeIfAbsent(address, first -> new ArrayDeque<>()).add(work);
        startNext();
    }

    private void startNext() {
        Optional<String> next = waiting.keySet().stream()
                .filter(address -> busy < most && running.getOrDefault(address, 0) < ofAnAddress)
                .findFirst();
        next.filter(address -> !threads.isShutdown()).ifPresent(this::start);
    }

    /** An address that had its turn goes to the end of the queue. */
    private void start(String address) {
        Deque<Runnable> line = Objects.requireNonNull(waiting.remove(address));
        Runnable work = line.remove();
        if (!line.isEmpty()) {
            waiting.put(address, line);
        }
        busy++;
        running.merge(address, 1, Integer::sum);
        threads.execute(() -> {
            try {
                work.run();
            } finally {
                ended(address);
            }
        });
    }

    private synchronized void ended(String address) {
        busy--;
        running.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
        startNext();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
