package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** A unit fires at an enemy in range or in passing. */
final class WeaponFire extends OgreMove<Phase, Action.Fire> {
    private final Shots shots;

    WeaponFire(OgreRules rules) {
        super(rules, Phase.class, Action.Fire.class);
        this.shots = new Shots(rules);
    }

    @Override
    protected boolean timely(Position position, Action.Fire fire) {
        return switch (position.phase()) {
            case Phase.AwaitingMove first -> true;
            case Phase.AwaitingFire open -> true;
            case Phase.AwaitingCombinedFire open -> true;
            case Phase.AwaitingSalvo salvo -> true;
            case Phase.AwaitingReturnFire answer -> true;
            case Phase.AwaitingSecondShot second -> true;
            default -> false;
        };
    }

    @Override
    Optional<Breach> broken(Position position, Phase phase, Action.Fire fire) {
        return tooLate(position, fire).or(() -> unable(position, fire.from())).or(() -> fire(position, fire));
    }

    /**
     * A turn ends by itself where no unit has a target. A later shot is still judged as one of that turn, so that the refusal
     * gives the reason.
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
        return PhaseCheck.wrong(before, open, rules.rulings()).isPresent()
                ? Optional.empty()
                : unable(before, shot.from()).or(() -> fire(before, shot));
    }

    private Optional<Breach> fire(Position position, Action.Fire fire) {
        Chessboard board = position.board();
        Unit unit = board.unit(fire.from());
        return new FirstBreach()
                .needs(
                        SheetRule.MCP_HAS_NO_GUNS,
                        () -> unit.kind() != UnitKind.MCP,
                        () -> Wording.the(unit, fire.from()) + " has no weapons.")
                .needs(
                        SheetRule.FIRE_FOLLOWS_MOVE,
                        () -> !(position.phase() instanceof Phase.AwaitingMove)
                                || unit.kind() == UnitKind.MSL
                                || rules.rulings().fireWithoutMove,
                        () -> Wording.the(unit, fire.from()) + " cannot fire before a piece has moved.")
                .then(() -> shooter(position, unit, fire))
                .then(() -> target(board, unit, fire))
                .then(() -> special(position, unit, fire))
                .then(() -> guns(position, unit, fire))
                .then(() -> range(position, unit, fire))
                .then(() -> component(board.unit(fire.at()), fire.at(), fire.aim()))
                .found();
    }

    /** Tests whether this piece may fire in this phase at all. */
    private static Optional<Breach> shooter(Position position, Unit unit, Action.Fire fire) {
        Square from = fire.from();
        return switch (position.phase()) {
            case Phase.AwaitingFire open -> open.to() == from ? moved(unit, open) : Optional.empty();
            case Phase.AwaitingCombinedFire open ->
                unless(
                        from == open.a() || from == open.b(),
                        SheetRule.COMBINED_PLATOON_FIRES,
                        () -> Wording.the(unit, from) + " is not one of the two platoons that combined.");
            case Phase.AwaitingSalvo salvo ->
                unless(
                        from == salvo.ogre(),
                        SheetRule.NOT_NOW,
                        () -> "Only the OGRE on " + salvo.ogre() + " may go on firing.");
            case Phase.AwaitingReturnFire answer ->
                unless(
                        from == answer.survivor(),
                        SheetRule.BLITZKRIEG_PASSES_TWO,
                        () -> "Only the unit that was fired on may fire back, and " + Wording.the(unit, from)
                                + " was not.");
            case Phase.AwaitingSecondShot second ->
                unless(
                        from == second.tank(),
                        SheetRule.BLITZKRIEG_PASSES_TWO,
                        () -> "Only the HVY on " + second.tank() + " may fire again.");
            default -> Optional.empty();
        };
    }

    private static Optional<Breach> unless(boolean fits, SheetRule rule, Supplier<String> why) {
        return fits ? Optional.empty() : refusal(rule, why.get());
    }

    private static Optional<Breach> moved(Unit unit, Phase.AwaitingFire open) {
        if (open.from() == open.to()) {
            return refusal(
                    SheetRule.MOVED_UNIT_HOLDS_FIRE,
                    Wording.the(unit, open.to()) + " moved as INF and was promoted; another piece may fire.");
        }
        return switch (unit.kind()) {
            case MSL ->
                refusal(
                        SheetRule.MSL_FIRES_FIRST,
                        Wording.the(unit, open.to()) + " has moved and cannot fire any more.");
            case INF, OGRE, MCP ->
                refusal(
                        SheetRule.MOVED_UNIT_HOLDS_FIRE,
                        Wording.the(unit, open.to()) + " has moved; another piece may fire.");
            case GEV, HVY, MECH -> Optional.empty();
        };
    }

    private static Optional<Breach> target(Chessboard board, Unit unit, Action.Fire fire) {
        Optional<Unit> there = board.at(fire.at());
        if (there.isEmpty()) {
            return refusal(SheetRule.FIRE_AT_ENEMIES, "Nothing stands on " + fire.at() + " to fire at.");
        }
        return there.get().side() != unit.side()
                ? Optional.empty()
                : refusal(
                        SheetRule.FIRE_AT_ENEMIES,
                        "The " + there.get().kind() + " on " + fire.at() + " is " + unit.side() + "'s own.");
    }

    /** The conditions of hit-and-run, of Blitzkrieg and of its answer. */
    private Optional<Breach> special(Position position, Unit unit, Action.Fire fire) {
        Chessboard board = position.board();
        return switch (position.phase()) {
            case Phase.AwaitingFire open -> {
                if (open.to() != fire.from()) {
                    yield Optional.empty();
                }
                yield unit.kind() == UnitKind.HVY
                        ? passed(rules.transitions().ownTargets(board, unit, open), fire)
                        : hitAndRun(board, unit, open, fire);
            }
            case Phase.AwaitingSecondShot second ->
                passed(rules.transitions().secondTargets(board, position.turn(), second), fire);
            case Phase.AwaitingReturnFire answer ->
                answer.tank() == fire.at()
                        ? Optional.empty()
                        : refusal(
                                SheetRule.BLITZKRIEG_PASSES_TWO,
                                "Only the HVY on " + answer.tank() + " may be fired back at.");
            default -> Optional.empty();
        };
    }

    private static Optional<Breach> passed(Squares targets, Action.Fire fire) {
        return targets.contains(fire.at())
                ? Optional.empty()
                : refusal(
                        SheetRule.BLITZKRIEG_PASSES_TWO,
                        "The HVY on " + fire.from() + " did not pass " + fire.at()
                                + " on a way that has enemies on both its squares.");
    }

    private Optional<Breach> hitAndRun(Chessboard board, Unit unit, Phase.AwaitingFire open, Action.Fire fire) {
        SheetRule rule = Wording.ownShotRule(unit.kind());
        if (rules.reach().stepsLeft(board, unit, open.from(), open.to()) <= 0) {
            return refusal(rule, Wording.the(unit, open.to()) + " has used its whole move and cannot hit and run.");
        }
        if (rules.transitions().closesIn(board, unit.side(), open, fire.at())) {
            return Optional.empty();
        }
        String whom = rules.rulings().towardsTarget
                ? "the " + board.unit(fire.at()).kind() + " on " + fire.at()
                : "any enemy";
        return refusal(rule, Wording.the(unit, open.to()) + " did not come nearer to " + whom + ".");
    }

    private Optional<Breach> guns(Position position, Unit unit, Action.Fire fire) {
        if (!(unit instanceof Unit.Ogre ogre)) {
            return fire.batteries().none()
                    ? Optional.empty()
                    : refusal(
                            SheetRule.OGRE_HAS_NO_OTHER_WEAPONS,
                            Wording.the(unit, fire.from()) + " has no batteries to choose from.");
        }
        if (fire.batteries().none()) {
            return unnamed(position, ogre, Wording.the(unit, fire.from()), fire);
        }
        if (fire.batteries().main() > ogre.batteries().main()) {
            return refusal(
                    SheetRule.OGRE_HAS_MAIN_BATTERY, Wording.the(unit, fire.from()) + " has lost its Main Battery.");
        }
        if (fire.batteries().secondary() > ogre.batteries().secondary()) {
            return refusal(
                    SheetRule.OGRE_HAS_SECONDARY_BATTERIES,
                    Wording.the(unit, fire.from()) + " has " + ogre.batteries().secondary()
                            + " Secondary Batteries left.");
        }
        return fire.batteries().count() > 1 && (rules.rulings().oneWeapon || rules.rulings().separateWeapons)
                ? refusal(
                        SheetRule.ONE_WEAPON_AT_A_TIME,
                        Wording.the(unit, fire.from()) + " fires one weapon at a time by house ruling.")
                : Optional.empty();
    }

    /** Returns why a shot that names no weapon is refused. Notation may leave out the weapons, but then all in range are filled in. */
    private static Optional<Breach> unnamed(Position position, Unit.Ogre ogre, String who, Action.Fire fire) {
        if (ogre.batteries().none()) {
            return refusal(SheetRule.OGRE_HAS_NO_OTHER_WEAPONS, who + " has no weapon left.");
        }
        return range(position, ogre, fire)
                .or(() ->
                        refusal(SheetRule.OGRE_HAS_NO_OTHER_WEAPONS, who + " must name its weapons, such as MB+2SB."));
    }

    private static Optional<Breach> range(Position position, Unit unit, Action.Fire fire) {
        boolean inPassing = position.phase() instanceof Phase.AwaitingReturnFire
                || position.phase() instanceof Phase.AwaitingSecondShot
                || (position.phase() instanceof Phase.AwaitingFire open
                        && open.to() == fire.from()
                        && unit.kind() == UnitKind.HVY);
        if (inPassing) {
            return Optional.empty();
        }
        if (position.phase() instanceof Phase.AwaitingSalvo salvo
                && !fire.batteries().within(salvo.left())) {
            return refusal(
                    SheetRule.ONE_WEAPON_AT_A_TIME, "The OGRE on " + fire.from() + " has fired that weapon already.");
        }
        int range = fire.from().rangeTo(fire.at());
        boolean straight = fire.from().file() == fire.at().file()
                || fire.from().rank() == fire.at().rank();
        int reaches = fire.batteries().none()
                ? Combat.range(unit)
                : fire.batteries().secondary() > 0 ? Batteries.SECONDARY_RANGE : Batteries.MAIN_RANGE;
        return range <= reaches
                ? Optional.empty()
                : refusal(
                        SheetRule.OUT_OF_RANGE,
                        Wording.the(unit, fire.from()) + " reaches " + Wording.squares(reaches) + ", and " + fire.at()
                                + " is " + range + " away" + (straight ? "." : ": a diagonal step counts as two."));
    }

    static Optional<Breach> component(Unit target, Square at, Aim aim) {
        if (!(target instanceof Unit.Ogre ogre)) {
            return aim == Aim.UNIT
                    ? Optional.empty()
                    : refusal(
                            SheetRule.OGRE_IS_HIT_BY_COMPONENT,
                            Wording.the(target, at) + " has no " + aim.says() + ": only an Ogre has components.");
        }
        if (aim.standsOn(ogre)) {
            return Optional.empty();
        }
        return switch (aim) {
            case UNIT ->
                refusal(
                        Wording.componentRule(aim),
                        "A shot at the OGRE on " + at + " must name a component: MB, SB, M or WS.");
            case WEAK_SPOT ->
                refusal(
                        Wording.componentRule(aim),
                        "The weak spot of the OGRE on " + at + " is covered: it has " + ogre.moveUnits()
                                + " move units left.");
            case MAIN_BATTERY, SECONDARY_BATTERY, MOVE_UNIT ->
                refusal(Wording.componentRule(aim), "The OGRE on " + at + " has no " + aim.says() + " left.");
        };
    }

    @Override
    protected Position after(Position position, Phase phase, Action.Fire fire, EventSink events) {
        return shots.fire(position, fire, events);
    }

    @Override
    protected String describe(Position position, Action.Fire fire) {
        Chessboard board = position.board();
        String weapons =
                fire.batteries().none() ? "" : ", with " + fire.batteries().inWords();
        String component = fire.aim() == Aim.UNIT ? "" : "the " + fire.aim().says() + " of ";
        String odds =
                board.taken(fire.from()) && board.taken(fire.at()) ? " (" + Wording.strengths(board, fire) + ")" : "";
        return Wording.title(board, fire.from()) + " " + fire.from() + " fires at " + component
                + Wording.title(board, fire.at()) + " " + fire.at() + weapons + odds;
    }

    @Override
    protected ActionKind kind(Position position, Action.Fire fire) {
        return switch (position.phase()) {
            case Phase.AwaitingMove move -> ActionKind.special("shoot with a Missile Tank before it moves");
            case Phase.AwaitingCombinedFire open -> ActionKind.usual("shoot with one of the two platoons");
            case Phase.AwaitingSalvo salvo -> ActionKind.usual("shoot with the Ogre's other weapons");
            case Phase.AwaitingReturnFire answer ->
                ActionKind.usual("shoot back at the Heavy Tank on " + answer.tank());
            case Phase.AwaitingSecondShot second ->
                ActionKind.usual("shoot again with the Heavy Tank on " + second.tank());
            default -> ActionKind.usual("shoot at an enemy piece");
        };
    }

    @Override
    protected Optional<String> preview(Position position, Action.Fire fire, Position next) {
        return Optional.of(Prospects.of(position, fire));
    }

    @Override
    protected List<Place> touches(Position position, Action.Fire fire) {
        return List.of(fire.from().place(), fire.at().place());
    }

    @Override
    String label(Action.Fire fire) {
        return "fire from " + fire.from() + " at " + fire.at();
    }
}
