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

/** One benchmark, timed by JMH in this JVM until the processor has worked on it for a while. */
record JmhRun(Class<?> benchmarks, String name, Map<String, String> parameters) {
    private static final double SECOND_MS = 1e3;

    static {
        // JMH lets only one of its kind run on a machine, by a file that another user's may already own. Here the
        // processor's time is counted, which nobody else uses up.
        System.setProperty("jmh.ignoreLock", "true");
    }

    JmhRun {
        parameters = Map.copyOf(parameters);
    }

    /** Returns how many operations there were by the second of processor time. */
    double perSecond(Duration slice) {
        Map<String, Double> sums = sums(slice);
        return sums.getOrDefault(ProcessorTimeProfiler.OPERATIONS, 0.0)
                / sums.getOrDefault(ProcessorTimeProfiler.SECONDS, 0.0);
    }

    /**
     * Returns what was counted beside the score, by its name, in all. An iteration ends by the wall's clock: others follow it until the
     * processor has worked as long as it should.
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
