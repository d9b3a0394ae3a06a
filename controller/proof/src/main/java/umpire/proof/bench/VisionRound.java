package umpire.proof.bench;

import java.time.Duration;
import java.util.Map;

/**
 * The results of one round, in which each benchmark ran for the same slice of CPU time.
 *
 * @param yardstickMs milliseconds of CPU time for one operation of the yardstick
 * @param detectMs for one frame; the others likewise
 * @param film the comparison with OpenCV's detector
 */
record VisionRound(double yardstickMs, double detectMs, double rectifyMs, double observeMs, FilmRound film) {
    private static final double SECOND_MS = 1e3;
    private static final double MILLI_MICROS = 1e3;

    static VisionRound timed(BenchedGame game, int widthPx, int heightPx, Duration slice) {
        Map<String, String> parameters = Map.of(
                "game", game.written(), "widthPx", String.valueOf(widthPx), "heightPx", String.valueOf(heightPx));
        double measures = new JmhRun(VisionBenchmark.class, "yardstick", Map.of()).perSecond(slice);
        Map<String, Double> sums = new JmhRun(VisionBenchmark.class, "look", parameters).sums(slice);
        return new VisionRound(
                SECOND_MS / measures,
                ms(sums, "detect"),
                ms(sums, "rectify"),
                ms(sums, "observe"),
                FilmRound.timed(parameters, slice));
    }

    private static double ms(Map<String, Double> sums, String stage) {
        return sums.getOrDefault(stage, 0.0) / sums.getOrDefault("looks", 0.0) / MILLI_MICROS;
    }

    /** Returns the milliseconds for a whole frame. */
    double lookMs() {
        return detectMs + rectifyMs + observeMs;
    }
}
