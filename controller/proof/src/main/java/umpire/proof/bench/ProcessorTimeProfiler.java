package umpire.proof.bench;

import java.time.Duration;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures the CPU time of JMH's operations, including the JIT compiler and the garbage collector. JMH itself measures wall-clock time,
 * which other processes distort.
 */
public final class ProcessorTimeProfiler implements InternalProfiler {
    static final String OPERATIONS = "operations";
    static final String SECONDS = "seconds of processor time";

    private static final double SECOND_NANOS = 1e9;

    private long beganProcessorNanos;
    private long beganNanos;

    @Override
    public String getDescription() {
        return "Operations, and the processor time they took";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        beganNanos = System.nanoTime();
        beganProcessorNanos = processorNanos();
    }

    @Override
    public List<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        long spentNanos = spentNanos(processorNanos() - beganProcessorNanos, System.nanoTime() - beganNanos);
        return List.of(
                new ScalarResult(OPERATIONS, result.getMetadata().getAllOps(), "ops", AggregationPolicy.SUM),
                new ScalarResult(SECONDS, spentNanos / SECOND_NANOS, "s", AggregationPolicy.SUM));
    }

    /** Returns the CPU time, or the wall-clock time for a run shorter than a tick of the CPU clock (10 ms). */
    static long spentNanos(long processorNanos, long wallNanos) {
        return processorNanos > 0 ? processorNanos : wallNanos;
    }

    private static long processorNanos() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElseGet(System::nanoTime);
    }
}
