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
 * Adds to what JMH measures how much processor time its operations took, that of the compiler and the collector of
 * garbage included. JMH itself counts by the wall's clock, which goes on while others have the processor.
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

    /** The processor's clock ticks a hundred times a second; what ended before its first tick is told by the wall's. */
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
