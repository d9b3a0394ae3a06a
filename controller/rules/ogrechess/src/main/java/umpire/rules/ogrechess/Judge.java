package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.InPhase;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/**
 * Finds the first rule an action breaks. Questions common to all actions come first (is it the time for this, is there
 * such a unit, is it yours, can it act), then those of the kind of action, and check last.
 */
final class Judge {
    private final Rulings rulings;
    private final Prospects prospects;
    private final Threats threats;
    private final PseudoLegalActions pseudoLegalActions;
    private final Legality legality;
    private final MovementJudge movement;
    private final FireJudge fire;

    Judge(
            Rulings rulings,
            Reach reach,
            Threats threats,
            PseudoLegalActions pseudoLegalActions,
            ActionExecution actionExecution,
            Legality legality) {
        this.rulings = rulings;
        this.prospects = new Prospects(rulings);
        this.threats = threats;
        this.pseudoLegalActions = pseudoLegalActions;
        this.legality = legality;
        this.movement =
                new MovementJudge(rulings, reach, threats, pseudoLegalActions, actionExecution.phaseTransitions());
        this.fire = new FireJudge(rulings, reach, actionExecution.phaseTransitions());
    }

    /** Returns why an action is refused; empty when it is legal. */
    Optional<Breach> refuse(Position position, Action action) {
        return new FirstBreach()
                .then(() -> PhaseGate.refuse(position, action, prospects))
                .then(() -> action instanceof Action.Fire shot ? tooLate(position, shot) : Optional.empty())
                .then(() -> particulars(position, action))
                .then(() -> legality.allows(position, action) ? Optional.empty() : Optional.of(check(position, action)))
                .found();
    }

    private Optional<Breach> particulars(Position position, Action action) {
        return switch (action) {
            case Action.MovePiece move -> unit(position, move.from()).or(() -> movement.move(position, move));
            case Action.Leave leave -> unit(position, leave.from()).or(() -> offBoard(position.board(), leave));
            case Action.Overrun overrun -> unit(position, overrun.from()).or(() -> movement.overrun(position, overrun));
            case Action.Fire shot -> unit(position, shot.from()).or(() -> fire.fire(position, shot));
            case Action.Redistribute share ->
                unit(position, share.a())
                        .or(() -> unit(position, share.b()))
                        .or(() -> Combining.redistribute(position.board(), share));
            case Action.Merge merge ->
                unit(position, merge.from())
                        .or(() -> unit(position, merge.into()))
                        .or(() -> Combining.merge(position.board(), merge));
            case Action.Promote promote -> unit(position, promote.at()).or(() -> promotion(position, promote.at()));
            case Action.TakeAim aim
            when position.phase() instanceof Phase.AwaitingAim awaiting -> aim(position, awaiting.fight(), aim.aim());
            case Action.TakeAim aim -> throw InPhase.outOfOrder(position.phase(), aim);
            case Action.Hold hold -> hold(position);
            case Action.Roll roll -> Optional.empty();
        };
    }

    /**
     * A turn in which nobody could fire has ended by itself. A shot that is tried all the same is judged as if it were
     * still that turn, so that the answer is why it is impossible, and not only that the other side is to move.
     */
    private Optional<Breach> tooLate(Position position, Action.Fire shot) {
        Side shooter = position.turn().other();
        List<Action.MovePiece> moves = position.moveHistory().moves();
        if (!(position.phase() instanceof Phase.AwaitingMove)
                || moves.isEmpty()
                || !position.board().holds(shot.from(), shooter)) {
            return Optional.empty();
        }
        Action.MovePiece last = moves.get(moves.size() - 1);
        Phase open = new Phase.AwaitingFire(last.from(), last.to());
        Position before = new Position(position.board(), shooter, open, MoveHistory.NONE);
        return PhaseCheck.wrong(before, open, rulings).isPresent()
                ? Optional.empty()
                : unit(before, shot.from()).or(() -> fire.fire(before, shot));
    }

    private static Optional<Breach> offBoard(Chessboard board, Action.Leave leave) {
        return refusal(
                SheetRule.STAYS_ON_BOARD,
                Wording.the(board.unit(leave.from()), leave.from()) + " cannot go to " + leave.to()
                        + ", which is off the board.");
    }

    private static Optional<Breach> unit(Position position, Square at) {
        Chessboard board = position.board();
        if (board.of(position.acting()).without(board.disabled()).contains(at)) {
            return Optional.empty();
        }
        Optional<Unit> there = board.at(at);
        if (there.isEmpty()) {
            return refusal(SheetRule.UNIT_STANDS_THERE, "Nothing stands on " + at + ".");
        }
        Unit unit = there.get();
        if (unit.side() != position.acting()) {
            return refusal(
                    SheetRule.OWN_UNIT,
                    Wording.the(unit, at) + " is " + unit.side() + "'s, and " + position.acting() + " is to act.");
        }
        return refusal(
                SheetRule.DISABLED_UNIT_RESTS,
                Wording.the(unit, at) + " is disabled " + Labels.until(unit, position.turn()) + ".");
    }

    private static Optional<Breach> promotion(Position position, Square at) {
        Unit unit = position.board().unit(at);
        if (unit.kind() != UnitKind.INF) {
            return refusal(SheetRule.PROMOTION_ON_FAR_RANK, Wording.the(unit, at) + " is no platoon of infantry.");
        }
        return at.rank() == unit.side().farRank()
                ? Optional.empty()
                : refusal(
                        SheetRule.PROMOTION_ON_FAR_RANK,
                        Wording.the(unit, at) + " is promoted only on rank "
                                + (unit.side().farRank() + 1) + ".");
    }

    private static Optional<Breach> aim(Position position, Fight fight, Aim aim) {
        Unit.Ogre ogre = (Unit.Ogre) fight.target(position.board());
        return FireJudge.component(ogre, fight.at(), aim);
    }

    private Optional<Breach> hold(Position position) {
        if (position.phase() instanceof Phase.AwaitingMove && !rulings.passAllowed) {
            return refusal(SheetRule.NO_PASSING, position.turn() + " must move a piece or make a special move.");
        }
        if (position.phase() instanceof Phase.AwaitingRetreat retreat
                && !pseudoLegalActions.mayStay(position.board(), retreat.at(), retreat.steps())) {
            Unit unit = position.board().unit(retreat.at());
            return refusal(
                    Wording.runRule(unit.kind()),
                    Wording.the(unit, retreat.at()) + " must retreat toward its own side by at least one square.");
        }
        return Optional.empty();
    }

    private Breach check(Position position, Action action) {
        Side side = position.turn();
        Chessboard board = position.board();
        Square post = board.commandPost(side).orElseThrow();
        if (action instanceof Action.MovePiece move && move.from() == post) {
            Chessboard moved = board.moved(move.from(), move.to());
            return new Breach(
                    SheetRule.MCP_NOT_INTO_CHECK,
                    "The MCP on " + post + " cannot go to " + move.to() + ": "
                            + Wording.units(moved, threats.attackers(position.with(moved), side))
                            + " could overrun it there.");
        }
        Squares now = threats.attackers(position, side);
        String danger = now.isEmpty()
                ? "that would open the MCP on " + post + " to an overrun."
                : Wording.units(board, now) + " could still overrun the MCP on " + post
                        + ", and another move would prevent it.";
        return new Breach(SheetRule.CHECK_IS_ANSWERED, Labels.label(action) + " is not allowed: " + danger);
    }
}
