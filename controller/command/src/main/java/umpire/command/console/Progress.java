package umpire.command.console;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * One line on a terminal that is written over and over while a command works: what is done, since when, and how long it will
 * still take at this pace. Where nobody watches, as in a file or a pipe, nothing is written. From any thread.
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

    /** Follows a command whose launcher found a terminal, or none, where errors are written. */
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

    /** What is first done may take a while: until then it shows that something goes on. */
    private synchronized void begin() {
        note("");
    }

    /** One more is done. */
    public synchronized void step() {
        done++;
        note("");
    }

    /** Something goes on; twice a second it is shown. */
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

    /** Makes room for a line of the command's own. */
    public synchronized void clear() {
        if (terminal) {
            show("");
        }
        shownNanos = clockNanos.getAsLong() - REFRESH_NANOS;
    }

    /** Clears the line; whoever is still at work does not bring it back. */
    @Override
    public synchronized void close() {
        clear();
        over = true;
    }
}
