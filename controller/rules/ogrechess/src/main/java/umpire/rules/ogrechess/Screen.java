package umpire.rules.ogrechess;

/**
 * A Mobile CP and the pieces of its own side that stand in an enemy's way to it. Trying another screen on the same enemies
 * answers what a move would do for check, without making it.
 *
 * @param post the square of the Mobile CP as a set; empty when it is not on the board
 * @param pieces the squares of all others
 * @param infantry those an Ogre may drive over
 */
record Screen(Side side, long post, long pieces, long infantry) {
    static Screen of(Chessboard board, Side side) {
        long post = board.of(side, Kind.MCP);
        long infantry = board.of(side, Kind.INF) | board.of(side, Kind.MECH);
        return new Screen(side, post, board.of(side) & ~post, infantry);
    }

    /** Returns the Mobile CP by itself. */
    Screen alone() {
        return new Screen(side, post, 0, 0);
    }

    Screen without(Square piece) {
        return new Screen(side, post, pieces & ~piece.bit(), infantry & ~piece.bit());
    }

    /** Returns the screen with pieces on more squares, over which nothing drives. */
    Screen with(long more) {
        return new Screen(side, post, (pieces | more) & ~post, infantry & ~more);
    }

    /** Returns the screen after a piece has gone to an empty square. */
    Screen moved(Square from, Square to) {
        return new Screen(side, post, moved(pieces, from, to), moved(infantry, from, to));
    }

    Screen withPostAt(Square at) {
        return new Screen(side, at.bit(), pieces & ~at.bit(), infantry & ~at.bit());
    }

    private static long moved(long set, Square from, Square to) {
        return (set & from.bit()) == 0 ? set : (set & ~from.bit()) | to.bit();
    }
}
