package umpire.table.loop;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** What waits for the table. Anyone may add to it; what is in it when it is closed, or comes later, is answered so. */
final class Inbox {
    static final String CLOSED = "the table stopped, or another game was chosen; ask again";

    private static final int MOST = 512;

    private final BlockingQueue<QueuedInput> queue = new ArrayBlockingQueue<>(MOST);
    private volatile boolean open = true;

    /** Takes an input nobody waits for an answer to. Returns false when it does not. */
    boolean offer(QueuedInput queuedInput) {
        return open && queue.offer(queuedInput);
    }

    /** Takes an input, or answers why it does not. */
    void put(QueuedInput queuedInput) {
        if (!queue.offer(queuedInput)) {
            queuedInput.notDone("the table is too busy; try again in a second");
        } else if (!open && queue.remove(queuedInput)) {
            queuedInput.notDone(CLOSED);
        }
    }

    /** Returns the next input; empty when there is none for so long. */
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
