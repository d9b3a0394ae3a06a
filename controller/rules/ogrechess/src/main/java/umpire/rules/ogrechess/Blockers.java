package umpire.rules.ogrechess;

/**
 * A Mobile CP and the pieces of its own side that stand in an enemy's way to it. Trying another screen on the same enemies
 * answers what a move would do for check, without making it.
 *
 * @param post the square of the Mobile CP as a set; empty when it is not on the board
 * @param pieces the squares of all others
 * @param infantry those an Ogre may drive over
 */
record Blockers(Side side, long post, long pieces, long infantry) {
    static Blockers of(Chessboard board, Side side) {
        long post = board.of(side, UnitKind.MCP);
        long infantry = board.of(side, UnitKind.INF) | board.of(side, UnitKind.MECH);
        return new Blockers(side, post, board.of(side) & ~post, infantry);
    }

    /** Returns the Mobile CP by itself. */
    Blockers alone() {
        return new Blockers(side, post, 0, 0);
    }

    Blockers without(Square piece) {
        return new Blockers(side, post, pieces & ~piece.bit(), infantry & ~piece.bit());
    }

    /** Returns the screen with pieces on more squares, over which nothing drives. */
    Blockers with(long more) {
        return new Blockers(side, post, (pieces | more) & ~post, infantry & ~more);
    }

    /** Returns the screen after a piece has gone to an empty square. */
    Blockers moved(Square from, Square to) {
        return new Blockers(side, post, moved(pieces, from, to), moved(infantry, from, to));
    }

    Blockers withPostAt(Square at) {
        return new Blockers(side, at.bit(), pieces & ~at.bit(), infantry & ~at.bit());
    }

    private static long moved(long set, Square from, Square to) {
        return (set & from.bit()) == 0 ? set : (set & ~from.bit()) | to.bit();
    }
}
