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
        return attackers(board, side) & able;
    }

    /** Returns whether a side's Mobile CP could be overrun after this turn of its own. */
    boolean on(Chessboard board, Side side) {
        return attackers(board, side) != 0;
    }

    private long attackers(Chessboard board, Side side) {
        long post = board.of(side, Kind.MCP);
        return post == 0 ? 0 : against(board, side, post, board.of(side) & ~post);
    }

    /** Returns whether the Mobile CP would be in danger if a piece of its side were not there. */
    boolean onWithout(Chessboard board, Side side, Square absent) {
        long post = board.of(side, Kind.MCP);
        return post != 0 && against(board, side, post, board.of(side) & ~post & ~absent.bit()) != 0;
    }

    /** Returns whether the Mobile CP would be in danger on another square. */
    boolean onPostAt(Chessboard board, Side side, Square at) {
        long post = board.of(side, Kind.MCP);
        return against(board, side, at.bit(), board.of(side) & ~post) != 0;
    }

    private long against(Chessboard board, Side side, long post, long defenders) {
        Side enemy = side.other();
        long active = ~board.stunned() & ~post;
        Square at = Square.at(Long.numberOfTrailingZeros(post));
        long attackers = Reach.leaps(at) & board.of(enemy, Kind.HVY);
        long beside = rulings.infThreatensAround ? Reach.around(post) : Reach.diagonal(post);
        attackers |= beside & board.of(enemy, Kind.INF);
        attackers |= Reach.around(post) & board.of(enemy, Kind.MCP);
        attackers |= flooding(board, enemy, Kind.GEV, post, defenders);
        attackers |= flooding(board, enemy, Kind.MSL, post, defenders);
        attackers |= flooding(board, enemy, Kind.MECH, post, defenders);
        long ogres = board.of(enemy, Kind.OGRE) & ~post;
        while (ogres != 0) {
            long ogre = ogres & -ogres;
            if (rolls(board, Square.at(Long.numberOfTrailingZeros(ogre)), at, defenders)) {
                attackers |= ogre;
            }
            ogres ^= ogre;
        }
        return attackers & active;
    }

    private long flooding(Chessboard board, Side enemy, Kind kind, long post, long defenders) {
        long units = board.of(enemy, kind);
        return units == 0 ? 0 : reach.flood(kind, post, Reach.steps(kind), defenders) & units;
    }

    /** Returns whether an Ogre has the points to drive in a line onto the Mobile CP. */
    private boolean rolls(Chessboard board, Square from, Square to, long defenders) {
        int files = to.file() - from.file();
        int ranks = to.rank() - from.rank();
        int distance = Math.max(Math.abs(files), Math.abs(ranks));
        if (distance > 3 || (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks))) {
            return false;
        }
        Unit.Ogre ogre = (Unit.Ogre) board.unit(from);
        int points = ogre.movement() - distance;
        for (int i = 1; i < distance && points >= 0; i++) {
            Square between =
                    Square.of(from.file() + i * Integer.signum(files), from.rank() + i * Integer.signum(ranks));
            if ((defenders & between.bit()) != 0) {
                boolean crushed = rulings.checkThroughInfantry
                        && !ogre.guns().none()
                        && board.unit(between).kind().infantry();
                points = crushed ? points - 1 : -1;
            }
        }
        return points >= 0;
    }
}
