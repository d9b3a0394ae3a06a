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
 * A limited number of threads that answer requests. Addresses take turns, and no address has more than its share of the threads: a
 * flood from one of them only makes its own requests wait. They are threads of the system, so that an answer that computes for long
 * shares the processors with the others.
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

    /** Runs the work of an address as soon as it is its turn. */
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

    /** An address whose turn it was goes to the end of the line. */
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
