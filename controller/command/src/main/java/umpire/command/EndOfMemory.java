package umpire.command;

import java.io.PrintWriter;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the process on an out-of-memory error that the JVM itself survives: no thread can be started, or native libraries get no memory.
 * Otherwise the process would stay without working, and would not be restarted.
 */
final class EndOfMemory implements Thread.UncaughtExceptionHandler {
    /** The JVM's own exit code with {@code -XX:+ExitOnOutOfMemoryError}. */
    static final int EXIT_CODE = 3;

    private static final Logger LOG = LoggerFactory.getLogger(EndOfMemory.class);

    private final PrintWriter err;
    private final IntConsumer halt;

    /**
     * Creates the handler.
     *
     * @param err receives the reason
     * @param halt ends the process at once
     */
    EndOfMemory(PrintWriter err, IntConsumer halt) {
        this.err = err;
        this.halt = halt;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            err.println("umpire: the memory ran out (" + failure.getMessage()
                    + "), so the table stops. Start it again: the game resumes.");
            err.flush();
            halt.accept(EXIT_CODE);
        } else {
            LOG.error("a bug ends the thread {}", thread.getName(), failure);
        }
    }
}
