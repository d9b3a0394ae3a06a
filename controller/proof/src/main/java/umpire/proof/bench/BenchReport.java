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
 * How fast a game's rules are: the medians of some rounds, each of which times everything in turn. All but the ratios
 * are by the second of processor time. The error of a ratio is as JMH tells it: the mean of endless rounds lies no further
 * from that of these, with 99.9 % confidence. Two rounds and fewer tell none, and it is not a number.
 *
 * @param playOuts random games played to their end
 * @param plies actions listed, chosen and judged in them
 * @param depth how many actions deep sequences were counted from the opening
 * @param sequences how many there are
 * @param judged sequences counted with every action judged and carried out
 * @param listed sequences counted with the last action only listed
 * @param queens placed by the yardstick
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
    /** Rounds that do not count. */
    public static final int WARM_UPS = 2;

    /** How much longer than others they take: after so many seconds for each thing the compiler has done its work. */
    static final int WARM_UP_SLICES = 5;

    private static final double CONFIDENCE = 0.999;

    private static final double MEDIAN = 50;

    private static final double THOUSAND = 1e3;
    private static final double MILLION = 1e6;

    /**
     * Times a game's rules.
     *
     * @param depth of the counts, at least 1
     * @param rounds that count; two longer ones warm up before
     * @param slice of each round that counts, for each thing that is timed
     * @param ended hears after each round what came of those that count; nothing while the first warm up
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
