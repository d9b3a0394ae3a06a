package umpire.proof.bench;

import java.time.Duration;
import java.util.Map;

/**
 * The eye and OpenCV's detector timed once on the same film, each for the same slice of processor time.
 *
 * @param detectorMs milliseconds of processor time in which OpenCV's detector searches a whole frame
 * @param coldMs of a look by an eye that has seen no frame before
 * @param steadyMs of a look at a frame like some before
 * @param settlingMs of one of the first looks at a table on which nothing changes any more
 * @param handMs of a look at a frame in which a hand comes, stays or goes
 */
record FilmRound(double detectorMs, double coldMs, double steadyMs, double settlingMs, double handMs) {
    private static final double MILLI_MICROS = 1e3;
    private static final String[] KINDS = {"steady", "settling", "hand"};

    static FilmRound timed(Map<String, String> parameters, Duration slice) {
        Map<String, Double> whole = new JmhRun(VisionBenchmark.class, "wholeFrame", parameters).sums(slice);
        Map<String, Double> cold = new JmhRun(VisionBenchmark.class, "cold", parameters).sums(slice);
        Map<String, Double> film = new JmhRun(VisionBenchmark.class, "film", parameters).sums(slice);
        return new FilmRound(
                ms(whole, KINDS), ms(cold, KINDS), ms(film, "steady"), ms(film, "settling"), ms(film, "hand"));
    }

    /** Returns how long frames of some kinds took in the mean. */
    private static double ms(Map<String, Double> sums, String... kinds) {
        double micros = 0;
        double frames = 0;
        for (String kind : kinds) {
            micros += sums.getOrDefault(kind, 0.0);
            frames += sums.getOrDefault(kind + "Frames", 0.0);
        }
        return micros / frames / MILLI_MICROS;
    }
}
