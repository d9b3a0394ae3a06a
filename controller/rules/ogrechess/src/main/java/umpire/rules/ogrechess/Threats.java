package umpire.rules.ogrechess;

/** Which units could overrun a Mobile CP with their next move (3.02). */
final class Threats {
    private final Rulings rulings;
    private final Reach reach;

    Threats(Rulings rulings, Reach reach) {
        this.rulings = rulings;
        this.reach = reach;
    }

    /**
     * Returns whether a side's Mobile CP could be overrun in the enemy's next turn, or in this one if it is the enemy's.
     * A Mobile CP that is not on the board is in no danger.
     */
    boolean on(Position position, Side side) {
        return attackers(position, side) != 0;
    }

    /** Returns the squares of the units that threaten a side's Mobile CP. */
    long attackers(Position position, Side side) {
        Chessboard board = position.board();
        long able = position.turn() == side ? ~board.stunned() : ~board.disabled();
        return attackers(board, Screen.of(board, side)) & able;
    }

    /** Returns whether a side's Mobile CP could be overrun after this turn of its own. */
    boolean on(Chessboard board, Side side) {
        return attackers(board, Screen.of(board, side)) != 0;
    }

    /** Returns the units that could overrun a Mobile CP after this turn of its own if its side stood like this. */
    long attackers(Chessboard board, Screen screen) {
        long post = screen.post();
        if (post == 0) {
            return 0;
        }
        Side enemy = screen.side().other();
        Square at = Square.at(Long.numberOfTrailingZeros(post));
        long attackers = Reach.leaps(at) & board.of(enemy, Kind.HVY);
        long beside = rulings.infThreatensAround ? Reach.around(post) : Reach.diagonal(post);
        attackers |= beside & board.of(enemy, Kind.INF);
        attackers |= Reach.around(post) & board.of(enemy, Kind.MCP);
        attackers |= flooding(board.of(enemy, Kind.GEV), Kind.GEV, at, screen);
        attackers |= flooding(board.of(enemy, Kind.MSL), Kind.MSL, at, screen);
        attackers |= flooding(board.of(enemy, Kind.MECH), Kind.MECH, at, screen);
        for (long ogres = board.of(enemy, Kind.OGRE); ogres != 0; ogres &= ogres - 1) {
            Square ogre = Square.at(Long.numberOfTrailingZeros(ogres));
            attackers |= rolls((Unit.Ogre) board.unit(ogre), ogre, screen) ? ogre.bit() : 0;
        }
        return attackers & ~board.stunned() & ~post;
    }

    /** Returns those of some units that find a way onto the Mobile CP; most often all are too far away for any. */
    private long flooding(long units, Kind kind, Square post, Screen screen) {
        long near = units & reach.open(kind, post);
        return near == 0 ? 0 : near & reach.flood(kind, screen.post(), Reach.steps(kind), screen.pieces());
    }

    /** Returns whether an Ogre has the points to drive in a line onto a Mobile CP, over the infantry in its way. */
    boolean rolls(Unit.Ogre ogre, Square from, Screen screen) {
        Square to = Square.at(Long.numberOfTrailingZeros(screen.post()));
        int distance = from.straightTo(to);
        int points = ogre.movement() - distance;
        if (distance == 0 || points < 0) {
            return false;
        }
        long inTheWay = screen.pieces() & from.between(to);
        boolean crushes = rulings.checkThroughInfantry && !ogre.guns().none();
        return inTheWay == 0 || (crushes && (inTheWay & ~screen.infantry()) == 0 && points >= Long.bitCount(inTheWay));
    }
}
