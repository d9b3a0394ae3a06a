package umpire.drawing.sheet;

import java.util.concurrent.CancellationException;

/** Cancels a print between two of its parts if its thread is interrupted. */
final class PrintInterruption {
    private PrintInterruption() {}

    /**
     * Checks for an interruption.
     *
     * @throws CancellationException if the thread is interrupted
     */
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("no client waits for this print any more");
        }
    }
}
