package umpire.proof.bench;

import java.time.Duration;
import java.util.Map;

/**
 * The eye and OpenCV's detector timed once on the same film.
 *
 * @param detectorMs milliseconds of processor time in which OpenCV's detector searches a whole frame
 * @param coldMs of a look by an eye that has seen no frame before
 * @param steadyMs of a look at a frame like some before
 * @param settlingMs of one of the first looks at a table on which nothing changes any more
 * @param handMs of a look at a frame in which a hand comes, stays or goes
 */
record FilmRound(double detectorMs, double coldMs, double steadyMs, double settlingMs, double handMs) {
    private static final double MILLI_MICROS = 1e3;

    static FilmRound timed(Map<String, String> parameters, Duration slice) {
        // Side by side on each frame: whatever slows the machine for a while slows both.
        Map<String, Double> beside =
                new JmhRun(VisionBenchmark.class, "beside", parameters).sums(slice.multipliedBy(2));
        Map<String, Double> film = new JmhRun(VisionBenchmark.class, "film", parameters).sums(slice);
        return new FilmRound(
                ms(beside, "detector", "frames"),
                ms(beside, "cold", "frames"),
                ms(film, "steady", "steadyFrames"),
                ms(film, "settling", "settlingFrames"),
                ms(film, "hand", "handFrames"));
    }

    private static double ms(Map<String, Double> sums, String micros, String frames) {
        return sums.getOrDefault(micros, 0.0) / sums.getOrDefault(frames, 0.0) / MILLI_MICROS;
    }
}
