package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/**
 * Fire by a unit that may move afterwards: hit-and-run, and a Missile Tank's shot. It changes only the target and the shooter's square, so
 * its effect on check is read from the board without playing on.
 */
final class FireAndMove {
    private final Reach reach;
    private final Threats threats;
    private final PseudoLegalActions pseudoLegalActions;
    private final PhaseTransitions phaseTransitions;

    /** Whether one result of the dice is enough; otherwise all results must save the Mobile CP. */
    private final boolean luckIsEnough;

    FireAndMove(
            Rulings rulings,
            Reach reach,
            Threats threats,
            PseudoLegalActions pseudoLegalActions,
            PhaseTransitions phaseTransitions) {
        this.reach = reach;
        this.threats = threats;
        this.pseudoLegalActions = pseudoLegalActions;
        this.phaseTransitions = phaseTransitions;
        this.luckIsEnough = !rulings.escapeMustBeCertain;
    }

    /**
     * Returns whether a shot can leave the own Mobile CP where it cannot be overrun.
     *
     * @param steps squares that the shooter may go afterwards; ignored for a Missile Tank, which then has its whole move
     */
    boolean saves(Chessboard board, Blockers blockers, Action.Fire fire, int steps) {
        UnitKind shooter = board.unit(fire.from()).kind();
        if (futile(board, blockers, shooter, fire.from(), Squares.of(fire.at()))) {
            return false;
        }
        for (Odds.Result result : Combat.ranged(board, fire).results()) {
            if (endsSafe(struck(board, fire, result), blockers, fire.from(), steps) == luckIsEnough) {
                return luckIsEnough;
            }
        }
        return !luckIsEnough;
    }

    /**
     * Returns whether a shot cannot help, with any result. It cannot if a unit that is no target goes on threatening, even with the shooter
     * in its way on every square it could get to.
     */
    boolean futile(Chessboard board, Blockers blockers, UnitKind shooter, Square from, Squares targets) {
        Blockers widest = blockers.with(reach.open(shooter, from).or(targets));
        return !targets.containsAll(threats.attackers(board, widest));
    }

    private static Chessboard struck(Chessboard board, Action.Fire fire, Odds.Result result) {
        Unit target = board.unit(fire.at());
        return Damage.ranged(target, fire.aim(), result, false)
                .map(left -> left.equals(target) ? board : board.with(fire.at(), left))
                .orElseGet(() -> board.without(fire.at()));
    }

    private boolean endsSafe(Chessboard board, Blockers blockers, Square at, int steps) {
        boolean safe = threats.attackers(board, blockers).isEmpty();
        Unit unit = board.unit(at);
        if (unit.kind() == UnitKind.MSL) {
            return safe || anyProtects(board, blockers, at, phaseTransitions.missileMoves(board, at));
        }
        if (safe && pseudoLegalActions.mayStay(board, at, steps)) {
            return true;
        }
        Squares squares = safe ? reach.homeward(board, at, unit, steps) : phaseTransitions.runs(board, at, steps);
        return anyProtects(board, blockers, at, squares);
    }

    /** Returns whether the unit on a square can go to another so that nothing threatens then. */
    private boolean anyProtects(Chessboard board, Blockers blockers, Square at, Squares squares) {
        for (Square to : squares) {
            if (threats.attackers(board, blockers.moved(at, to)).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
