package umpire.proof.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The JMH benchmarks of the yardstick and a game's rules. Every operation of a benchmark does the same work. */
@State(Scope.Benchmark)
public class RulesBenchmark {
    /** The number of games in one operation, each played from the opening to its end. */
    static final int GAMES = 50;

    /** Longer games are abandoned. A game of Ogre Chess is never that long. */
    private static final int MAX_PLIES = 5000;

    /** The game, as {@link BenchedGame} writes it. */
    @Param("")
    private String game = "";

    @Param("3")
    private int depth = 3;

    /** JMH sets it up before it measures. */
    @SuppressWarnings("NullAway.Init")
    private Workload<?, ?> workload;

    /** Opens the game of the parameters. */
    @Setup
    public void open() {
        workload = workload(BenchedGame.of(game));
    }

    static Workload<?, ?> workload(BenchedGame game) {
        return new Workload<>(game.open(), MAX_PLIES);
    }

    /** Returns how many queens were placed. */
    @Benchmark
    public long queens() {
        return QueensYardstick.placed();
    }

    /** Returns how many plies were played. */
    @Benchmark
    public long playOuts() {
        return workload.playOuts(1, GAMES);
    }

    /** Returns how many sequences there are, all of them judged. */
    @Benchmark
    public long judged() {
        return workload.judged(depth);
    }

    /** Returns how many sequences there are, with their last actions only listed. */
    @Benchmark
    public long listed() {
        return workload.listed(depth);
    }
}
