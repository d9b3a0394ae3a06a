package umpire.proof.bench;

/**
 * The yardstick: placing queens on an empty chessboard, file by file, so that none attacks another. It is work of the
 * same sort as listing moves, sets of squares in a number, and never changes with the rules. It goes back by arrays and
 * does not call itself: how deep a compiler inlines what calls itself is its luck, and made the same work up to twice
 * as fast in one run as in another.
 */
final class QueensYardstick {
    private static final int FILES = 10;
    private static final int RANKS = (1 << FILES) - 1;

    /** What the queens to the left of a file attack in it, a set of ranks each: along the rank, upwards and downwards. */
    private final int[] taken = new int[FILES + 1];

    private final int[] rising = new int[FILES + 1];
    private final int[] falling = new int[FILES + 1];

    /** The ranks of a file that are still to be tried. */
    private final int[] free = new int[FILES + 1];

    private QueensYardstick() {
        free[0] = RANKS;
    }

    /** Returns how many queens were placed until every way to place ten was found. */
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
