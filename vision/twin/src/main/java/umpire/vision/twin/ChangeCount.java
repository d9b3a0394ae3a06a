package umpire.vision.twin;

/** Counts changes and lets threads wait for the next one. Thread-safe. */
final class ChangeCount {
    private long count;

    synchronized long count() {
        return count;
    }

    synchronized void grow() {
        count++;
        notifyAll();
    }

    /** Waits until the count differs from a value, or until the timeout. */
    synchronized void awaitOther(long from, long atMostMs) throws InterruptedException {
        long endNs = System.nanoTime() + atMostMs * 1_000_000;
        for (long leftMs = atMostMs; count == from && leftMs > 0; leftMs = (endNs - System.nanoTime()) / 1_000_000) {
            wait(leftMs);
        }
    }
}
