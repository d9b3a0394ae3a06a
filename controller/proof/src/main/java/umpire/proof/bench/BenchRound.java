package umpire.proof.bench;

import java.time.Duration;
import java.util.Map;

/**
 * Everything timed once, each for the same slice of processor time.
 *
 * @param queens operations of the yardstick by the second of processor time; the others likewise
 */
record BenchRound(double queens, double playOuts, double judged, double listed) {
    /** Lets JMH time everything, in this JVM: what is compiled in one round stays so for the next. */
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
