package umpire.table.pump;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;

/**
 * Distinguishes a slow thread from a hung one: a thread that uses the CPU makes progress, however long its step takes on a busy machine.
 * Confined to the watching thread.
 */
public final class StallTimer {
    /** A thread that only wakes now and then to wait again uses less CPU time than this. Chosen. */
    private static final long WORKED_MS = 100;

    /**
     * The state of the thread.
     *
     * @param stalledMs for how long it has neither begun a new step nor used the CPU
     * @param workedMs the CPU time of its current step
     */
    public record Stall(long stalledMs, long workedMs) {}

    private final ToLongFunction<Thread> cpuMs;
    private long stepMs = Long.MIN_VALUE;
    private long stepCpuMs;
    private long movedCpuMs;
    private long movedMs;
    private long watchedMs;

    /** Creates a timer with the system's CPU times. */
    public StallTimer() {
        this(StallTimer::cpuMs);
    }

    /**
     * Creates a timer with another source of CPU times.
     *
     * @param cpuMs returns a thread's CPU time since its start
     */
    public StallTimer(ToLongFunction<Thread> cpuMs) {
        this.cpuMs = cpuMs;
    }

    /** Returns a thread's CPU time in milliseconds; 0 after it has ended. */
    public static long cpuMs(Thread thread) {
        long cpuNs = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.threadId());
        return TimeUnit.NANOSECONDS.toMillis(Math.max(0, cpuNs));
    }

    /**
     * Records the thread's progress.
     *
     * @param beganMs when it began its current step, on the table's clock
     * @param nowMs on the same clock
     */
    public Stall watch(Thread thread, long beganMs, long nowMs) {
        long usedMs = cpuMs.applyAsLong(thread);
        if (beganMs != stepMs || usedMs < stepCpuMs) {
            stepMs = beganMs;
            stepCpuMs = usedMs;
            moved(usedMs, beganMs);
        } else if (usedMs - movedCpuMs >= WORKED_MS) {
            // It used the CPU at an unknown time since the last check, possibly right after it.
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
