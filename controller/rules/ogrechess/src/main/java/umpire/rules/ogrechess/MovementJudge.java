package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Neighbours;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Judges moves and overruns by a unit that may act, without regard to check. */
final class MovementJudge {
    private final Rulings rulings;
    private final Reach reach;
    private final Threats threats;
    private final PseudoLegalActions pseudoLegalActions;
    private final PhaseTransitions phaseTransitions;

    MovementJudge(
            Rulings rulings,
            Reach reach,
            Threats threats,
            PseudoLegalActions pseudoLegalActions,
            PhaseTransitions phaseTransitions) {
        this.rulings = rulings;
        this.reach = reach;
        this.threats = threats;
        this.pseudoLegalActions = pseudoLegalActions;
        this.phaseTransitions = phaseTransitions;
    }

    Optional<Breach> move(Position position, Action.MovePiece move) {
        Chessboard board = position.board();
        Unit unit = board.unit(move.from());
        Optional<Unit> there = board.at(move.to());
        if (move.from() == move.to()) {
            return refusal(SheetRule.MUST_LEAVE_SQUARE, Wording.the(unit, move.from()) + " does not move.");
        }
        if (there.isPresent() && there.get().side() == unit.side()) {
            return stacked(unit, move.from(), move.to(), there.get());
        }
        if (there.isPresent()) {
            return onto(position, unit, move, there.get());
        }
        if (position.phase() instanceof Phase.AwaitingRetreat retreat) {
            return retreat(position, retreat, unit, move.to());
        }
        return geometry(position, unit, move.from(), move.to());
    }

    private Optional<Breach> onto(Position position, Unit unit, Action.MovePiece move, Unit enemy) {
        String who = "The " + enemy.kind() + " on " + move.to() + " is an enemy";
        boolean first = position.phase() instanceof Phase.AwaitingMove
                || position.phase() instanceof Phase.AwaitingContinuation;
        String way = enemy.kind().armour() && unit.kind() == UnitKind.OGRE ? "rammed" : "overrun";
        String how = !first
                ? ", and none may be overrun while moving on after an attack."
                : mayOverrun(unit, enemy)
                        ? ": it can only be " + way + ", " + move.from() + "x" + move.to() + "."
                        : ", which the " + unit.kind() + " on " + move.from() + " may not overrun.";
        return refusal(SheetRule.ENEMY_IS_OVERRUN, who + how);
    }

    /** Returns whether a unit overruns or rams enemies such as this one. */
    private boolean mayOverrun(Unit unit, Unit enemy) {
        return switch (unit.kind()) {
            case INF, MECH -> enemy instanceof Unit.Ogre ogre ? ogre.immobile() : !softTarget(enemy);
            case OGRE -> enemy.kind() != UnitKind.OGRE;
            case GEV, HVY, MSL, MCP -> enemy.kind() == UnitKind.MCP;
        };
    }

    private static Optional<Breach> stacked(Unit unit, Square from, Square to, Unit own) {
        return refusal(
                SheetRule.NO_STACKING,
                Wording.the(unit, from) + " cannot stop on " + to + ": its own " + own.kind() + " stands there.");
    }

    Optional<Breach> overrun(Position position, Action.Overrun overrun) {
        Chessboard board = position.board();
        Unit unit = board.unit(overrun.from());
        Optional<Unit> there = board.at(overrun.to());
        if (overrun.from() == overrun.to()) {
            return refusal(SheetRule.MUST_LEAVE_SQUARE, Wording.the(unit, overrun.from()) + " does not move.");
        }
        if (there.isEmpty()) {
            return refusal(
                    SheetRule.NOTHING_TO_OVERRUN, "Nothing stands on " + overrun.to() + " that could be overrun.");
        }
        Unit target = there.get();
        if (target.side() == unit.side()) {
            return stacked(unit, overrun.from(), overrun.to(), target);
        }
        if (target.kind() == UnitKind.MCP && unit.kind() == UnitKind.INF) {
            boolean reached = rulings.infThreatensAround
                    ? Neighbours.around(overrun.from()).contains(overrun.to())
                    : diagonal(overrun);
            return reached ? Optional.empty() : notDiagonal(unit, overrun);
        }
        return switch (unit.kind()) {
            case INF -> byPlatoon((Unit.Platoon) unit, overrun, target);
            case MECH -> byMech(position, unit, overrun, target);
            case OGRE -> byOgre(position, (Unit.Ogre) unit, overrun, target);
            case GEV, HVY, MSL, MCP ->
                target.kind() == UnitKind.MCP
                        ? geometry(position, unit, overrun.from(), overrun.to())
                        : refusal(
                                SheetRule.ONLY_SOME_OVERRUN,
                                Wording.the(unit, overrun.from()) + " may not overrun the " + target.kind() + " on "
                                        + overrun.to() + ".");
        };
    }

    private static boolean diagonal(Action.Overrun overrun) {
        return Neighbours.diagonal(overrun.from()).contains(overrun.to());
    }

    private static Optional<Breach> notDiagonal(Unit unit, Action.Overrun overrun) {
        return refusal(
                SheetRule.INF_OVERRUNS_ARMOUR,
                Wording.the(unit, overrun.from()) + " overruns only diagonally next to it, and " + overrun.to()
                        + " is not.");
    }

    private boolean softTarget(Unit target) {
        return target.kind() == UnitKind.INF || (target.kind() == UnitKind.MECH && !rulings.mechIsArmour);
    }

    private Optional<Breach> byPlatoon(Unit.Platoon unit, Action.Overrun overrun, Unit target) {
        String who = Wording.the(unit, overrun.from());
        if (softTarget(target)) {
            return refusal(
                    SheetRule.INF_OVERRUNS_ARMOUR,
                    who + " overruns armour, and the " + target.kind() + " on " + overrun.to() + " is infantry.");
        }
        if (target instanceof Unit.Ogre ogre && !ogre.immobile()) {
            return refusal(
                    SheetRule.INF_OVERRUNS_IMMOBILE_OGRE,
                    who + " may not overrun the OGRE on " + overrun.to() + ": it can still move.");
        }
        if (!diagonal(overrun)) {
            return notDiagonal(unit, overrun);
        }
        if (target instanceof Unit.Ogre ogre) {
            return pseudoLegalActions.survives(unit, ogre) ? Optional.empty() : nothingLeft(unit, overrun, ogre);
        }
        return unit.squads() > 1 || rulings.suicideAllowed
                ? Optional.empty()
                : refusal(
                        SheetRule.INF_OVERRUNS_ARMOUR,
                        who + " has one squad, which it would lose on entering " + overrun.to() + ".");
    }

    private static Optional<Breach> nothingLeft(Unit unit, Action.Overrun overrun, Unit.Ogre ogre) {
        return refusal(
                unit.kind() == UnitKind.INF
                        ? SheetRule.INF_OVERRUNS_IMMOBILE_OGRE
                        : SheetRule.MECH_OVERRUNS_IMMOBILE_OGRE,
                Wording.the(unit, overrun.from()) + " would be lost"
                        + (ogre.batteries().none()
                                ? " on entering "
                                : " to the " + Wording.weapons(ogre.batteries().count()) + " of the OGRE on ")
                        + overrun.to() + ".");
    }

    private Optional<Breach> byMech(Position position, Unit unit, Action.Overrun overrun, Unit target) {
        String who = Wording.the(unit, overrun.from());
        if (softTarget(target)) {
            return refusal(
                    SheetRule.MECH_OVERRUNS_ARMOUR,
                    who + " overruns armour, and the " + target.kind() + " on " + overrun.to() + " is infantry.");
        }
        if (target instanceof Unit.Ogre ogre && !ogre.immobile()) {
            return refusal(
                    SheetRule.MECH_OVERRUNS_IMMOBILE_OGRE,
                    who + " may not overrun the OGRE on " + overrun.to() + ": it can still move.");
        }
        Optional<Breach> geometry = geometry(position, unit, overrun.from(), overrun.to());
        if (geometry.isPresent() || !(target instanceof Unit.Ogre ogre)) {
            return geometry;
        }
        return pseudoLegalActions.survives(unit, ogre) ? Optional.empty() : nothingLeft(unit, overrun, ogre);
    }

    private Optional<Breach> byOgre(Position position, Unit.Ogre unit, Action.Overrun overrun, Unit target) {
        if (target.kind() == UnitKind.OGRE) {
            return refusal(
                    SheetRule.OGRE_NEVER_RAMS_OGRE,
                    Wording.the(unit, overrun.from()) + " may not ram the OGRE on " + overrun.to() + ".");
        }
        if (PhaseTransitions.tooDear(rulings, unit, target.kind())) {
            return refusal(
                    SheetRule.RAM_COSTS_TWO_UNITS,
                    Wording.the(unit, overrun.from()) + " has one move unit left, and ramming the HVY on "
                            + overrun.to() + " costs two.");
        }
        return geometry(position, unit, overrun.from(), overrun.to());
    }

    /** Judges whether a unit can get from one square to another, an enemy on which is touched, not passed. */
    private Optional<Breach> geometry(Position position, Unit unit, Square from, Square to) {
        Chessboard board = position.board();
        if (position.phase() instanceof Phase.AwaitingContinuation on) {
            return continuation(board, on, (Unit.Ogre) unit, to);
        }
        if (reach.touched(board, from, unit).contains(to)) {
            return Optional.empty();
        }
        SheetRule rule = Wording.moveRule(unit.kind());
        Chessboard empty = Chessboard.EMPTY.with(from, unit);
        boolean barred = reach.touched(empty, from, unit).contains(to);
        if (!barred) {
            String how = unit instanceof Unit.Ogre ogre ? " with M" + ogre.movement() : "";
            return refusal(rule, Wording.the(unit, from) + how + " cannot reach " + to + ". " + rule.says());
        }
        if (unit instanceof Unit.Ogre ogre && onlyPointsLack(board, from, ogre, to)) {
            return refusal(
                    SheetRule.OVERRUN_COSTS_TWO,
                    Wording.the(unit, from) + " with M" + ogre.movement() + " lacks the points to overrun the "
                            + board.unit(to).kind() + " on " + to + ".");
        }
        return refusal(
                SheetRule.ENEMIES_BAR_THE_WAY,
                Wording.the(unit, from) + " cannot reach " + to + ": enemies stand in its way.");
    }

    private static boolean onlyPointsLack(Chessboard board, Square from, Unit.Ogre ogre, Square to) {
        int files = Integer.signum(to.file() - from.file());
        int ranks = Integer.signum(to.rank() - from.rank());
        return board.taken(to) && Reach.line(board, from, ogre, files, ranks, 8).contains(to);
    }

    private Optional<Breach> continuation(Chessboard board, Phase.AwaitingContinuation on, Unit.Ogre ogre, Square to) {
        Squares open = phaseTransitions.continuing(board, on.from(), on.ogre(), ogre, on.points());
        return open.contains(to)
                ? Optional.empty()
                : refusal(
                        SheetRule.OVERRUN_COSTS_TWO,
                        Wording.the(ogre, on.ogre()) + " goes on in its line by " + on.points()
                                + " more at most, not to " + to + ".");
    }

    private Optional<Breach> retreat(Position position, Phase.AwaitingRetreat retreat, Unit unit, Square to) {
        Chessboard board = position.board();
        Squares barred = board.of(unit.side().other());
        if (!reach.flood(unit.kind(), retreat.at(), retreat.steps(), barred).contains(to)) {
            return refusal(
                    Wording.runRule(unit.kind()),
                    Wording.the(unit, retreat.at()) + " has " + Wording.squares(retreat.steps())
                            + " left and cannot reach " + to + ".");
        }
        boolean home =
                reach.homeward(board, retreat.at(), unit, retreat.steps()).contains(to);
        Blockers blockers = Blockers.of(board, unit.side());
        boolean protects = !threats.attackers(board, blockers).isEmpty()
                && threats.attackers(board, blockers.moved(retreat.at(), to)).isEmpty();
        return home || protects
                ? Optional.empty()
                : refusal(
                        Wording.runRule(unit.kind()),
                        Wording.the(unit, retreat.at()) + " must run towards its own side with every square; " + to
                                + " is not that way.");
    }
}
