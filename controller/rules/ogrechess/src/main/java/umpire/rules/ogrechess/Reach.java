package umpire.rules.ogrechess;

/** Where units can go, as sets of squares: geometry only, without regard to check. */
final class Reach {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = 0x8080808080808080L;
    private static final long[] KNIGHT = new long[64];
    private static final int[][] HEADINGS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private final Rulings rulings;

    /** What each kind of unit touches from each square where nothing bars its way. */
    private final long[][] open = new long[UnitKind.values().length][64];

    Reach(Rulings rulings) {
        this.rulings = rulings;
        for (UnitKind kind : UnitKind.values()) {
            for (Square from : Square.values()) {
                open[kind.index()][from.index()] = flood(kind, from.bit(), steps(kind), 0);
            }
        }
    }

    /** Returns the squares a unit touches where nothing bars its way. */
    long open(UnitKind kind, Square from) {
        return open[kind.index()][from.index()];
    }

    static {
        int[][] leaps = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        for (Square from : Square.values()) {
            for (int[] leap : leaps) {
                if (Square.onBoard(from.file() + leap[0], from.rank() + leap[1])) {
                    KNIGHT[from.index()] |= Square.of(from.file() + leap[0], from.rank() + leap[1])
                            .bit();
                }
            }
        }
    }

    static long east(long set) {
        return (set & ~FILE_H) << 1;
    }

    static long west(long set) {
        return (set & ~FILE_A) >>> 1;
    }

    static long orthogonal(long set) {
        return (set << 8) | (set >>> 8) | east(set) | west(set);
    }

    static long diagonal(long set) {
        long sides = east(set) | west(set);
        return (sides << 8) | (sides >>> 8);
    }

    static long around(long set) {
        return orthogonal(set) | diagonal(set);
    }

    static long leaps(Square from) {
        return KNIGHT[from.index()];
    }

    private static long spread(UnitKind kind, long set) {
        return switch (kind) {
            case GEV -> diagonal(set);
            case MSL, INF -> orthogonal(set);
            case MECH, MCP, OGRE, HVY -> around(set);
        };
    }

    static int steps(UnitKind kind) {
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
    long flood(UnitKind kind, long from, int steps, long barred) {
        if (steps > 1 && !rulings.mayTurn(kind)) {
            return rays(kind, from, steps, barred);
        }
        long touched = 0;
        long front = from;
        for (int i = 0; i < steps && front != 0; i++) {
            long next = spread(kind, front) & ~touched & ~from;
            touched |= next;
            front = next & ~barred;
        }
        return touched;
    }

    private static long rays(UnitKind kind, long from, int steps, long barred) {
        Square start = Square.at(Long.numberOfTrailingZeros(from));
        long touched = 0;
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
                long bit = Square.of(file, rank).bit();
                touched |= bit;
                if ((barred & bit) != 0) {
                    break;
                }
            }
        }
        return touched;
    }

    /** Returns the fewest squares a unit needs from one square to another, or more than its range when it cannot. */
    int distance(Chessboard board, Side side, UnitKind kind, Square from, Square to) {
        long barred = board.of(side.other());
        for (int n = 1; n <= steps(kind); n++) {
            if ((flood(kind, from.bit(), n, barred) & to.bit()) != 0) {
                return n;
            }
        }
        return steps(kind) + 1;
    }

    /**
     * Returns the squares a unit can touch: empty ones it may move to, enemies' it reaches, own ones it may pass. For an
     * Ogre, squares it has the points for.
     */
    long touched(Chessboard board, Square from, Unit unit) {
        return switch (unit) {
            case Unit.Platoon platoon -> orthogonal(from.bit());
            case Unit.CommandPost post -> around(from.bit());
            case Unit.Mechanized mech ->
                flood(
                        UnitKind.MECH,
                        from.bit(),
                        steps(UnitKind.MECH),
                        board.of(unit.side().other()));
            case Unit.Armour armour ->
                armour.kind() == UnitKind.HVY
                        ? leaps(from)
                        : flood(
                                armour.kind(),
                                from.bit(),
                                steps(armour.kind()),
                                board.of(unit.side().other()));
            case Unit.Ogre ogre -> {
                long touched = 0;
                for (int[] heading : HEADINGS) {
                    touched |= line(board, from, ogre, heading[0], heading[1], ogre.movement());
                }
                yield touched;
            }
        };
    }

    /** Returns the squares an Ogre can touch in one direction with some movement points, up to the first enemy. */
    static long line(Chessboard board, Square from, Unit.Ogre ogre, int files, int ranks, int points) {
        long enemies = board.of(ogre.side().other());
        long touched = 0;
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        for (int left = points; left > 0 && Square.onBoard(file, rank); left--) {
            Square square = Square.of(file, rank);
            if ((enemies & square.bit()) != 0) {
                boolean costly = board.unit(square).kind().infantry();
                return costly && left < 2 ? touched : touched | square.bit();
            }
            touched |= square.bit();
            file += files;
            rank += ranks;
        }
        return touched;
    }

    /** Returns the squares from which a platoon's overruns reach a square, or those it overruns. */
    static long overrunByPlatoon(Square at) {
        return diagonal(at.bit());
    }

    /** Returns the squares a unit can run home to after a hit: every step lowers its distance to its own side. */
    long homeward(Chessboard board, Square from, Unit unit, int steps) {
        long barred = board.of(unit.side().other());
        long touched = 0;
        long front = from.bit();
        for (int i = 0; i < steps && front != 0; i++) {
            long sides = east(front) | west(front) | (unit.kind() == UnitKind.GEV ? 0 : front);
            long next = unit.side() == Side.WHITE ? sides >>> 8 : sides << 8;
            touched |= next;
            front = next & ~barred;
        }
        if (!rulings.mayTurn(unit.kind())) {
            touched &= rays(unit.kind(), from.bit(), steps, barred);
        }
        return touched & ~board.taken();
    }
}
