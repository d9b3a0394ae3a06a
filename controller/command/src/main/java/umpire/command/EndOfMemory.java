package umpire.command;

import java.io.PrintWriter;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the table when memory runs out where the JVM does not end it by itself: no thread can be started any more, or the native
 * libraries get none. A process that stayed without memory would do nothing, and nobody would start it anew.
 */
final class EndOfMemory implements Thread.UncaughtExceptionHandler {
    /** The JVM's own, with {@code -XX:+ExitOnOutOfMemoryError}. */
    static final int EXIT_CODE = 3;

    private static final Logger LOG = LoggerFactory.getLogger(EndOfMemory.class);

    private final PrintWriter err;
    private final IntConsumer halt;

    /**
     * Ends a process.
     *
     * @param err where it says why
     * @param halt ends it, at once
     */
    EndOfMemory(PrintWriter err, IntConsumer halt) {
        this.err = err;
        this.halt = halt;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            err.println("umpire: the memory ran out (" + failure.getMessage()
                    + "), so the table ends. Start it again: it goes on where it was.");
            err.flush();
            halt.accept(EXIT_CODE);
        } else {
            LOG.error("a bug ends the thread {}", thread.getName(), failure);
        }
    }
}
