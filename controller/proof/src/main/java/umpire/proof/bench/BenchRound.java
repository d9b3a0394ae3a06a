package umpire.proof.bench;

import java.time.Duration;
import java.util.Collection;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Everything timed once, each for the same slice of processor time.
 *
 * @param queens operations of the yardstick by the second of processor time; the others likewise
 */
record BenchRound(double queens, double playOuts, double judged, double listed) {
    private static final double SECOND_MS = 1e3;

    static {
        // JMH lets only one of its kind run on a machine, by a file that another user's may already own. Here the
        // processor's time is counted, which nobody else uses up.
        System.setProperty("jmh.ignoreLock", "true");
    }

    /** Lets JMH time everything, in this JVM: what is compiled in one round stays so for the next. */
    static BenchRound timed(BenchedGame game, int depth, Duration slice) {
        return new BenchRound(
                perSecond("queens", game, depth, slice),
                perSecond("playOuts", game, depth, slice),
                perSecond("judged", game, depth, slice),
                perSecond("listed", game, depth, slice));
    }

    /** An iteration ends by the wall's clock: others follow it until the processor has worked as long as it should. */
    private static double perSecond(String benchmark, BenchedGame game, int depth, Duration slice) {
        Options iteration = options(benchmark, game, depth, slice);
        double operations = 0;
        double seconds = 0;
        do {
            Collection<RunResult> results = results(iteration);
            operations += sum(results, ProcessorTimeProfiler.OPERATIONS);
            seconds += sum(results, ProcessorTimeProfiler.SECONDS);
        } while (seconds * SECOND_MS < slice.toMillis());
        return operations / seconds;
    }

    private static Collection<RunResult> results(Options iteration) {
        try {
            return new Runner(iteration).run();
        } catch (RunnerException e) {
            throw new IllegalStateException("the rules could not be timed: " + e.getMessage(), e);
        }
    }

    private static Options options(String benchmark, BenchedGame game, int depth, Duration slice) {
        return new OptionsBuilder()
                .include("^" + Pattern.quote(RulesBenchmark.class.getName() + "." + benchmark) + "$")
                .param("game", game.written())
                .param("depth", String.valueOf(depth))
                .mode(Mode.Throughput)
                .threads(1)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(slice.toMillis()))
                .timeout(TimeValue.days(1))
                .addProfiler(ProcessorTimeProfiler.class)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
    }

    private static double sum(Collection<RunResult> results, String label) {
        return results.stream()
                .flatMap(result -> result.getSecondaryResults().values().stream())
                .filter(result -> result.getLabel().equals(label))
                .mapToDouble(result -> result.getScore())
                .sum();
    }
}
