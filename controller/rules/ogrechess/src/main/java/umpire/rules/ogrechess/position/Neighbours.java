package umpire.rules.ogrechess.position;

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
                BETWEEN[from.index()][to.index()] = walk(from, to);
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

    private static Squares walk(Square from, Square to) {
        int steps = from.straightTo(to);
        Squares walk = Squares.NONE;
        for (int i = 1; i < steps; i++) {
            walk = walk.with(Square.at(from.index() + i * (to.index() - from.index()) / steps));
        }
        return walk;
    }

    /** Returns every square of the file, rank or diagonal on which two lie. */
    public static Squares lineThrough(Square one, Square other) {
        return ray(one, other).or(ray(other, one));
    }

    private static Squares ray(Square from, Square towards) {
        int files = Integer.signum(towards.file() - from.file());
        int ranks = Integer.signum(towards.rank() - from.rank());
        Squares ray = Squares.NONE;
        int file = from.file() + files;
        for (int rank = from.rank() + ranks; Square.onBoard(file, rank); rank += ranks) {
            ray = ray.with(Square.of(file, rank));
            file += files;
        }
        return ray;
    }
}
