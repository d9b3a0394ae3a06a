package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;

/**
 * What check forbids. An action is legal while, with some later choice of the same turn and some result of the dice, the
 * own Mobile CP cannot be overrun afterwards; or when nothing better is left.
 */
final class Legality {
    private final Rulings rulings;
    private final Reach reach;
    private final Threats threats;
    private final Candidates candidates;
    private final Hope hope;

    Legality(Rulings rulings, Reach reach, Threats threats, Candidates candidates, Turns turns) {
        this.rulings = rulings;
        this.reach = reach;
        this.threats = threats;
        this.candidates = candidates;
        this.hope = new Hope(rulings, reach, threats, candidates, turns);
    }

    /** Returns the legal actions, in the order of the candidates. */
    List<Action> legal(Position position) {
        List<Action> all = candidates.of(position);
        if (!guarded(position)) {
            return all;
        }
        Danger danger = new Danger(threats, position);
        return position.phase() instanceof Phase.AwaitingMove
                ? legalFirst(position, all, danger)
                : legalLater(position, all, danger);
    }

    private List<Action> legalFirst(Position position, List<Action> all, Danger danger) {
        if (!rulings.mustAnswerCheck || danger.distant()) {
            all.removeIf(action -> action instanceof Action.Move move && danger.entered(move));
        } else {
            all.removeIf(action -> !allowedFirst(position, action, danger, true));
        }
        return all;
    }

    private List<Action> legalLater(Position position, List<Action> all, Danger danger) {
        List<Action> better = new ArrayList<>(all.size());
        for (Action action : all) {
            if (hope.saves(position, action, danger)) {
                better.add(action);
            }
        }
        return better.isEmpty() ? all : better;
    }

    /** Returns whether check allows an action that is a candidate. */
    boolean allows(Position position, Action action) {
        if (!guarded(position) || (action instanceof Action.Move move && leavesNoThreat(position, move))) {
            return true;
        }
        Danger danger = new Danger(threats, position);
        if (position.phase() instanceof Phase.AwaitingMove) {
            return allowedFirst(position, action, danger, rulings.mustAnswerCheck);
        }
        return hope.saves(position, action, danger) || !hope.savesAny(position, candidates.of(position), danger);
    }

    private boolean leavesNoThreat(Position position, Action.Move move) {
        Chessboard board = position.board();
        Screen screen = Screen.of(board, position.turn());
        boolean own = move.from().bit() == screen.post();
        return threats.attackers(board, own ? screen.withPostAt(move.to()) : screen.moved(move.from(), move.to())) == 0;
    }

    /** Returns whether the side whose turn begins has anything to do; in check, anything that helps. */
    boolean anyLegal(Position position) {
        Danger danger = new Danger(threats, position);
        Chessboard board = position.board();
        if (someoneMovesFreely(board, position.turn(), danger)) {
            return true;
        }
        boolean strict = !danger.safe() || rulings.mustAnswerCheck;
        List<Action> some = new ArrayList<>();
        long able = board.of(position.turn()) & ~board.disabled();
        for (long rest = able; rest != 0; rest &= rest - 1) {
            some.clear();
            candidates.firstSteps(board, Square.at(Long.numberOfTrailingZeros(rest)), some);
            for (Action action : some) {
                if (allowedFirst(position, action, danger, strict)) {
                    return true;
                }
            }
        }
        return rulings.passAllowed && danger.safe();
    }

    /** Most turns can begin with the plain move of a piece that shields nobody, and a look at its squares shows it. */
    private boolean someoneMovesFreely(Chessboard board, Side side, Danger danger) {
        long able = board.of(side) & ~board.of(Kind.MCP) & ~board.disabled();
        for (long rest = danger.safe() ? able : 0; rest != 0; rest &= rest - 1) {
            Square from = Square.at(Long.numberOfTrailingZeros(rest));
            if ((reach.touched(board, from, board.unit(from)) & ~board.taken()) != 0 && danger.spares(from)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether check can forbid anything now: not to the dice, nor to the side whose turn it is not. */
    private boolean guarded(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingMove move -> true;
            case Phase.AwaitingFire fire -> rulings.mustAnswerCheck;
            case Phase.AwaitingCombinedFire fire -> rulings.mustAnswerCheck;
            case Phase.AwaitingSalvo salvo -> rulings.mustAnswerCheck;
            case Phase.AwaitingSecondShot second -> rulings.mustAnswerCheck;
            case Phase.AwaitingMissileMove move -> rulings.mustAnswerCheck;
            case Phase.AwaitingRetreat retreat -> rulings.mustAnswerCheck;
            case Phase.AwaitingContinuation on -> rulings.mustAnswerCheck;
            case Phase.AwaitingExchange exchange -> false;
            case Phase.AwaitingReturnFire answer -> false;
            case Phase.AwaitingAim aim -> false;
            case Phase.AwaitingRoll roll -> false;
            case Phase.Over over -> false;
        };
    }

    private boolean allowedFirst(Position position, Action action, Danger danger, boolean strict) {
        Chessboard board = position.board();
        return switch (action) {
            case Action.Move move ->
                board.unit(move.from()).kind() == Kind.MCP
                        ? !danger.entered(move)
                        : !strict || danger.spares(move.from()) || hope.saves(position, action, danger);
            case Action.Leave leave -> false;
            case Action.Overrun overrun ->
                !strict
                        || board.unit(overrun.to()).kind() == Kind.MCP
                        || danger.spares(overrun.from())
                        || hope.saves(position, action, danger);
            case Action.Merge merge -> !strict || danger.spares(merge.from()) || hope.saves(position, action, danger);
            case Action.Fire fire -> !strict || danger.safe() || hope.saves(position, action, danger);
            case Action.Redistribute share -> !strict || danger.safe() || hope.saves(position, action, danger);
            case Action.Promote promote -> !strict || danger.safe() || hope.saves(position, action, danger);
            case Action.Hold hold -> !strict || danger.safe();
            case Action.TakeAim aim -> true;
            case Action.Roll roll -> true;
        };
    }
}
