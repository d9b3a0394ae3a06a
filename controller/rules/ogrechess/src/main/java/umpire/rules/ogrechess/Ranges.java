package umpire.rules.ogrechess;

import java.util.Arrays;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.UnitKind;

/** The range chart of section 4.01 as sets of squares. */
final class Ranges {
    private static final int LONGEST = 4;
    private static final Squares[][] WITHIN = new Squares[LONGEST + 1][64];

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
            Squares within = Squares.of(from);
            for (int range = 0; range <= LONGEST; range++) {
                WITHIN[range][from.index()] = within.without(from);
                within = within.or(within.orthogonal());
            }
        }
    }

    private Ranges() {}

    /**
     * Returns the units, of either side and able or not, that have one of some squares in range. Range is counted in steps
     * along files and ranks, so the squares spread step by step and catch units of longer and longer range.
     */
    static Squares reaching(Chessboard board, Squares targets) {
        Squares.Builder units = new Squares.Builder();
        long near = targets.bits();
        for (int range = 1; range <= LONGEST; range++) {
            near |= new Squares(near).orthogonal().bits();
            for (UnitKind kind : BY_RANGE[range]) {
                units.addAll(board.of(kind).and(new Squares(near)));
            }
        }
        units.addAll(ogresReaching(board, targets));
        return units.build();
    }

    private static Squares ogresReaching(Chessboard board, Squares targets) {
        Squares.Builder ogres = new Squares.Builder();
        for (Square at : board.of(UnitKind.OGRE)) {
            if (within(at, Combat.range(board.unit(at))).intersects(targets)) {
                ogres.add(at);
            }
        }
        return ogres.build();
    }

    /** Returns the squares a weapon of some range, 0 to 4, can hit. */
    static Squares within(Square from, int range) {
        return WITHIN[range][from.index()];
    }
}
