package umpire.table.pump;

import java.util.Locale;
import java.util.function.ToLongFunction;

/** Judges a camera's thread for the watchdog: it makes progress, hangs, or computes endlessly. */
final class CameraThread {
    /** The state of the thread. */
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
     * Checks the thread.
     *
     * @param making whether the camera is producing a picture, not waiting for one
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
     * Waits until an endless step has ended after all. A second step in parallel would take as long and slow both down.
     * Meanwhile the health message reports the endless step.
     *
     * @return the problem
     */
    String outlast() throws InterruptedException {
        String says = String.format(
                Locale.ROOT,
                "one picture has taken %d s and is not finished. If this goes on, move the pieces, and restart the table",
                workedMs / 1000);
        while (thread.isAlive()) {
            health.failed(says);
            thread.join(patience.watchMs());
        }
        return says;
    }
}
