package umpire.rules.ogrechess;

/**
 * Fire by a unit that may move afterwards: hit-and-run, and a Missile Tank's shot. Nothing changes by it but the target and
 * where the shooter stands, so that what may come of it for check is told from the board, without playing it on.
 */
final class FireAndMove {
    private final Reach reach;
    private final Threats threats;
    private final Candidates candidates;
    private final Openings openings;

    /** Whether one result of the dice is enough, or all must do. */
    private final boolean luckIsEnough;

    FireAndMove(Rulings rulings, Reach reach, Threats threats, Candidates candidates, Openings openings) {
        this.reach = reach;
        this.threats = threats;
        this.candidates = candidates;
        this.openings = openings;
        this.luckIsEnough = !rulings.escapeMustBeCertain;
    }

    /**
     * Returns whether a shot can leave the own Mobile CP where it cannot be overrun.
     *
     * @param steps squares that the shooter may go afterwards; of no account for a Missile Tank, which then has its whole move
     */
    boolean saves(Chessboard board, Screen screen, Action.Fire fire, int steps) {
        Kind shooter = board.unit(fire.from()).kind();
        if (futile(board, screen, shooter, fire.from(), fire.at().bit())) {
            return false;
        }
        for (Odds.Result result : Combat.ranged(board, fire).results()) {
            if (endsSafe(struck(board, fire, result), screen, fire.from(), steps) == luckIsEnough) {
                return luckIsEnough;
            }
        }
        return !luckIsEnough;
    }

    /**
     * Returns whether a shot cannot help whatever comes of it: a unit that is none of the targets goes on threatening, even if
     * the shooter stood in its way on every square it could ever get to.
     */
    boolean futile(Chessboard board, Screen screen, Kind shooter, Square from, long targets) {
        Screen widest = screen.with(reach.open(shooter, from) | targets);
        return (threats.attackers(board, widest) & ~targets) != 0;
    }

    private static Chessboard struck(Chessboard board, Action.Fire fire, Odds.Result result) {
        Unit target = board.unit(fire.at());
        return Damage.ranged(target, fire.aim(), result, false)
                .map(left -> left.equals(target) ? board : board.with(fire.at(), left))
                .orElseGet(() -> board.without(fire.at()));
    }

    private boolean endsSafe(Chessboard board, Screen screen, Square at, int steps) {
        boolean safe = threats.attackers(board, screen) == 0;
        Unit unit = board.unit(at);
        if (unit.kind() == Kind.MSL) {
            return safe || anyProtects(board, screen, at, openings.missileMoves(board, at));
        }
        if (safe && candidates.mayStay(board, at, steps)) {
            return true;
        }
        long squares = safe ? reach.homeward(board, at, unit, steps) : openings.runs(board, at, steps);
        return anyProtects(board, screen, at, squares);
    }

    /** Returns whether the unit on a square can go to another so that nothing threatens then. */
    private boolean anyProtects(Chessboard board, Screen screen, Square at, long squares) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            Square to = Square.at(Long.numberOfTrailingZeros(rest));
            if (threats.attackers(board, screen.moved(at, to)) == 0) {
                return true;
            }
        }
        return false;
    }
}
