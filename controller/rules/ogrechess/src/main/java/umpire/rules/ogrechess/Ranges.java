package umpire.rules.ogrechess;

import java.util.Arrays;

/** The range chart of section 4.01 as sets of squares. */
final class Ranges {
    private static final int LONGEST = 4;
    private static final long[][] WITHIN = new long[LONGEST + 1][64];

    /** The kinds of units by their range; an Ogre's is that of its weapons. */
    private static final Kind[][] BY_RANGE = new Kind[LONGEST + 1][];

    static {
        for (int range = 0; range <= LONGEST; range++) {
            int wanted = range;
            BY_RANGE[range] = Arrays.stream(Kind.values())
                    .filter(kind -> kind.range() == wanted)
                    .toArray(Kind[]::new);
        }
        for (Square from : Square.values()) {
            for (Square to : Square.values()) {
                for (int range = Math.max(1, from.rangeTo(to)); range <= LONGEST; range++) {
                    WITHIN[range][from.index()] |= to == from ? 0 : to.bit();
                }
            }
        }
    }

    private Ranges() {}

    /**
     * Returns the squares that some units can fire at. Range is counted in steps along files and ranks, so all their fire
     * spreads together, step by step, and those of shorter range join in later.
     */
    static long covered(Chessboard board, long shooters) {
        long covered = 0;
        for (int range = LONGEST; range > 0; range--) {
            covered |= shooters & ofRange(board, range);
            covered |= Reach.orthogonal(covered);
        }
        return covered;
    }

    /** Returns the units that can fire at a square, of either side and if they may fire at all. */
    static long reaching(Chessboard board, Square at) {
        long units = 0;
        for (int range = LONGEST; range > 0; range--) {
            units |= within(at, range) & ofRange(board, range);
        }
        return units;
    }

    private static long ofRange(Chessboard board, int range) {
        long units = 0;
        for (Kind kind : BY_RANGE[range]) {
            units |= board.of(kind);
        }
        for (long ogres = board.of(Kind.OGRE); ogres != 0; ogres &= ogres - 1) {
            Square at = Square.at(Long.numberOfTrailingZeros(ogres));
            units |= Combat.range(board.unit(at)) == range ? at.bit() : 0;
        }
        return units;
    }

    /** Returns the squares a weapon of some range, 0 to 4, can hit. */
    static long within(Square from, int range) {
        return WITHIN[range][from.index()];
    }
}
