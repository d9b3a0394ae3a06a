package umpire.proof.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.util.ListStatistics;
import org.openjdk.jmh.util.Statistics;

/**
 * The speed of a game's rules: the medians of several rounds, each of which runs every benchmark. All values except the ratios are per
 * second of CPU time. The error of a ratio is JMH's: half the width of its 99.9 % confidence interval. With fewer than three rounds it is
 * NaN.
 *
 * @param playOuts random games played to their end
 * @param plies actions listed, chosen and judged in these games
 * @param depth the depth of the sequences from the opening, in actions
 * @param sequences the number of these sequences
 * @param judged sequences counted with every action judged and carried out
 * @param listed sequences counted with the last action only listed
 * @param queens how many queens the yardstick placed
 * @param playOutsRatio play-outs for each million queens of the same round
 * @param judgedRatio sequences judged for each thousand queens of the same round
 * @param listedRatio sequences listed for each thousand queens of the same round
 */
public record BenchReport(
        double playOuts,
        double plies,
        int depth,
        long sequences,
        double judged,
        double listed,
        double queens,
        double playOutsRatio,
        double judgedRatio,
        double listedRatio,
        double playOutsError,
        double judgedError,
        double listedError) {
    /** The number of warm-up rounds, which do not count. */
    public static final int WARM_UPS = 2;

    /** The length of a warm-up round in slices. After it the JIT compiler has finished. */
    static final int WARM_UP_SLICES = 5;

    private static final double CONFIDENCE = 0.999;

    private static final double MEDIAN = 50;

    private static final double THOUSAND = 1e3;
    private static final double MILLION = 1e6;

    /**
     * Runs the benchmarks of a game's rules.
     *
     * @param depth of the counts, at least 1
     * @param rounds the number of measured rounds, after two longer warm-up rounds
     * @param slice the CPU time for each benchmark in a measured round
     * @param ended receives the result so far after each round; empty after the warm-up rounds
     */
    public static BenchReport of(
            BenchedGame game, int depth, int rounds, Duration slice, Consumer<Optional<BenchReport>> ended) {
        return of(
                BenchCounts.of(game, depth),
                rounds,
                slices -> BenchRound.timed(game, depth, slice.multipliedBy(slices)),
                ended);
    }

    static BenchReport of(
            BenchCounts counts, int rounds, IntFunction<BenchRound> timed, Consumer<Optional<BenchReport>> ended) {
        List<BenchRound> all = new ArrayList<>();
        for (int i = 0; i < rounds + WARM_UPS; i++) {
            all.add(timed.apply(i < WARM_UPS ? WARM_UP_SLICES : 1));
            ended.accept(i < WARM_UPS ? Optional.empty() : Optional.of(of(counts, all.subList(WARM_UPS, all.size()))));
        }
        return of(counts, all.subList(WARM_UPS, all.size()));
    }

    private static BenchReport of(BenchCounts counts, List<BenchRound> rounds) {
        Statistics playOuts = over(rounds, round -> counts.playOuts(round) / counts.queens(round) * MILLION);
        Statistics judged = over(rounds, round -> counts.judged(round) / counts.queens(round) * THOUSAND);
        Statistics listed = over(rounds, round -> counts.listed(round) / counts.queens(round) * THOUSAND);
        return new BenchReport(
                over(rounds, counts::playOuts).getPercentile(MEDIAN),
                over(rounds, counts::plies).getPercentile(MEDIAN),
                counts.depth(),
                counts.sequences(),
                over(rounds, counts::judged).getPercentile(MEDIAN),
                over(rounds, counts::listed).getPercentile(MEDIAN),
                over(rounds, counts::queens).getPercentile(MEDIAN),
                playOuts.getPercentile(MEDIAN),
                judged.getPercentile(MEDIAN),
                listed.getPercentile(MEDIAN),
                playOuts.getMeanErrorAt(CONFIDENCE),
                judged.getMeanErrorAt(CONFIDENCE),
                listed.getMeanErrorAt(CONFIDENCE));
    }

    private static Statistics over(List<BenchRound> rounds, ToDoubleFunction<BenchRound> figure) {
        return new ListStatistics(rounds.stream().mapToDouble(figure).toArray());
    }
}
