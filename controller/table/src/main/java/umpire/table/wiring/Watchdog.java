package umpire.table.wiring;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.table.loop.TableLoop;
import umpire.table.pump.StallTimer;

/**
 * Watches the table's thread. A hung thread is reported and abandoned, and the table continues from its journal on a new one. The last
 * input is lost, as after a restart, since it may have caused the hang. A thread hangs if it stands still or if one turn uses too much CPU
 * time, as an endless loop does. A slow thread on a busy machine does neither.
 */
final class Watchdog implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Watchdog.class);
    private static final int FRAMES = 12;

    /** A warning that the table hangs, or the news that it no longer hangs. */
    record Warning(boolean hangs, String says) {}

    private final Supplier<? extends TableLoop<?, ?>> loop;
    private final LongSupplier clockMs;
    private final long hungMs;
    private final long watchMs;
    private final Consumer<Warning> tell;
    private final StallTimer timer;
    private final Thread thread;
    private Runnable turns = () -> {};
    private boolean told;

    /** Creates a watchdog with the default timeout of ten seconds. */
    Watchdog(Supplier<? extends TableLoop<?, ?>> loop, LongSupplier clockMs, Consumer<Warning> tell) {
        this(loop, clockMs, 10_000, 500, tell, new StallTimer());
    }

    Watchdog(
            Supplier<? extends TableLoop<?, ?>> loop,
            LongSupplier clockMs,
            long hungMs,
            long watchMs,
            Consumer<Warning> tell,
            StallTimer timer) {
        this.loop = loop;
        this.clockMs = clockMs;
        this.hungMs = hungMs;
        this.watchMs = watchMs;
        this.tell = tell;
        this.timer = timer;
        this.thread = new Thread(this::watchUntilInterrupted, "table-watchdog");
        thread.setDaemon(true);
    }

    /** Adds a task that runs repeatedly as long as the table turns. Returns this watchdog. */
    Watchdog telling(Runnable whenItTurns) {
        this.turns = whenItTurns;
        return this;
    }

    void start() {
        thread.start();
    }

    private void watchUntilInterrupted() {
        try {
            while (true) {
                Thread.sleep(watchMs);
                look();
            }
        } catch (InterruptedException e) {
            // The table is being closed.
        }
    }

    private void look() {
        TableLoop<?, ?> now = loop.get();
        if (!now.isGoing()) {
            return;
        }
        long nowMs = clockMs.getAsLong();
        long turnedMs = now.lastTurnMs();
        StallTimer.Stall stall = timer.watch(now.thread(), turnedMs, nowMs);
        if (stall.stalledMs() > hungMs || stall.workedMs() > hungMs) {
            LOG.error("the table has not moved for {} s; it hangs at{}", (nowMs - turnedMs) / 1000, where(now));
            told = true;
            tell.accept(new Warning(
                    true,
                    (now.takesInput() ? "do the last action again" : "the game is complete")
                            + ": the table's thread hung and was restarted from the journal"));
            now.restart();
            return;
        }
        if (now.turnedSinceRestart()) {
            turns.run();
            if (told) {
                told = false;
                tell.accept(new Warning(false, ""));
            }
        }
    }

    private static String where(TableLoop<?, ?> loop) {
        return Arrays.stream(loop.thread().getStackTrace())
                .limit(FRAMES)
                .map(frame -> "\n    " + frame)
                .collect(Collectors.joining());
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
