package umpire.proof.bench;

import java.time.Duration;
import java.util.Map;

/**
 * The results of one round, in which each benchmark ran for the same slice of CPU time.
 *
 * @param queens operations of the yardstick per second of CPU time; the others likewise
 */
record BenchRound(double queens, double playOuts, double judged, double listed) {
    /** Runs every benchmark with JMH, in this JVM, so that code compiled in one round stays compiled for the next. */
    static BenchRound timed(BenchedGame game, int depth, Duration slice) {
        return new BenchRound(
                perSecond("queens", game, depth, slice),
                perSecond("playOuts", game, depth, slice),
                perSecond("judged", game, depth, slice),
                perSecond("listed", game, depth, slice));
    }

    private static double perSecond(String benchmark, BenchedGame game, int depth, Duration slice) {
        Map<String, String> parameters = Map.of("game", game.written(), "depth", String.valueOf(depth));
        return new JmhRun(RulesBenchmark.class, benchmark, parameters).perSecond(slice);
    }
}
