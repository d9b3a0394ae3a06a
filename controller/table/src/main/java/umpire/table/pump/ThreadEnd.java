package umpire.table.pump;

/** Ends the thread of a pump. */
final class ThreadEnd {
    private static final long PATIENCE_MS = 2_000;

    private ThreadEnd() {}

    /** Interrupts a thread and waits for a limited time. One that hangs in a device's driver is abandoned. */
    static void of(Thread thread) {
        thread.interrupt();
        try {
            thread.join(PATIENCE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
