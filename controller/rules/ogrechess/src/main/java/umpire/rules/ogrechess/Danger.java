package umpire.rules.ogrechess;

/**
 * The danger the Mobile CP of the side to move is in, and which of its pieces can do something about it. Every action of
 * a position asks the same of it, so what was found out is remembered.
 */
final class Danger {
    private final Threats threats;
    private final Chessboard board;
    private final Screen screen;
    private final long attackers;
    private boolean lookedBehind;
    private boolean screened;
    private long asked;
    private long free;

    Danger(Threats threats, Position position) {
        this.threats = threats;
        this.board = position.board();
        this.screen = Screen.of(board, position.turn());
        this.attackers = threats.attackers(board, screen);
    }

    /** Returns the squares of the units that threaten it now. */
    long attackers() {
        return attackers;
    }

    boolean safe() {
        return attackers == 0;
    }

    /** Returns whether a piece may leave its square, wherever it goes, without opening its Mobile CP. */
    boolean spares(Square from) {
        if (!safe() || !screened()) {
            return safe();
        }
        if ((asked & from.bit()) == 0) {
            asked |= from.bit();
            free |= threats.attackers(board, screen.without(from)) == 0 ? from.bit() : 0;
        }
        return (free & from.bit()) != 0;
    }

    /** Returns whether no piece can do anything that opens its Mobile CP, but that one itself. */
    boolean distant() {
        return safe() && !screened();
    }

    /** Returns whether the Mobile CP would be threatened if none of its own pieces stood in the way. */
    private boolean screened() {
        if (!lookedBehind) {
            lookedBehind = true;
            screened = threats.attackers(board, screen.alone()) != 0;
        }
        return screened;
    }

    /** Returns whether a move is the Mobile CP's own, into danger. */
    boolean entered(Action.Move move) {
        return move.from().bit() == screen.post() && threats.attackers(board, screen.withPostAt(move.to())) != 0;
    }

    Screen screen() {
        return screen;
    }
}
