package umpire.drawing.sheet;

import java.util.concurrent.CancellationException;

/** Ends a print between two of its parts, when the thread that makes it is interrupted. */
final class PrintInterruption {
    private PrintInterruption() {}

    /**
     * Goes on, unless the thread is interrupted.
     *
     * @throws CancellationException when it is
     */
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("nobody waits for this print any more");
        }
    }
}
