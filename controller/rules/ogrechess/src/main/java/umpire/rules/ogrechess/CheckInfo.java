package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;

/**
 * The danger the Mobile CP of the side to move is in, and which of its pieces can do something about it. Every action of
 * a position asks the same of it, so what was found out is remembered.
 */
final class CheckInfo {
    private final Threats threats;
    private final Chessboard board;
    private final Blockers blockers;

    /** The units that would threaten if nobody stood in their way: no others ever do in this turn. */
    private final Squares near;

    private final Squares attackers;

    /** Where a piece can stand in the way of these units. */
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

    /** Returns the squares of the units that threaten it now. */
    Squares attackers() {
        return attackers;
    }

    /** Returns those that would threaten it where it stands if its own pieces stood like this. */
    Squares attackers(Blockers other) {
        return near.isEmpty() ? Squares.NONE : threats.attackers(board, other, near);
    }

    /** Returns those that would after a move of another piece to an empty square. */
    Squares attackersAfter(Square from, Square to) {
        return shields.contains(from) || shields.contains(to) ? attackers(blockers.moved(from, to)) : attackers;
    }

    boolean safe() {
        return attackers.isEmpty();
    }

    /** Returns whether a piece may leave its square, wherever it goes, without opening its Mobile CP. */
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

    /** Returns whether no piece can do anything that opens its Mobile CP, but that one itself. */
    boolean distant() {
        return near.isEmpty();
    }

    /** Returns whether the Mobile CP finds no danger on any square that it could step to. */
    boolean stepsSafely() {
        return threats.distantAround(board, blockers.side(), blockers.post());
    }

    /** Returns whether a move is the Mobile CP's own, into danger. */
    boolean entered(Action.MovePiece move) {
        return blockers.post().contains(move.from())
                && !threats.attackers(board, blockers.withPostAt(move.to())).isEmpty();
    }

    /** Returns the pieces whose fire from where they stand can, with luck, end the one threat there is. */
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
