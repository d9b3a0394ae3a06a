package umpire.table.loop;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** The queue of inputs for the table. Thread-safe. Inputs left in it on closing, or added later, are answered with a refusal. */
final class Inbox {
    static final String CLOSED = "the table stopped, or another game was chosen; ask again";

    private static final int MOST = 512;

    private final BlockingQueue<QueuedInput> queue = new ArrayBlockingQueue<>(MOST);
    private volatile boolean open = true;

    /** Adds an input without a reply. Returns false when the queue is full or closed. */
    boolean offer(QueuedInput queuedInput) {
        return open && queue.offer(queuedInput);
    }

    /** Adds an input, or answers why it was not added. */
    void put(QueuedInput queuedInput) {
        if (!queue.offer(queuedInput)) {
            queuedInput.notDone("the table is too busy; try again in a second");
        } else if (!open && queue.remove(queuedInput)) {
            queuedInput.notDone(CLOSED);
        }
    }

    /** Returns the next input; empty when none arrives in time. */
    Optional<QueuedInput> poll(long waitMs) throws InterruptedException {
        return Optional.ofNullable(queue.poll(waitMs, TimeUnit.MILLISECONDS));
    }

    void close() {
        open = false;
        for (QueuedInput left = queue.poll(); left != null; left = queue.poll()) {
            left.notDone(CLOSED);
        }
    }
}
