package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/**
 * Decides which actions check forbids. An action is legal if some later choice in the turn and some result of the dice leave the own Mobile
 * CP safe from an overrun. It is also legal when no better action is left.
 */
final class Legality {
    private final Rulings rulings;
    private final Reach reach;
    private final Threats threats;
    private final PseudoLegalActions pseudoLegalActions;
    private final Evasions evasions;

    Legality(Rulings rulings, Threats threats, PseudoLegalActions pseudoLegalActions, Reach reach, Evasions evasions) {
        this.rulings = rulings;
        this.reach = reach;
        this.threats = threats;
        this.pseudoLegalActions = pseudoLegalActions;
        this.evasions = evasions;
    }

    /** Returns the legal actions, in the order of the candidates. */
    List<Action> legal(Position position) {
        List<Action> all = pseudoLegalActions.of(position);
        if (!guarded(position)) {
            return all;
        }
        CheckInfo checkInfo = new CheckInfo(threats, position);
        return position.phase() instanceof Phase.AwaitingMove
                ? legalFirst(position, all, checkInfo)
                : legalLater(position, all, checkInfo);
    }

    private List<Action> legalFirst(Position position, List<Action> all, CheckInfo checkInfo) {
        if (!rulings.mustAnswerCheck || checkInfo.distant()) {
            if (checkInfo.stepsSafely()) {
                return all;
            }
            all.removeIf(action -> action instanceof Action.MovePiece move && checkInfo.entered(move));
        } else {
            all.removeIf(action -> !allowedFirst(position, action, checkInfo, true));
        }
        return all;
    }

    private List<Action> legalLater(Position position, List<Action> all, CheckInfo checkInfo) {
        List<Action> better = new ArrayList<>(all.size());
        for (Action action : all) {
            if (evasions.saves(position, action, checkInfo)) {
                better.add(action);
            }
        }
        return better.isEmpty() ? all : better;
    }

    /** Returns whether check allows a candidate action. */
    boolean allows(Position position, Action action) {
        if (!guarded(position) || (action instanceof Action.MovePiece move && leavesNoThreat(position, move))) {
            return true;
        }
        CheckInfo checkInfo = new CheckInfo(threats, position);
        if (position.phase() instanceof Phase.AwaitingMove) {
            return allowedFirst(position, action, checkInfo, rulings.mustAnswerCheck);
        }
        return evasions.saves(position, action, checkInfo)
                || !evasions.savesAny(position, pseudoLegalActions.of(position), checkInfo);
    }

    private boolean leavesNoThreat(Position position, Action.MovePiece move) {
        Chessboard board = position.board();
        boolean own = board.of(UnitKind.MCP).contains(move.from());
        if (threats.distant(
                board, position.turn(), own ? Squares.of(move.to()) : board.of(position.turn(), UnitKind.MCP))) {
            return true;
        }
        Threats.Blockers blockers = Threats.Blockers.of(board, position.turn());
        Threats.Blockers then = own ? blockers.withPostAt(move.to()) : blockers.moved(move.from(), move.to());
        return threats.attackers(board, then).isEmpty();
    }

    /** Returns whether the side to move has an action if check is ignored. */
    boolean anyMove(Position position) {
        return !pseudoLegalActions.of(position).isEmpty();
    }

    /** Returns whether the side whose turn begins has a legal action. In check, the action must be able to save the Mobile CP. */
    boolean anyLegal(Position position) {
        CheckInfo checkInfo = new CheckInfo(threats, position);
        Chessboard board = position.board();
        if (someoneMovesFreely(board, position.turn(), checkInfo)) {
            return true;
        }
        boolean strict = !checkInfo.safe() || rulings.mustAnswerCheck;
        List<Action> some = new ArrayList<>();
        for (Square from : board.of(position.turn()).without(board.disabled())) {
            some.clear();
            pseudoLegalActions.firstSteps(board, from, some);
            for (Action action : some) {
                if (allowedFirst(position, action, checkInfo, strict)) {
                    return true;
                }
            }
        }
        return rulings.passAllowed && checkInfo.safe();
    }

    /**
     * Returns whether some piece has a plain move and shields nothing. This quick test answers for most turns.
     * Infantry is tried first, because it is quickest to test.
     */
    private boolean someoneMovesFreely(Chessboard board, Side side, CheckInfo checkInfo) {
        Squares able = board.of(side).without(board.of(UnitKind.MCP)).without(board.disabled());
        Squares infantry = able.and(board.of(UnitKind.INF));
        return checkInfo.safe()
                && (anyMovesFreely(board, infantry, checkInfo)
                        || anyMovesFreely(board, able.without(infantry), checkInfo));
    }

    private boolean anyMovesFreely(Chessboard board, Squares able, CheckInfo checkInfo) {
        for (Square from : able) {
            if (!board.taken().containsAll(reach.touched(board, from, board.unit(from))) && checkInfo.spares(from)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether check can forbid an action in this phase. Check forbids no roll, and no action of the side that does not have the
     * turn.
     */
    private boolean guarded(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingMove move -> true;
            case Phase.AwaitingExchange exchange -> false;
            case Phase.AwaitingReturnFire answer -> false;
            case Phase.AwaitingAim aim -> false;
            case Phase.AwaitingRoll roll -> false;
            case Phase.Over over -> false;
            default -> rulings.mustAnswerCheck;
        };
    }

    private boolean allowedFirst(Position position, Action action, CheckInfo checkInfo, boolean strict) {
        Chessboard board = position.board();
        return switch (action) {
            case Action.MovePiece move ->
                board.of(UnitKind.MCP).contains(move.from())
                        ? !checkInfo.entered(move)
                        : !strict || checkInfo.spares(move.from()) || evasions.saves(position, action, checkInfo);
            case Action.Leave leave -> false;
            case Action.Overrun overrun ->
                !strict
                        || board.of(UnitKind.MCP).contains(overrun.to())
                        || checkInfo.spares(overrun.from())
                        || evasions.saves(position, action, checkInfo);
            case Action.Merge merge ->
                !strict || checkInfo.spares(merge.from()) || evasions.saves(position, action, checkInfo);
            case Action.Fire fire -> !strict || checkInfo.safe() || evasions.saves(position, action, checkInfo);
            case Action.Redistribute share ->
                !strict || checkInfo.safe() || evasions.saves(position, action, checkInfo);
            case Action.Promote promote -> !strict || checkInfo.safe() || evasions.saves(position, action, checkInfo);
            case Action.Hold hold -> !strict || checkInfo.safe();
            case Action.TakeAim aim -> true;
            case Action.Roll roll -> true;
        };
    }
}
