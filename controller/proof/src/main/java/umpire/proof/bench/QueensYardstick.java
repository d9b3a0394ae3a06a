package umpire.proof.bench;

/**
 * The reference benchmark: places queens on an empty chessboard so that none attacks another. Like listing moves it works on bit sets of
 * squares, but it never changes with the rules. It backtracks with arrays instead of recursion, because the JIT compiler's inlining of
 * recursive calls varied and made some runs twice as fast as others.
 */
final class QueensYardstick {
    private static final int FILES = 10;
    private static final int RANKS = (1 << FILES) - 1;

    /**
     * For each file, the ranks that the queens to its left attack, as bit sets: {@code taken} along the rank, {@code rising} and {@code
     * falling} along the diagonals.
     */
    private final int[] taken = new int[FILES + 1];

    private final int[] rising = new int[FILES + 1];
    private final int[] falling = new int[FILES + 1];

    /** The ranks of a file that remain to be tried. */
    private final int[] free = new int[FILES + 1];

    private QueensYardstick() {
        free[0] = RANKS;
    }

    /** Returns how many queens were placed until all solutions for ten queens were found. */
    static long placed() {
        return new QueensYardstick().count();
    }

    private long count() {
        long count = 0;
        int file = 0;
        while (file >= 0) {
            if (free[file] == 0) {
                file--;
            } else {
                place(file);
                file++;
                count++;
            }
        }
        return count;
    }

    private void place(int file) {
        int queen = Integer.lowestOneBit(free[file]);
        free[file] &= ~queen;
        taken[file + 1] = taken[file] | queen;
        rising[file + 1] = (rising[file] | queen) << 1;
        falling[file + 1] = (falling[file] | queen) >>> 1;
        free[file + 1] = RANKS & ~(taken[file + 1] | rising[file + 1] | falling[file + 1]);
    }
}
