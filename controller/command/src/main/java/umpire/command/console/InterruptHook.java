package umpire.command.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;

/**
 * Says what a command had reached when it is told to stop. The exit code remains the system's own for that: 130 after Ctrl-C,
 * 143 after a plain kill.
 */
public final class InterruptHook implements AutoCloseable {
    private final Thread hook;

    /** Watches until it is closed; the lines are asked for only when it comes to that, and take the place of the progress. */
    public InterruptHook(Progress progress, PrintWriter out, Supplier<List<String>> reached) {
        this.hook = new Thread(() -> tell(progress, out, reached.get()), "interrupted");
    }

    /** Watches from now on. */
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
            // It has come to that: the hook is at it.
        }
    }
}
