package umpire.rules.ogrechess;

import umpire.rules.ogrechess.Threats.Blockers;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;

/**
 * The threats against the Mobile CP of the side to move, and the pieces that can answer them. Every action of a position asks the same
 * questions, so the answers are cached.
 */
final class CheckInfo {
    private final Threats threats;
    private final Chessboard board;
    private final Blockers blockers;

    /** The enemies that would threaten the Mobile CP if their way were free. No other unit can threaten it in this turn. */
    private final Squares near;

    private final Squares attackers;

    /** The squares on which a piece can stand in the way of the units that are {@link #near}. */
    private final Squares shields;

    private boolean struckAt;
    private Squares strikers = Squares.NONE;
    private Squares asked = Squares.NONE;
    private Squares free = Squares.NONE;

    CheckInfo(Threats threats, Position position) {
        this.threats = threats;
        this.board = position.board();
        this.blockers = Blockers.of(board, position.turn());
        this.near = distant(threats, board, blockers) ? Squares.NONE : threats.attackers(board, blockers.alone());
        this.attackers = attackers(blockers);
        this.shields = near.isEmpty() ? Squares.NONE : threats.shields(board, near, blockers);
    }

    private static boolean distant(Threats threats, Chessboard board, Blockers blockers) {
        return threats.distant(board, blockers.side(), blockers.post());
    }

    /** Returns the squares of the units that threaten the Mobile CP now. */
    Squares attackers() {
        return attackers;
    }

    /** Returns the units that would threaten the Mobile CP if the pieces of its side stood as in {@code other}. */
    Squares attackers(Blockers other) {
        return near.isEmpty() ? Squares.NONE : threats.attackers(board, other, near);
    }

    /** Returns the units that would threaten the Mobile CP after a move of another piece to an empty square. */
    Squares attackersAfter(Square from, Square to) {
        return shields.contains(from) || shields.contains(to) ? attackers(blockers.moved(from, to)) : attackers;
    }

    boolean safe() {
        return attackers.isEmpty();
    }

    /** Returns whether a piece may leave its square for any other without exposing its Mobile CP to an overrun. */
    boolean spares(Square from) {
        if (!safe() || near.isEmpty()) {
            return safe();
        }
        if (!shields.contains(from)) {
            return true;
        }
        if (!asked.contains(from)) {
            asked = asked.with(from);
            free = attackers(blockers.without(from)).isEmpty() ? free.with(from) : free;
        }
        return free.contains(from);
    }

    /** Returns whether no other piece of its side can expose the Mobile CP. */
    boolean distant() {
        return near.isEmpty();
    }

    /** Returns whether the Mobile CP finds no danger on any square that it could step to. */
    boolean stepsSafely() {
        return threats.distantAround(board, blockers.side(), blockers.post());
    }

    /** Returns whether a move takes the Mobile CP itself into danger. */
    boolean entered(Action.MovePiece move) {
        return blockers.post().contains(move.from())
                && !threats.attackers(board, blockers.withPostAt(move.to())).isEmpty();
    }

    /** Returns the pieces that can end the only threat with a lucky shot from their present squares. */
    Squares strikers() {
        if (!struckAt) {
            struckAt = true;
            strikers = threats.strikers(board, blockers, attackers);
        }
        return strikers;
    }

    Blockers blockers() {
        return blockers;
    }
}
