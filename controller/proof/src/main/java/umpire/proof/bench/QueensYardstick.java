package umpire.proof.bench;

/**
 * The yardstick: placing queens on an empty chessboard, file by file, so that none attacks another. It is work of the
 * same sort as listing moves, sets of squares in a long, and never changes with the rules.
 */
final class QueensYardstick {
    private static final int FILES = 10;
    private static final int RANKS = (1 << FILES) - 1;

    private QueensYardstick() {}

    /** Returns how many queens were placed until every way to place ten was found. */
    static long placed() {
        return placed(0, 0, 0);
    }

    private static long placed(int taken, int rising, int falling) {
        long count = 0;
        for (int free = RANKS & ~(taken | rising | falling); free != 0; free &= free - 1) {
            int queen = free & -free;
            count += 1 + placed(taken | queen, (rising | queen) << 1, (falling | queen) >>> 1);
        }
        return count;
    }
}
