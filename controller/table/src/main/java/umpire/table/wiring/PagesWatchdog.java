package umpire.table.wiring;

import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks for a page now and then, as a browser on this machine does. When the pages stay silent twice in a row, they are served anew, on the
 * same port: the game goes on meanwhile.
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
     * Watches pages with the usual patience.
     *
     * @param answers tells whether the pages answered within so many milliseconds
     * @param restart serves them anew
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
        LOG.error("the pages have not answered for {} s; they are served anew", 2 * (patienceMs + pauseMs) / 1_000);
        silent = 0;
        told = true;
        tell.accept(new Watchdog.Warning(
                true, "the pages did not answer and were started anew; reload a page that stands still"));
        restart.run();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
