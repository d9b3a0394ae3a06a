package umpire.rules.ogrechess;

import java.util.Arrays;

/** The range chart of section 4.01 as sets of squares. */
final class Ranges {
    private static final int LONGEST = 4;
    private static final long[][] WITHIN = new long[LONGEST + 1][64];

    /** The kinds of units by their range; an Ogre's is that of its weapons. */
    private static final UnitKind[][] BY_RANGE = new UnitKind[LONGEST + 1][];

    static {
        for (int range = 0; range <= LONGEST; range++) {
            int wanted = range;
            BY_RANGE[range] = Arrays.stream(UnitKind.values())
                    .filter(kind -> kind.range() == wanted)
                    .toArray(UnitKind[]::new);
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
     * Returns the units, of either side and able or not, that have one of some squares in range. Range is counted in steps
     * along files and ranks, so the squares spread step by step and catch units of longer and longer range.
     */
    static long reaching(Chessboard board, long targets) {
        long units = 0;
        long near = targets;
        for (int range = 1; range <= LONGEST; range++) {
            near |= Reach.orthogonal(near);
            for (UnitKind kind : BY_RANGE[range]) {
                units |= near & board.of(kind);
            }
        }
        return units | ogresReaching(board, targets);
    }

    private static long ogresReaching(Chessboard board, long targets) {
        long ogres = 0;
        for (long rest = board.of(UnitKind.OGRE); rest != 0; rest &= rest - 1) {
            Square at = Square.at(Long.numberOfTrailingZeros(rest));
            ogres |= (within(at, Combat.range(board.unit(at))) & targets) == 0 ? 0 : at.bit();
        }
        return ogres;
    }

    /** Returns the squares a weapon of some range, 0 to 4, can hit. */
    static long within(Square from, int range) {
        return WITHIN[range][from.index()];
    }
}
