package umpire.rules.ogrechess;

/**
 * The danger the Mobile CP of the side to move is in, and which of its pieces can do something about it. Every action of
 * a position asks the same of it, so what was found out is remembered.
 */
final class CheckInfo {
    private final Threats threats;
    private final Chessboard board;
    private final Blockers blockers;

    /** The units that would threaten if nobody stood in their way: no others ever do in this turn. */
    private final long near;

    private final long attackers;
    private boolean struckAt;
    private long strikers;
    private long asked;
    private long free;

    CheckInfo(Threats threats, Position position) {
        this.threats = threats;
        this.board = position.board();
        this.blockers = Blockers.of(board, position.turn());
        this.near = threats.attackers(board, blockers.alone());
        this.attackers = attackers(blockers);
    }

    /** Returns the squares of the units that threaten it now. */
    long attackers() {
        return attackers;
    }

    /** Returns those that would threaten it where it stands if its own pieces stood like this. */
    long attackers(Blockers other) {
        return near == 0 ? 0 : threats.attackers(board, other, near);
    }

    boolean safe() {
        return attackers == 0;
    }

    /** Returns whether a piece may leave its square, wherever it goes, without opening its Mobile CP. */
    boolean spares(Square from) {
        if (!safe() || near == 0) {
            return safe();
        }
        if ((asked & from.bit()) == 0) {
            asked |= from.bit();
            free |= attackers(blockers.without(from)) == 0 ? from.bit() : 0;
        }
        return (free & from.bit()) != 0;
    }

    /** Returns whether no piece can do anything that opens its Mobile CP, but that one itself. */
    boolean distant() {
        return near == 0;
    }

    /** Returns whether a move is the Mobile CP's own, into danger. */
    boolean entered(Action.Move move) {
        return move.from().bit() == blockers.post() && threats.attackers(board, blockers.withPostAt(move.to())) != 0;
    }

    /** Returns the pieces whose fire from where they stand can, with luck, end the one threat there is. */
    long strikers() {
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
