package umpire.rules.ogrechess;

/**
 * A Mobile CP and the pieces of its own side that stand in an enemy's way to it. Trying others on the same enemies answers
 * what a move would do for check, without making it. The search makes one for every action, so its sets are kept as bits.
 */
final class Blockers {
    private final Side side;
    private final long post;
    private final long pieces;
    private final long infantry;

    private Blockers(Side side, Squares post, Squares pieces, Squares infantry) {
        this.side = side;
        this.post = post.bits();
        this.pieces = pieces.bits();
        this.infantry = infantry.bits();
    }

    static Blockers of(Chessboard board, Side side) {
        Squares post = board.of(side, UnitKind.MCP);
        Squares infantry = board.of(side, UnitKind.INF).or(board.of(side, UnitKind.MECH));
        return new Blockers(side, post, board.of(side).without(post), infantry);
    }

    Side side() {
        return side;
    }

    /** Returns the square of the Mobile CP as a set; empty when it is not on the board. */
    Squares post() {
        return new Squares(post);
    }

    /** Returns the squares of all others. */
    Squares pieces() {
        return new Squares(pieces);
    }

    /** Returns those an Ogre may drive over. */
    Squares infantry() {
        return new Squares(infantry);
    }

    /** Returns the Mobile CP by itself. */
    Blockers alone() {
        return new Blockers(side, post(), Squares.NONE, Squares.NONE);
    }

    Blockers without(Square piece) {
        return new Blockers(side, post(), pieces().without(piece), infantry().without(piece));
    }

    /** Returns these with pieces on more squares, over which nothing drives. */
    Blockers with(Squares more) {
        return new Blockers(
                side, post(), pieces().or(more).without(post()), infantry().without(more));
    }

    /** Returns these after a piece has gone to an empty square. */
    Blockers moved(Square from, Square to) {
        return new Blockers(side, post(), pieces().moved(from, to), infantry().moved(from, to));
    }

    Blockers withPostAt(Square at) {
        return new Blockers(
                side, Squares.of(at), pieces().without(at), infantry().without(at));
    }
}
