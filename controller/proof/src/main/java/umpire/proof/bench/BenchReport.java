package umpire.proof.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.ToDoubleFunction;
import umpire.rules.kernel.Game;

/**
 * How fast a game's rules are: the medians of some rounds, each of which times everything in turn. All but the ratios
 * are by the second of processor time.
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
        double listedRatio) {
    private static final int GAMES = 50;

    /** Longer games are given up; none of Ogre Chess is. */
    private static final int MAX_PLIES = 5000;

    /** Rounds that do not count. */
    public static final int WARM_UPS = 2;

    /** One round; each pace is of the same slice of time. */
    private record Round(Throughput queens, Throughput playOuts, Throughput judged, Throughput listed) {}

    /**
     * Times a game's rules.
     *
     * @param depth of the counts, at least 1
     * @param rounds that count; two more warm up before
     * @param slice of each round for each thing that is timed
     * @param ended hears after each round what came of those that count; nothing while the first warm up
     */
    public static BenchReport of(
            Game<?, ?> game, int depth, int rounds, Duration slice, Consumer<Optional<BenchReport>> ended) {
        return of(new Workload<>(game, MAX_PLIES), depth, rounds, slice, BenchReport::processorNanos, ended);
    }

    static BenchReport of(
            Workload<?, ?> workload,
            int depth,
            int rounds,
            Duration slice,
            LongSupplier clockNanos,
            Consumer<Optional<BenchReport>> ended) {
        List<Round> all = new ArrayList<>();
        for (int i = 0; i < rounds + WARM_UPS; i++) {
            all.add(round(workload, depth, slice.toNanos(), clockNanos));
            ended.accept(i < WARM_UPS ? Optional.empty() : Optional.of(of(depth, all.subList(WARM_UPS, all.size()))));
        }
        return of(depth, all.subList(WARM_UPS, all.size()));
    }

    private static Round round(Workload<?, ?> workload, int depth, long sliceNanos, LongSupplier clockNanos) {
        return new Round(
                Throughput.of(sliceNanos, clockNanos, QueensYardstick::placed),
                Throughput.of(sliceNanos, clockNanos, () -> workload.playOuts(1, GAMES)),
                Throughput.of(sliceNanos, clockNanos, () -> workload.judged(depth)),
                Throughput.of(sliceNanos, clockNanos, () -> workload.listed(depth)));
    }

    private static BenchReport of(int depth, List<Round> rounds) {
        Throughput counts = rounds.get(0).judged();
        return new BenchReport(
                median(rounds, BenchReport::playOuts),
                median(rounds, round -> round.playOuts().countedPerSecond()),
                depth,
                counts.counted() / counts.times(),
                median(rounds, round -> round.judged().countedPerSecond()),
                median(rounds, round -> round.listed().countedPerSecond()),
                median(rounds, BenchReport::queens),
                median(rounds, round -> playOuts(round) / queens(round) * 1e6),
                median(rounds, round -> round.judged().countedPerSecond() / queens(round) * 1e3),
                median(rounds, round -> round.listed().countedPerSecond() / queens(round) * 1e3));
    }

    private static double playOuts(Round round) {
        return round.playOuts().timesPerSecond() * GAMES;
    }

    private static double queens(Round round) {
        return round.queens().countedPerSecond();
    }

    private static double median(List<Round> rounds, ToDoubleFunction<Round> figure) {
        double[] sorted = rounds.stream().mapToDouble(figure).sorted().toArray();
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    private static long processorNanos() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElseGet(System::nanoTime);
    }
}
