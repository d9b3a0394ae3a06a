package umpire.rules.ogrechess.board;

/** The squares around one, between two and on a line with two, looked up. */
public final class Neighbours {
    private static final Square[] ALL = Square.values();
    private static final Squares[] ORTHOGONAL = new Squares[ALL.length];
    private static final Squares[] DIAGONAL = new Squares[ALL.length];
    private static final Squares[] AROUND = new Squares[ALL.length];
    private static final Squares[][] BETWEEN = new Squares[ALL.length][ALL.length];

    static {
        for (Square from : ALL) {
            ORTHOGONAL[from.index()] = Squares.of(from).orthogonal();
            DIAGONAL[from.index()] = Squares.of(from).diagonal();
            AROUND[from.index()] = Squares.of(from).around();
            for (Square to : ALL) {
                BETWEEN[from.index()][to.index()] = towards(from, to, from.straightTo(to) - 1, Squares.NONE);
            }
        }
    }

    private Neighbours() {}

    /** Returns the squares next to one along its file and its rank. */
    public static Squares orthogonal(Square square) {
        return ORTHOGONAL[square.index()];
    }

    /** Returns the squares next to one by their corners. */
    public static Squares diagonal(Square square) {
        return DIAGONAL[square.index()];
    }

    /** Returns the squares next to one in all eight directions. */
    public static Squares around(Square square) {
        return AROUND[square.index()];
    }

    /** Returns the squares between two on one file, rank or diagonal; none where they lie on none together. */
    public static Squares between(Square from, Square to) {
        return BETWEEN[from.index()][to.index()];
    }

    /** Returns every square of the file, rank or diagonal on which two lie. */
    public static Squares lineThrough(Square one, Square other) {
        return towards(one, other, ALL.length, Squares.NONE).or(towards(other, one, ALL.length, Squares.NONE));
    }

    private static Squares towards(Square from, Square to, int steps, Squares barred) {
        int files = Integer.signum(to.file() - from.file());
        int ranks = Integer.signum(to.rank() - from.rank());
        return walk(from, files, ranks, steps, barred);
    }

    /**
     * Returns the squares that are passed in one direction, up to the edge of the board.
     *
     * @param files by how many files each step goes, and by how many ranks
     * @param barred squares that end the walk, and are still part of it
     */
    public static Squares walk(Square from, int files, int ranks, int steps, Squares barred) {
        Squares.Builder passed = new Squares.Builder();
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        for (int left = steps; left > 0 && Square.onBoard(file, rank); left--) {
            Square square = Square.of(file, rank);
            passed.add(square);
            if (barred.contains(square)) {
                break;
            }
            file += files;
            rank += ranks;
        }
        return passed.build();
    }
}
