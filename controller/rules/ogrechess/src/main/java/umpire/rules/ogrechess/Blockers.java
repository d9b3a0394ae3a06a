package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.UnitKind;

/**
 * A Mobile CP and the pieces of its own side that stand in an enemy's way to it. Other blockers against the same enemies show the effect of
 * a move on check without making the move. The search creates one for every action, so its sets are kept as bits.
 */
final class Blockers {
    private final Side side;
    private final long post;
    private final long pieces;
    private final long infantry;

    private Blockers(Side side, long post, long pieces, long infantry) {
        this.side = side;
        this.post = post;
        this.pieces = pieces;
        this.infantry = infantry;
    }

    static Blockers of(Chessboard board, Side side) {
        long post = board.of(side, UnitKind.MCP).bits();
        long infantry = board.of(side, UnitKind.INF).bits()
                | board.of(side, UnitKind.MECH).bits();
        return new Blockers(side, post, board.of(side).bits() & ~post, infantry);
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
        return new Blockers(side, post, 0, 0);
    }

    Blockers without(Square piece) {
        return new Blockers(side, post, pieces & ~piece.bit(), infantry & ~piece.bit());
    }

    /** Returns these blockers and pieces on more squares. No piece can be driven over there. */
    Blockers with(Squares more) {
        return new Blockers(side, post, (pieces | more.bits()) & ~post, infantry & ~more.bits());
    }

    /** Returns these blockers after a piece has gone to an empty square. */
    Blockers moved(Square from, Square to) {
        return new Blockers(
                side,
                post,
                pieces().moved(from, to).bits(),
                infantry().moved(from, to).bits());
    }

    Blockers withPostAt(Square at) {
        return new Blockers(side, at.bit(), pieces & ~at.bit(), infantry & ~at.bit());
    }
}
