package umpire.table.pump;

import java.util.Locale;
import java.util.function.ToLongFunction;

/** A camera's thread as its watchdog sees it: it goes on, hangs, or computes without end. */
final class CameraThread {
    /** How it gets on. */
    enum Course {
        GOES_ON,
        HUNG,
        ENDLESS
    }

    private final Thread thread;
    private final CameraHealth health;
    private final CameraPatience patience;
    private final StallTimer timer;
    private long workedMs;

    CameraThread(Thread thread, CameraHealth health, CameraPatience patience, ToLongFunction<Thread> cpuMs) {
        this.thread = thread;
        this.health = health;
        this.patience = patience;
        this.timer = new StallTimer(cpuMs);
    }

    /**
     * Looks at it again.
     *
     * @param making whether the camera makes a picture, and is not waited for
     */
    Course at(long nowMs, boolean making) {
        StallTimer.Stall stall = timer.watch(thread, health.beganMs(), nowMs);
        workedMs = stall.workedMs();
        if (health.waiting(making)) {
            return health.silentMs(nowMs) > patience.hungMs() ? Course.HUNG : Course.GOES_ON;
        }
        if (workedMs > patience.endlessMs()) {
            return Course.ENDLESS;
        }
        return stall.stalledMs() > patience.lookMs() ? Course.HUNG : Course.GOES_ON;
    }

    String where() {
        StackTraceElement[] stack = thread.getStackTrace();
        return stack.length == 0 ? "its end" : stack[0].toString();
    }

    /**
     * Waits until a look that was given up has ended: another beside it would take as long, and both together longer. Meanwhile health says
     * so.
     *
     * @return what was wrong
     */
    String outlast() throws InterruptedException {
        String says = String.format(
                Locale.ROOT,
                "looking at one picture has taken %d s of computing and does not end. If this stays, change what lies on the"
                        + " table, and restart the table",
                workedMs / 1000);
        while (thread.isAlive()) {
            health.failed(says);
            thread.join(patience.watchMs());
        }
        return says;
    }
}
