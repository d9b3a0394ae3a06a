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
 * Looks whether the table's thread still turns. One that hangs is told and left behind, and the table goes on from its journal on another:
 * what it hangs at was the last input, which is lost as after a restart. It hangs when it stands still, and when one turn uses the processor
 * for too long, as a loop without end does; a thread that gets hardly any of a busy machine does neither.
 */
final class Watchdog implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Watchdog.class);
    private static final int FRAMES = 12;

    /** What is told when the table hangs, and again when it is over. */
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

    /** Watches with the usual patience of ten seconds. */
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

    /** Has somebody told, again and again, as long as the table turns. Returns this. */
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
                    "the table's thread hung and was started anew from the journal; "
                            + (now.takesInput() ? "do again what was done last" : "nothing of the game is lost")));
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
