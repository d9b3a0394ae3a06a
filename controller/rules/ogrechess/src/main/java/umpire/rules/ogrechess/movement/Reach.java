package umpire.rules.ogrechess.movement;

import umpire.rules.ogrechess.position.Chessboard;
import umpire.rules.ogrechess.position.Side;
import umpire.rules.ogrechess.position.Square;
import umpire.rules.ogrechess.position.Squares;
import umpire.rules.ogrechess.position.Unit;
import umpire.rules.ogrechess.position.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/** Where units can go, as sets of squares: geometry only, without regard to check. */
public final class Reach {
    private static final Squares[] KNIGHT = new Squares[64];
    private static final int[][] HEADINGS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private final Rulings rulings;

    /** What each kind of unit touches from each square where nothing bars its way. */
    private final Squares[][] open = new Squares[UnitKind.values().length][64];

    public Reach(Rulings rulings) {
        this.rulings = rulings;
        for (UnitKind kind : UnitKind.values()) {
            for (Square from : Square.values()) {
                open[kind.index()][from.index()] = flood(kind, from, steps(kind), Squares.NONE);
            }
        }
    }

    /** Returns the squares a unit touches where nothing bars its way. */
    public Squares open(UnitKind kind, Square from) {
        return open[kind.index()][from.index()];
    }

    static {
        int[][] leaps = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        for (Square from : Square.values()) {
            Squares reached = Squares.NONE;
            for (int[] leap : leaps) {
                if (Square.onBoard(from.file() + leap[0], from.rank() + leap[1])) {
                    reached = reached.with(Square.of(from.file() + leap[0], from.rank() + leap[1]));
                }
            }
            KNIGHT[from.index()] = reached;
        }
    }

    public static Squares leaps(Square from) {
        return KNIGHT[from.index()];
    }

    private static Squares spread(UnitKind kind, Squares set) {
        return switch (kind) {
            case GEV -> set.diagonal();
            case MSL, INF -> set.orthogonal();
            case MECH, MCP, OGRE, HVY -> set.around();
        };
    }

    public static int steps(UnitKind kind) {
        return switch (kind) {
            case GEV -> 4;
            case MSL -> 2;
            case MECH -> 3;
            case INF, MCP, OGRE, HVY -> 1;
        };
    }

    /**
     * Returns every square a unit touches within some steps, enemies' squares included but not passed. A path backwards
     * is the same as forwards, so this also answers from where a square can be reached.
     *
     * @param barred squares that stop the way
     */
    public Squares flood(UnitKind kind, Square from, int steps, Squares barred) {
        if (steps > 1 && !rulings.mayTurn(kind)) {
            return rays(kind, from, steps, barred);
        }
        long start = Squares.of(from).bits();
        long touched = start;
        long front = start;
        for (int i = 0; i < steps && front != 0; i++) {
            long next = spread(kind, new Squares(front)).bits() & ~touched;
            touched |= next;
            front = next & ~barred.bits();
        }
        return new Squares(touched & ~start);
    }

    private static Squares rays(UnitKind kind, Square start, int steps, Squares barred) {
        Squares.Builder touched = new Squares.Builder();
        for (int[] heading : HEADINGS) {
            boolean slanted = heading[0] != 0 && heading[1] != 0;
            if ((kind == UnitKind.GEV && !slanted) || (kind == UnitKind.MSL && slanted)) {
                continue;
            }
            int file = start.file();
            int rank = start.rank();
            for (int i = 0; i < steps; i++) {
                file += heading[0];
                rank += heading[1];
                if (!Square.onBoard(file, rank)) {
                    break;
                }
                Square square = Square.of(file, rank);
                touched.add(square);
                if (barred.contains(square)) {
                    break;
                }
            }
        }
        return touched.build();
    }

    /** Returns the fewest squares a unit needs from one square to another, or more than its range when it cannot. */
    public int distance(Chessboard board, Side side, UnitKind kind, Square from, Square to) {
        Squares barred = board.of(side.other());
        for (int n = 1; n <= steps(kind); n++) {
            if (flood(kind, from, n, barred).contains(to)) {
                return n;
            }
        }
        return steps(kind) + 1;
    }

    /**
     * Returns the squares a unit can touch: empty ones it may move to, enemies' it reaches, own ones it may pass. For an
     * Ogre, squares it has the points for.
     */
    public Squares touched(Chessboard board, Square from, Unit unit) {
        return switch (unit) {
            case Unit.Platoon platoon -> Squares.of(from).orthogonal();
            case Unit.CommandPost post -> Squares.of(from).around();
            case Unit.Mechanized mech ->
                flood(
                        UnitKind.MECH,
                        from,
                        steps(UnitKind.MECH),
                        board.of(unit.side().other()));
            case Unit.Armour armour ->
                armour.kind() == UnitKind.HVY
                        ? leaps(from)
                        : flood(
                                armour.kind(),
                                from,
                                steps(armour.kind()),
                                board.of(unit.side().other()));
            case Unit.Ogre ogre -> {
                Squares.Builder touched = new Squares.Builder();
                for (int[] heading : HEADINGS) {
                    touched.addAll(line(board, from, ogre, heading[0], heading[1], ogre.movement()));
                }
                yield touched.build();
            }
        };
    }

    /** Returns the squares an Ogre can touch in one direction with some movement points, up to the first enemy. */
    public static Squares line(Chessboard board, Square from, Unit.Ogre ogre, int files, int ranks, int points) {
        Squares enemies = board.of(ogre.side().other());
        Squares.Builder touched = new Squares.Builder();
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        for (int left = points; left > 0 && Square.onBoard(file, rank); left--) {
            Square square = Square.of(file, rank);
            if (enemies.contains(square)) {
                boolean costly = board.unit(square).kind().infantry();
                if (!costly || left > 1) {
                    touched.add(square);
                }
                break;
            }
            touched.add(square);
            file += files;
            rank += ranks;
        }
        return touched.build();
    }

    /** Returns the squares from which a platoon's overruns reach a square, or those it overruns. */
    public static Squares overrunByPlatoon(Square at) {
        return Squares.of(at).diagonal();
    }

    /** Returns the squares a unit can run home to after a hit: every step lowers its distance to its own side. */
    public Squares homeward(Chessboard board, Square from, Unit unit, int steps) {
        Squares barred = board.of(unit.side().other());
        Squares touched = Squares.NONE;
        Squares front = Squares.of(from);
        for (int i = 0; i < steps && !front.isEmpty(); i++) {
            Squares sides = front.east().or(front.west()).or(unit.kind() == UnitKind.GEV ? Squares.NONE : front);
            Squares next = unit.side() == Side.WHITE ? sides.south() : sides.north();
            touched = touched.or(next);
            front = next.without(barred);
        }
        if (!rulings.mayTurn(unit.kind())) {
            touched = touched.and(rays(unit.kind(), from, steps, barred));
        }
        return touched.without(board.taken());
    }
}
