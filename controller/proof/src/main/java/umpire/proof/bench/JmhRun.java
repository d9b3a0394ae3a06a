package umpire.proof.bench;

import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs one benchmark with JMH in this JVM for a given CPU time. */
record JmhRun(Class<?> benchmarks, String name, Map<String, String> parameters) {
    private static final double SECOND_MS = 1e3;

    static {
        // JMH's lock file, which allows only one run on a machine, may belong to another user. It is not needed,
        // because other processes do not affect CPU time.
        System.setProperty("jmh.ignoreLock", "true");
    }

    JmhRun {
        parameters = Map.copyOf(parameters);
    }

    /** Returns operations per second of CPU time. */
    double perSecond(Duration slice) {
        Map<String, Double> sums = sums(slice);
        return sums.getOrDefault(ProcessorTimeProfiler.OPERATIONS, 0.0)
                / sums.getOrDefault(ProcessorTimeProfiler.SECONDS, 0.0);
    }

    /**
     * Returns the totals of the auxiliary counters by name. An iteration ends by wall-clock time, so more follow until the CPU time is
     * reached.
     */
    Map<String, Double> sums(Duration slice) {
        Options iteration = options(slice);
        Map<String, Double> sums = new TreeMap<>();
        do {
            for (RunResult run : results(iteration)) {
                for (Result<?> result : run.getSecondaryResults().values()) {
                    sums.merge(result.getLabel(), result.getScore(), Double::sum);
                }
            }
        } while (sums.getOrDefault(ProcessorTimeProfiler.SECONDS, 0.0) * SECOND_MS < slice.toMillis());
        return sums;
    }

    private Collection<RunResult> results(Options iteration) {
        try {
            return new Runner(iteration).run();
        } catch (RunnerException e) {
            throw new IllegalStateException(name + " could not be timed: " + e.getMessage(), e);
        }
    }

    private Options options(Duration slice) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + Pattern.quote(benchmarks.getName() + "." + name) + "$")
                .mode(Mode.Throughput)
                .threads(1)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(slice.toMillis()))
                .timeout(TimeValue.days(1))
                .addProfiler(ProcessorTimeProfiler.class)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
        parameters.forEach(options::param);
        return options.build();
    }
}
