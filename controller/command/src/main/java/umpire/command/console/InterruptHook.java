package umpire.command.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;

/**
 * Prints a command's intermediate result when it is interrupted. The exit code remains the system's own: 130 after Ctrl-C, 143 after a
 * plain kill.
 */
public final class InterruptHook implements AutoCloseable {
    private final Thread hook;

    /** Creates a hook. The lines are requested only on an interrupt, and replace the progress line. */
    public InterruptHook(Progress progress, PrintWriter out, Supplier<List<String>> reached) {
        this.hook = new Thread(() -> tell(progress, out, reached.get()), "interrupted");
    }

    /** Installs the hook. */
    public void watch() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    public static void tell(Progress progress, PrintWriter out, List<String> reached) {
        progress.close();
        out.println("interrupted; reached so far:");
        reached.forEach(out::println);
        out.flush();
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The interrupt has already come, and the hook is running.
        }
    }
}
