package umpire.command.console;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * The progress line on a terminal: the finished share, the elapsed time and the estimated remaining time. Writes nothing to a file or pipe.
 * Thread-safe.
 */
public final class Progress implements AutoCloseable {
    private static final long REFRESH_NANOS = 500_000_000;
    private static final long SECOND_NANOS = 1_000_000_000;
    private static final int WIDTH = 78;

    private final PrintWriter err;
    private final boolean terminal;
    private final LongSupplier clockNanos;
    private final String what;
    private final long total;
    private final long beganNanos;
    private long shownNanos;
    private long done;
    private boolean over;

    /** Creates the progress of a command. The launcher says whether standard error is a terminal. */
    public Progress(PrintWriter err, String what, long total) {
        this(err, what, total, Boolean.getBoolean("umpire.terminal"), System::nanoTime);
    }

    Progress(PrintWriter err, String what, long total, boolean terminal, LongSupplier clockNanos) {
        this.err = err;
        this.what = what;
        this.total = total;
        this.terminal = terminal;
        this.clockNanos = clockNanos;
        this.beganNanos = clockNanos.getAsLong();
        this.shownNanos = beganNanos - REFRESH_NANOS;
        begin();
    }

    /** Shows the line before the first step, which may take a while. */
    private synchronized void begin() {
        note("");
    }

    /** Counts a finished step. */
    public synchronized void step() {
        done++;
        note("");
    }

    /** Shows a note on activity, at most twice a second. */
    public synchronized void note(String says) {
        long nowNanos = clockNanos.getAsLong();
        if (terminal && !over && nowNanos - shownNanos >= REFRESH_NANOS) {
            shownNanos = nowNanos;
            show(line(nowNanos - beganNanos) + (says.isEmpty() ? "" : ", " + says));
        }
    }

    private String line(long elapsedNanos) {
        String line = done + " of " + total + " " + what + ", " + clock(elapsedNanos);
        boolean known = done > 0 && done < total;
        return known ? line + ", about " + clock(elapsedNanos / done * (total - done)) + " left" : line;
    }

    private static String clock(long nanos) {
        long seconds = nanos / SECOND_NANOS;
        return String.format("%d:%02d", seconds / 60, seconds % 60);
    }

    private void show(String line) {
        String cut = line.length() > WIDTH ? line.substring(0, WIDTH) : line;
        err.print("\r" + cut + " ".repeat(WIDTH - cut.length()) + "\r");
        err.flush();
    }

    /** Writes a line that stays. */
    public synchronized void say(String line) {
        clear();
        err.println(line);
        err.flush();
    }

    /** Clears the line to make room for the command's output. */
    public synchronized void clear() {
        if (terminal) {
            show("");
        }
        shownNanos = clockNanos.getAsLong() - REFRESH_NANOS;
    }

    /** Clears the line for good; later steps do not show it again. */
    @Override
    public synchronized void close() {
        clear();
        over = true;
    }
}
