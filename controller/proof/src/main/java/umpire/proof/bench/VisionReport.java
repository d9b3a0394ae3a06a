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
 * How fast the eye is at frames of a game: the medians of some rounds, each of which times everything in turn. Errors are as
 * {@link BenchReport} has them.
 *
 * @param widthPx of the frames
 * @param heightPx of the frames
 * @param yardstickMs milliseconds of processor time of one measure
 * @param detect how long tags and dice take
 * @param rectify how long registering and finding the sheet take
 * @param observe how long all the rest takes
 * @param look how long a whole look takes
 * @param detectorMs milliseconds of processor time in which OpenCV's detector searches a whole frame of a film
 * @param cold how long an eye takes for a frame of it that has seen none before, as a ratio to that detector; the others likewise
 * @param steady how long it takes for a frame like some before
 * @param settling how long it takes for one of the first on which nothing changes any more
 * @param hand how long it takes for one in which a hand comes, stays or goes
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
     * How long a stage takes.
     *
     * @param ms of processor time a look
     * @param ratio the same in measures of the yardstick, or of OpenCV's detector, in the same round
     * @param error of the ratio; not a number of fewer than three rounds
     */
    public record StageRatio(double ms, double ratio, double error) {}

    /**
     * Times the eye.
     *
     * @param rounds that count; two longer ones warm up before
     * @param slice of each round that counts, for each thing that is timed
     * @param ended hears after each round what came of those that count; nothing while the first warm up
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
