package umpire.table.wiring;

import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Requests a page now and then, as a browser would. After two timeouts in a row it restarts the web server on the same port, while the game
 * goes on.
 */
final class PagesWatchdog implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PagesWatchdog.class);
    private static final int SILENT_TIMES = 2;

    private final IntPredicate answers;
    private final Runnable restart;
    private final int patienceMs;
    private final long pauseMs;
    private final Consumer<Watchdog.Warning> tell;
    private final Thread thread = new Thread(this::watchUntilInterrupted, "pages-watchdog");
    private int silent;
    private boolean told;

    /**
     * Creates a watchdog with default timeouts.
     *
     * @param answers returns whether the pages answered within this number of milliseconds
     * @param restart restarts the web server
     */
    PagesWatchdog(IntPredicate answers, Runnable restart, Consumer<Watchdog.Warning> tell) {
        this(answers, restart, 5_000, 5_000, tell);
    }

    PagesWatchdog(
            IntPredicate answers, Runnable restart, int patienceMs, long pauseMs, Consumer<Watchdog.Warning> tell) {
        this.answers = answers;
        this.restart = restart;
        this.patienceMs = patienceMs;
        this.pauseMs = pauseMs;
        this.tell = tell;
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    private void watchUntilInterrupted() {
        try {
            while (true) {
                Thread.sleep(pauseMs);
                look();
            }
        } catch (InterruptedException e) {
            // The table is being closed.
        }
    }

    private void look() {
        if (answers.test(patienceMs)) {
            answered();
        } else if (++silent >= SILENT_TIMES) {
            serveAnew();
        }
    }

    private void answered() {
        silent = 0;
        if (told) {
            told = false;
            tell.accept(new Watchdog.Warning(false, ""));
        }
    }

    private void serveAnew() {
        LOG.error("the pages have not answered for {} s; restarting their server", 2 * (patienceMs + pauseMs) / 1_000);
        silent = 0;
        told = true;
        tell.accept(new Watchdog.Warning(
                true, "reload a page that stands still: the pages did not answer and were restarted"));
        restart.run();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
