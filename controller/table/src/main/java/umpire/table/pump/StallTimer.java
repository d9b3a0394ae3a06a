package umpire.table.pump;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;

/**
 * Tells work that is slow from a thread that stands still: a thread that uses the processor goes on, however long its step takes on a
 * busy machine. Belongs to the thread that watches.
 */
public final class StallTimer {
    /** Less than this is used by a thread that only wakes now and then to wait on. Chosen. */
    private static final long WORKED_MS = 100;

    /**
     * How the thread is.
     *
     * @param stalledMs for how long it has neither begun another step nor used the processor
     * @param workedMs how much processor time its step has used so far
     */
    public record Stall(long stalledMs, long workedMs) {}

    private final ToLongFunction<Thread> cpuMs;
    private long stepMs = Long.MIN_VALUE;
    private long stepCpuMs;
    private long movedCpuMs;
    private long movedMs;
    private long watchedMs;

    /** Asks the system for processor times. */
    public StallTimer() {
        this(StallTimer::cpuMs);
    }

    /**
     * Watches a thread.
     *
     * @param cpuMs the processor time a thread has used since it was started
     */
    public StallTimer(ToLongFunction<Thread> cpuMs) {
        this.cpuMs = cpuMs;
    }

    /** Returns how many milliseconds of processor time a thread has used; 0 once it has ended. */
    public static long cpuMs(Thread thread) {
        long cpuNs = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.threadId());
        return TimeUnit.NANOSECONDS.toMillis(Math.max(0, cpuNs));
    }

    /**
     * Takes note of how far a thread is.
     *
     * @param beganMs when it began its present step, on the table's clock
     * @param nowMs on the same clock
     */
    public Stall watch(Thread thread, long beganMs, long nowMs) {
        long usedMs = cpuMs.applyAsLong(thread);
        if (beganMs != stepMs || usedMs < stepCpuMs) {
            stepMs = beganMs;
            stepCpuMs = usedMs;
            moved(usedMs, beganMs);
        } else if (usedMs - movedCpuMs >= WORKED_MS) {
            // It worked at some time since it was watched last, and perhaps at once.
            moved(usedMs, watchedMs);
        }
        watchedMs = nowMs;
        return new Stall(nowMs - movedMs, usedMs - stepCpuMs);
    }

    private void moved(long usedMs, long atMs) {
        movedCpuMs = usedMs;
        movedMs = atMs;
    }
}
