package umpire.proof.bench;

/**
 * The fixed amount of work in one operation of each benchmark.
 *
 * @param depth the depth of counted sequences, in actions
 * @param plies the actions in all play-outs of an operation
 * @param sequences judged or listed in an operation
 */
record BenchCounts(int depth, long plies, long sequences) {
    private static final long QUEENS = QueensYardstick.placed();

    static BenchCounts of(BenchedGame game, int depth) {
        Workload<?, ?> workload = RulesBenchmark.workload(game);
        return new BenchCounts(depth, workload.playOuts(1, RulesBenchmark.GAMES), workload.listed(depth));
    }

    double queens(BenchRound round) {
        return round.queens() * QUEENS;
    }

    double playOuts(BenchRound round) {
        return round.playOuts() * RulesBenchmark.GAMES;
    }

    double plies(BenchRound round) {
        return round.playOuts() * plies;
    }

    double judged(BenchRound round) {
        return round.judged() * sequences;
    }

    double listed(BenchRound round) {
        return round.listed() * sequences;
    }
}
