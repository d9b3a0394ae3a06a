package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/** A unit enters the square of an enemy: infantry and Ogres overrun, an Ogre rams, any unit takes a Mobile CP. */
final class EnemyOverrun extends OgreMove<Phase, Action.Overrun> {
    private final OverrunFight fights;

    EnemyOverrun(OgreRules rules) {
        super(rules, Phase.class, Action.Overrun.class, ActionKind.usual("overrun an enemy piece"));
        this.fights = new OverrunFight(rules);
    }

    @Override
    protected boolean timely(Position position, Action.Overrun overrun) {
        return position.phase() instanceof Phase.AwaitingMove
                || (position.phase() instanceof Phase.AwaitingContinuation on && overrun.from() == on.ogre());
    }

    @Override
    Optional<Breach> broken(Position position, Phase phase, Action.Overrun overrun) {
        UnitPath path = new UnitPath(rules, position, overrun.from(), overrun.to());
        return unable(position, overrun.from()).or(() -> target(path)).or(() -> byKind(path));
    }

    private static Optional<Breach> target(UnitPath path) {
        Optional<Breach> nowhere = path.nowhere();
        return nowhere.isPresent() || path.position().board().taken(path.to())
                ? nowhere
                : refusal(SheetRule.NOTHING_TO_OVERRUN, "Nothing stands on " + path.to() + " that could be overrun.");
    }

    private Optional<Breach> byKind(UnitPath path) {
        Unit target = path.position().board().unit(path.to());
        if (target.kind() == UnitKind.MCP && path.unit().kind() == UnitKind.INF) {
            boolean next = rules.rulings().infThreatensAround
                    ? Neighbours.around(path.from()).contains(path.to())
                    : diagonal(path);
            return notNext(path, next);
        }
        return switch (path.unit()) {
            case Unit.Platoon platoon ->
                byInfantry(path, target, SheetRule.INF_OVERRUNS_ARMOUR, SheetRule.INF_OVERRUNS_IMMOBILE_OGRE)
                        .or(() -> lastSquad(path, platoon, target));
            case Unit.Mechanized mech ->
                target.kind() == UnitKind.MCP
                        ? path.barred()
                        : byInfantry(
                                path, target, SheetRule.MECH_OVERRUNS_ARMOUR, SheetRule.MECH_OVERRUNS_IMMOBILE_OGRE);
            case Unit.Ogre ogre -> byOgre(path, ogre, target);
            case Unit.Armour armour -> post(path, target);
            case Unit.CommandPost own -> post(path, target);
        };
    }

    private static boolean diagonal(UnitPath path) {
        return Neighbours.diagonal(path.from()).contains(path.to());
    }

    private static Optional<Breach> notNext(UnitPath path, boolean next) {
        return next
                ? Optional.empty()
                : refusal(
                        SheetRule.INF_OVERRUNS_ARMOUR,
                        path.who() + " overruns only squares diagonally next to it, and " + path.to() + " is not one.");
    }

    private static Optional<Breach> post(UnitPath path, Unit target) {
        return target.kind() == UnitKind.MCP
                ? path.barred()
                : refusal(
                        SheetRule.ONLY_SOME_OVERRUN,
                        path.who() + " may not overrun the " + target.kind() + " on " + path.to() + ".");
    }

    private Optional<Breach> byInfantry(UnitPath path, Unit target, SheetRule ofArmour, SheetRule ofOgre) {
        if (soft(rules.rulings(), target)) {
            return refusal(
                    ofArmour,
                    path.who() + " overruns armour, and the " + target.kind() + " on " + path.to() + " is infantry.");
        }
        if (target instanceof Unit.Ogre ogre && !ogre.immobile()) {
            return refusal(ofOgre, path.who() + " may not overrun the OGRE on " + path.to() + ": it can still move.");
        }
        Optional<Breach> way = path.unit().kind() == UnitKind.INF ? notNext(path, diagonal(path)) : path.barred();
        return way.isPresent()
                        || !(target instanceof Unit.Ogre wreck)
                        || rules.candidates().survives(path.unit(), wreck)
                ? way
                : refusal(
                        ofOgre,
                        path.who() + " would be lost"
                                + (wreck.batteries().none()
                                        ? " on entering "
                                        : " to the "
                                                + Wording.weapons(
                                                        wreck.batteries().count())
                                                + " of the OGRE on ")
                                + path.to() + ".");
    }

    private Optional<Breach> lastSquad(UnitPath path, Unit.Platoon platoon, Unit target) {
        return target.kind() == UnitKind.OGRE || platoon.squads() > 1 || rules.rulings().suicideAllowed
                ? Optional.empty()
                : refusal(
                        SheetRule.INF_OVERRUNS_ARMOUR,
                        path.who() + " has one squad, which it would lose on entering " + path.to() + ".");
    }

    private Optional<Breach> byOgre(UnitPath path, Unit.Ogre ogre, Unit target) {
        if (target.kind() == UnitKind.OGRE) {
            return refusal(SheetRule.OGRE_NEVER_RAMS_OGRE, path.who() + " may not ram the OGRE on " + path.to() + ".");
        }
        return PhaseTransitions.tooDear(rules.rulings(), ogre, target.kind())
                ? refusal(
                        SheetRule.RAM_COSTS_TWO_UNITS,
                        path.who() + " has one move unit left, and ramming the HVY on " + path.to() + " costs two.")
                : path.barred();
    }

    /** Returns whether a unit overruns or rams enemies of this kind. */
    static boolean may(Rulings rulings, Unit unit, Unit enemy) {
        return switch (unit.kind()) {
            case INF, MECH -> enemy instanceof Unit.Ogre ogre ? ogre.immobile() : !soft(rulings, enemy);
            case OGRE -> enemy.kind() != UnitKind.OGRE;
            case GEV, HVY, MSL, MCP -> enemy.kind() == UnitKind.MCP;
        };
    }

    private static boolean soft(Rulings rulings, Unit target) {
        return target.kind() == UnitKind.INF || (target.kind() == UnitKind.MECH && !rulings.mechIsArmour);
    }

    @Override
    protected Position after(Position position, Phase phase, Action.Overrun overrun, EventSink events) {
        return fights.enter(position.eventful(), overrun, events);
    }

    @Override
    protected String describe(Position position, Action.Overrun overrun) {
        Chessboard board = position.board();
        boolean rams = board.at(overrun.from())
                        .filter(unit -> unit.kind() == UnitKind.OGRE)
                        .isPresent()
                && board.at(overrun.to()).filter(unit -> unit.kind().armour()).isPresent();
        return Wording.title(board, overrun.from()) + " " + overrun.from() + (rams ? " rams " : " overruns ")
                + Wording.title(board, overrun.to()) + " " + overrun.to();
    }

    @Override
    protected Optional<String> preview(Position position, Action.Overrun overrun, Position next) {
        return Optional.of(rules.prospects().overrun(position.board(), overrun, next));
    }

    @Override
    String label(Action.Overrun overrun) {
        return overrun.from() + " overrunning " + overrun.to();
    }
}
