package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/** Calculates where units can go, without regard to check. A unit touches the squares that it can enter, pass, or overrun. */
final class Reach {
    private static final Squares[] KNIGHT = new Squares[64];
    private static final int[][] HEADINGS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    /** The squares on the eight lines from a square, indexed by the squares that an Ogre may move and by that square. */
    private static final Squares[][] STARS = new Squares[4][64];

    private final Rulings rulings;

    /** The squares that each kind of unit touches on an empty board. */
    private final Squares[][] open = new Squares[UnitKind.values().length][64];

    private final Squares[] anyone = new Squares[64];
    private final Squares[] anyoneAround = new Squares[64];

    Reach(Rulings rulings) {
        this.rulings = rulings;
        for (UnitKind kind : UnitKind.values()) {
            for (Square from : Square.values()) {
                open[kind.index()][from.index()] = flood(kind, from, kind.steps(), Squares.NONE);
            }
        }
        for (Square to : Square.values()) {
            Squares.Builder from = new Squares.Builder();
            from.addAll(star(to));
            from.addAll(leaps(to));
            for (UnitKind kind : UnitKind.values()) {
                from.addAll(open(kind, to));
            }
            anyone[to.index()] = from.build();
        }
        for (Square to : Square.values()) {
            Squares.Builder from = new Squares.Builder();
            Neighbours.around(to).forEach(next -> from.addAll(anyone(next)));
            anyoneAround[to.index()] = from.build();
        }
    }

    /** Returns the squares from which a unit of any kind could get to a square if nothing barred its way. */
    Squares anyone(Square to) {
        return anyone[to.index()];
    }

    /** Returns the squares from which a unit of any kind could get to a square next to this one if nothing barred its way. */
    Squares anyoneAround(Square to) {
        return anyoneAround[to.index()];
    }

    /** Returns the squares a unit touches where nothing bars its way. */
    Squares open(UnitKind kind, Square from) {
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
            for (int steps = 0; steps < STARS.length; steps++) {
                STARS[steps][from.index()] = rays(UnitKind.OGRE, from, steps, Squares.NONE);
            }
        }
    }

    /** Returns the squares from which an Ogre could drive to a square if its way were free. */
    static Squares star(Square to) {
        return STARS[STARS.length - 1][to.index()];
    }

    static Squares leaps(Square from) {
        return KNIGHT[from.index()];
    }

    /** Returns every square a unit touches with all its steps, enemies' squares included but not passed. */
    Squares flood(UnitKind kind, Square from, Squares barred) {
        Squares open = open(kind, from);
        return open.intersects(barred) ? flood(kind, from, kind.steps(), barred) : open;
    }

    /**
     * Returns every square a unit touches within a number of steps, enemies' squares included but not passed. A path backwards
     * is the same as forwards, so this also answers from where a square can be reached.
     *
     * @param barred squares that stop the way
     */
    Squares flood(UnitKind kind, Square from, int steps, Squares barred) {
        return steps > 1 && !rulings.mayTurn(kind)
                ? rays(kind, from, steps, barred)
                : new Squares(turning(kind, from, steps, barred));
    }

    /** Returns, as bits, the squares that are touched by a unit that may turn after each step. */
    private static long turning(UnitKind kind, Square from, int steps, Squares barred) {
        long start = from.bit();
        long touched = start;
        long front = start;
        for (int i = 0; i < steps && front != 0; i++) {
            long next =
                    new Squares(front).around(orthogonal(kind), diagonal(kind)).bits() & ~touched;
            touched |= next;
            front = next & ~barred.bits();
        }
        return touched & ~start;
    }

    private static Squares rays(UnitKind kind, Square start, int steps, Squares barred) {
        Squares.Builder touched = new Squares.Builder();
        for (int[] heading : HEADINGS) {
            boolean slanted = heading[0] != 0 && heading[1] != 0;
            if (slanted ? diagonal(kind) : orthogonal(kind)) {
                touched.addAll(Neighbours.walk(start, heading[0], heading[1], steps, barred));
            }
        }
        return touched.build();
    }

    private static boolean orthogonal(UnitKind kind) {
        return kind != UnitKind.GEV;
    }

    private static boolean diagonal(UnitKind kind) {
        return kind != UnitKind.MSL && kind != UnitKind.INF;
    }

    /** Returns the squares that a unit has left after the shortest way to a square, or -1 if it cannot get there. */
    int stepsLeft(Chessboard board, Unit unit, Square from, Square to) {
        Squares barred = board.of(unit.side().other());
        int left = unit.kind().steps() - 1;
        while (left >= 0
                && !flood(unit.kind(), from, unit.kind().steps() - left, barred).contains(to)) {
            left--;
        }
        return left;
    }

    /**
     * Returns the squares a unit can touch: empty ones it may move to, enemies' it reaches, own ones it may pass. For an
     * Ogre, squares it has the points for.
     */
    Squares touched(Chessboard board, Square from, Unit unit) {
        Squares enemies = board.of(unit.side().other());
        UnitKind kind = unit.kind();
        return switch (kind) {
            case INF -> Neighbours.orthogonal(from);
            case MCP -> Neighbours.around(from);
            case HVY -> leaps(from);
            case GEV, MSL, MECH -> flood(kind, from, enemies);
            case OGRE -> {
                Unit.Ogre ogre = (Unit.Ogre) unit;
                Squares star = STARS[ogre.movement()][from.index()];
                yield star.intersects(enemies) ? lines(board, from, ogre) : star;
            }
        };
    }

    private static Squares lines(Chessboard board, Square from, Unit.Ogre ogre) {
        long touched = 0;
        for (int[] heading : HEADINGS) {
            touched |= lineBits(board, from, ogre, heading[0], heading[1], ogre.movement());
        }
        return new Squares(touched);
    }

    /** Returns the squares an Ogre can touch in one direction with a number of movement points, up to the first enemy. */
    static Squares line(Chessboard board, Square from, Unit.Ogre ogre, int files, int ranks, int points) {
        return new Squares(lineBits(board, from, ogre, files, ranks, points));
    }

    private static long lineBits(Chessboard board, Square from, Unit.Ogre ogre, int files, int ranks, int points) {
        Squares enemies = board.of(ogre.side().other());
        Squares touched = Neighbours.walk(from, files, ranks, points, enemies);
        Squares met = touched.and(enemies);
        boolean tooDear = !met.isEmpty()
                && touched.size() == points
                && board.unit(met.first()).kind().infantry();
        return tooDear ? touched.without(met).bits() : touched.bits();
    }

    /** Returns the squares a unit can run home to after a hit: every step lowers its distance to its own side. */
    Squares homeward(Chessboard board, Square from, Unit unit, int steps) {
        Squares home = shorter(board, from, unit, steps);
        for (int fewer = steps - 1; rulings.runsAsFarAsItCan && fewer > 0; fewer--) {
            Squares farthest = home.without(shorter(board, from, unit, fewer));
            if (!farthest.isEmpty()) {
                return farthest;
            }
        }
        return home;
    }

    private Squares shorter(Chessboard board, Square from, Unit unit, int steps) {
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
