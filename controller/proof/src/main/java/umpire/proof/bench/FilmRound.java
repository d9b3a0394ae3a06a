package umpire.proof.bench;

import java.time.Duration;
import java.util.Map;

/**
 * The CPU times of frame processing and of OpenCV's detector on the same film.
 *
 * @param detectorMs milliseconds of OpenCV's detector for a whole frame
 * @param coldMs milliseconds for a frame without any previous one
 * @param steadyMs milliseconds for a frame without changes
 * @param settlingMs milliseconds for one of the first frames after a change
 * @param handMs milliseconds for a frame in which a hand comes, stays or goes
 */
record FilmRound(double detectorMs, double coldMs, double steadyMs, double settlingMs, double handMs) {
    private static final double MILLI_MICROS = 1e3;

    static FilmRound timed(Map<String, String> parameters, Duration slice) {
        // Measures both programs on each frame in turn, so that a temporary slowdown of the machine affects both.
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
