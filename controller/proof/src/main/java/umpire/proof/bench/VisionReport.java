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
 * The speed of frame processing for a game: the medians of several rounds, each of which runs every benchmark. Errors are as in {@link
 * BenchReport}.
 *
 * @param widthPx of the frames
 * @param heightPx of the frames
 * @param yardstickMs milliseconds of CPU time for one operation of the yardstick
 * @param detect the time to find tags and dice
 * @param rectify the time to register the frame and find the sheet
 * @param observe the time of everything else
 * @param look the time of a whole frame
 * @param detectorMs milliseconds of CPU time in which OpenCV's detector searches a whole frame of a film
 * @param cold the time for a frame of the film without any previous one, as a ratio to that detector; the others likewise
 * @param steady the time for a frame without changes
 * @param settling the time for one of the first frames after a change
 * @param hand the time for a frame in which a hand comes, stays or goes
 */
public record VisionReport(
        int widthPx,
        int heightPx,
        double yardstickMs,
        StageRatio detect,
        StageRatio rectify,
        StageRatio observe,
        StageRatio look,
        double detectorMs,
        StageRatio cold,
        StageRatio steady,
        StageRatio settling,
        StageRatio hand) {
    private static final double CONFIDENCE = 0.999;
    private static final double MEDIAN = 50;

    /**
     * The duration of a stage.
     *
     * @param ms milliseconds of CPU time for a frame
     * @param ratio to the yardstick, or to OpenCV's detector, in the same round
     * @param error of the ratio; NaN with fewer than three rounds
     */
    public record StageRatio(double ms, double ratio, double error) {}

    /**
     * Runs the benchmarks of frame processing.
     *
     * @param rounds the number of measured rounds, after two longer warm-up rounds
     * @param slice the CPU time for each benchmark in a measured round
     * @param ended receives the result so far after each round; empty after the warm-up rounds
     */
    public static VisionReport of(
            BenchedGame game,
            int widthPx,
            int heightPx,
            int rounds,
            Duration slice,
            Consumer<Optional<VisionReport>> ended) {
        return of(
                widthPx,
                heightPx,
                rounds,
                slices -> VisionRound.timed(game, widthPx, heightPx, slice.multipliedBy(slices)),
                ended);
    }

    static VisionReport of(
            int widthPx,
            int heightPx,
            int rounds,
            IntFunction<VisionRound> timed,
            Consumer<Optional<VisionReport>> ended) {
        List<VisionRound> counted = new ArrayList<>();
        for (int i = 0; i < rounds + BenchReport.WARM_UPS; i++) {
            VisionRound round = timed.apply(i < BenchReport.WARM_UPS ? BenchReport.WARM_UP_SLICES : 1);
            if (i >= BenchReport.WARM_UPS) {
                counted.add(round);
            }
            ended.accept(counted.isEmpty() ? Optional.empty() : Optional.of(of(widthPx, heightPx, counted)));
        }
        return of(widthPx, heightPx, counted);
    }

    private static VisionReport of(int widthPx, int heightPx, List<VisionRound> rounds) {
        return new VisionReport(
                widthPx,
                heightPx,
                over(rounds, VisionRound::yardstickMs).getPercentile(MEDIAN),
                stage(rounds, VisionRound::detectMs),
                stage(rounds, VisionRound::rectifyMs),
                stage(rounds, VisionRound::observeMs),
                stage(rounds, VisionRound::lookMs),
                over(rounds, round -> round.film().detectorMs()).getPercentile(MEDIAN),
                film(rounds, round -> round.film().coldMs()),
                film(rounds, round -> round.film().steadyMs()),
                film(rounds, round -> round.film().settlingMs()),
                film(rounds, round -> round.film().handMs()));
    }

    private static StageRatio stage(List<VisionRound> rounds, ToDoubleFunction<VisionRound> ms) {
        return ratio(rounds, ms, VisionRound::yardstickMs);
    }

    private static StageRatio film(List<VisionRound> rounds, ToDoubleFunction<VisionRound> ms) {
        return ratio(rounds, ms, round -> round.film().detectorMs());
    }

    private static StageRatio ratio(
            List<VisionRound> rounds, ToDoubleFunction<VisionRound> ms, ToDoubleFunction<VisionRound> unitMs) {
        Statistics ratio = over(rounds, round -> ms.applyAsDouble(round) / unitMs.applyAsDouble(round));
        return new StageRatio(
                over(rounds, ms).getPercentile(MEDIAN), ratio.getPercentile(MEDIAN), ratio.getMeanErrorAt(CONFIDENCE));
    }

    private static Statistics over(List<VisionRound> rounds, ToDoubleFunction<VisionRound> figure) {
        return new ListStatistics(rounds.stream().mapToDouble(figure).toArray());
    }
}
