package umpire.vision.twin;

/** How often something changed, and who waits for the next time. Thread-safe. */
final class ChangeCount {
    private long count;

    synchronized long count() {
        return count;
    }

    synchronized void grow() {
        count++;
        notifyAll();
    }

    /** Waits until the count is another than that, or until the time is up. */
    synchronized void awaitOther(long from, long atMostMs) throws InterruptedException {
        long endNs = System.nanoTime() + atMostMs * 1_000_000;
        for (long leftMs = atMostMs; count == from && leftMs > 0; leftMs = (endNs - System.nanoTime()) / 1_000_000) {
            wait(leftMs);
        }
    }
}
