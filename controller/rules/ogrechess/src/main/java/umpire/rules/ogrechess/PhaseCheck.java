package umpire.rules.ogrechess;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.List;
import java.util.Optional;
import umpire.rules.ogrechess.Attack.Fight;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/** Checks that a phase written by hand fits its board, so that play can go on from it. */
final class PhaseCheck {
    private PhaseCheck() {}

    /** Returns the fault as the end of a sentence; empty if the phase fits. */
    static Optional<String> wrong(Position position, Phase phase, Rulings rulings) {
        Chessboard board = position.board();
        Side side = position.turn();
        return switch (phase) {
            case Phase.AwaitingMove move -> Optional.empty();
            case Phase.Over over -> Optional.empty();
            case Phase.AwaitingExchange exchange -> exchange(board, side, exchange);
            case Phase.AwaitingFire fire -> afterMove(board, side, fire);
            case Phase.AwaitingCombinedFire fire -> combined(board, side, fire);
            case Phase.AwaitingSalvo salvo -> salvo(board, side, salvo, rulings);
            case Phase.AwaitingReturnFire answer -> returned(board, side, answer);
            case Phase.AwaitingSecondShot second -> secondShot(board, side, second);
            case Phase.AwaitingMissileMove move -> holds(board, move.at(), side, UnitKind.MSL);
            case Phase.AwaitingRetreat retreat -> retreat(board, side, retreat);
            case Phase.AwaitingContinuation on -> onward(board, side, on);
            case Phase.AwaitingAim aim -> aim(board, side, aim.fight(), rulings);
            case Phase.AwaitingRoll roll -> attack(board, side, roll.attack(), rulings);
        };
    }

    private static Optional<String> salvo(Chessboard board, Side side, Phase.AwaitingSalvo salvo, Rulings rulings) {
        return holds(board, salvo.ogre(), side, UnitKind.OGRE)
                .or(() -> oneByOne(rulings))
                .or(() -> unless(
                        board.unit(salvo.ogre()) instanceof Unit.Ogre ogre
                                && salvo.left().within(ogre.batteries()),
                        "the OGRE does not have so many weapons"));
    }

    private static Optional<String> secondShot(Chessboard board, Side side, Phase.AwaitingSecondShot second) {
        return holds(board, second.tank(), side, UnitKind.HVY)
                .or(() -> unless(!board.taken(second.fallen()), second.fallen() + " is not empty"));
    }

    private static Optional<String> retreat(Chessboard board, Side side, Phase.AwaitingRetreat retreat) {
        return holds(board, retreat.at(), side, UnitKind.GEV, UnitKind.MECH).or(() -> {
            UnitKind kind = board.unit(retreat.at()).kind();
            return unless(
                    retreat.steps() > 0 && retreat.steps() < kind.steps(),
                    "a unit that hit has 1 to " + (kind.steps() - 1) + " squares left to run");
        });
    }

    private static Optional<String> aim(Chessboard board, Side side, Fight fight, Rulings rulings) {
        return fight(board, side, fight, rulings)
                .or(() -> unless(Aim.on(fight.target(board)).size() > 1, "there is nothing to choose between"));
    }

    private static Optional<String> afterMove(Chessboard board, Side side, Phase.AwaitingFire fire) {
        return unless(board.holds(fire.to(), side), "no piece of the side to move stands on " + fire.to())
                .or(() -> able(board, fire.to()));
    }

    private static Optional<String> combined(Chessboard board, Side side, Phase.AwaitingCombinedFire fire) {
        return holds(board, fire.a(), side, UnitKind.INF).or(() -> holds(board, fire.b(), side, UnitKind.INF));
    }

    private static Optional<String> returned(Chessboard board, Side side, Phase.AwaitingReturnFire answer) {
        return holds(board, answer.tank(), side, UnitKind.HVY)
                .or(() ->
                        unless(board.holds(answer.survivor(), side.other()), "no enemy stands on " + answer.survivor()))
                .or(() -> unless(
                        board.unit(answer.survivor()).disabled() == 0
                                && Combat.range(board.unit(answer.survivor())) > 0,
                        "the unit on " + answer.survivor() + " cannot fire"));
    }

    private static Optional<String> onward(Chessboard board, Side side, Phase.AwaitingContinuation on) {
        return holds(board, on.ogre(), side, UnitKind.OGRE)
                .or(() -> unless(on.from().straightTo(on.ogre()) > 0, "its squares are not in a line"))
                .or(() -> unless(
                        on.points() > 0
                                && board.unit(on.ogre()) instanceof Unit.Ogre ogre
                                && on.points() < ogre.movement(),
                        "an Ogre that goes on has fewer points left than its movement"));
    }

    private static Optional<String> exchange(Chessboard board, Side side, Phase.AwaitingExchange exchange) {
        return holds(board, exchange.at(), side, UnitKind.INF)
                .or(() -> unless(
                        exchange.at().rank() == side.farRank()
                                && board.unit(exchange.at()).equals(Unit.fresh(side, UnitKind.INF)),
                        "only a full platoon that was never promoted becomes Mech-INF on reaching the far rank"));
    }

    private static Optional<String> attack(Chessboard board, Side side, Attack attack, Rulings rulings) {
        Combat combat = new Combat(rulings);
        return switch (attack) {
            case Attack.Parting parting ->
                parting.mech()
                        ? holds(board, parting.at(), side, UnitKind.INF, UnitKind.MECH)
                        : holds(board, parting.at(), side, UnitKind.INF);
            case Attack.Clash clash ->
                fight(board, side, clash.fight(), rulings)
                        .or(() -> unless(aims(clash.fight().target(board), clash.aim()), "nothing there to aim at"))
                        .or(() -> unless(
                                combat.clash(board, clash.fight(), clash.aim()).needsRoll(), "no roll is needed"));
            case Attack.Ranged ranged -> ranged(board, side, ranged, rulings);
        };
    }

    private static Optional<String> ranged(Chessboard board, Side side, Attack.Ranged ranged, Rulings rulings) {
        Action.Fire fire = ranged.fire();
        Optional<Unit> shooter = board.at(fire.from());
        Optional<Unit> target = board.at(fire.at());
        if (shooter.isEmpty()
                || target.isEmpty()
                || shooter.get().side() == target.get().side()) {
            return Optional.of("a shot needs a unit and an enemy");
        }
        boolean passing =
                ranged.sequel() instanceof Attack.Sequel.Passes || shooter.get().side() != side;
        int reaches = fire.batteries().secondary() > 0 ? Batteries.SECONDARY_RANGE : Combat.range(shooter.get());
        boolean armed = shooter.get() instanceof Unit.Ogre ogre
                ? fire.batteries().within(ogre.batteries()) && !fire.batteries().none()
                : fire.batteries().none();
        return unless(armed, "the shooter has no such weapons")
                .or(() -> able(board, fire.from()))
                .or(() -> unless(
                        Combat.range(shooter.get()) > 0
                                && (passing || fire.from().rangeTo(fire.at()) <= reaches),
                        fire.at() + " is out of range"))
                .or(() -> unless(
                        shooter.get().side() == side || target.get().kind() == UnitKind.HVY,
                        "only a Heavy Tank is fired back at"))
                .or(() -> unless(aims(target.get(), fire.aim()), "nothing there to aim at"))
                .or(() -> unless(Combat.ranged(board, fire).needsRoll(), "no roll is needed"))
                .or(() -> unless(
                        ranged.sequel() instanceof Attack.Sequel.Ends
                                || shooter.get().side() == side,
                        "a shot fired back ends the turn"))
                .or(() -> sequel(shooter.get(), ranged.sequel(), rulings));
    }

    private static Optional<String> sequel(Unit shooter, Attack.Sequel sequel, Rulings rulings) {
        return switch (sequel) {
            case Attack.Sequel.Ends ends -> Optional.empty();
            case Attack.Sequel.Retreats retreats ->
                unless(shooter.kind() == UnitKind.GEV || shooter.kind() == UnitKind.MECH, "that unit does not retreat")
                        .or(() -> unless(
                                retreats.steps() < shooter.kind().steps(),
                                "it moved at least one square before it fired"));
            case Attack.Sequel.Moves moves ->
                unless(shooter.kind() == UnitKind.MSL, "that unit does not move after fire");
            case Attack.Sequel.Passes passes -> unless(shooter.kind() == UnitKind.HVY, "that is not a Blitzkrieg");
            case Attack.Sequel.Salvo salvo ->
                oneByOne(rulings)
                        .or(() -> unless(
                                shooter instanceof Unit.Ogre ogre
                                        && salvo.left().within(ogre.batteries()),
                                "the OGRE does not have so many weapons"));
        };
    }

    private static Optional<String> oneByOne(Rulings rulings) {
        return unless(
                rulings.separateWeapons,
                "an Ogre's weapons join in one attack, unless the house ruling ogreFire is ALL_SEPARATE");
    }

    private static boolean aims(Unit target, Aim aim) {
        return target instanceof Unit.Ogre ogre ? aim.standsOn(ogre) : aim == Aim.UNIT;
    }

    private static Optional<String> holds(Chessboard board, Square at, Side side, UnitKind... kinds) {
        boolean held = board.at(at)
                .filter(unit -> unit.side() == side && List.of(kinds).contains(unit.kind()))
                .isPresent();
        return unless(held, side + " has no " + kinds[0] + " on " + at).or(() -> able(board, at));
    }

    /** Checks that a unit in the middle of its turn is not disabled. */
    private static Optional<String> able(Chessboard board, Square at) {
        return unless(board.unit(at).disabled() == 0, "the unit on " + at + " is disabled");
    }

    private static Optional<String> fight(Chessboard board, Side side, Fight fight, Rulings rulings) {
        return units(board, side, fight, rulings)
                .or(() -> unless(!board.taken(fight.from()), fight.from() + " is not empty"))
                .or(() -> line(fight))
                .or(() -> unless(
                        fight.shot() < new Combat(rulings).shots(fight.shooter(board), fight.attackerFires()),
                        "there is no such shot"));
    }

    private static Optional<String> units(Chessboard board, Side side, Fight fight, Rulings rulings) {
        Unit attacker = fight.attacker();
        boolean able = attacker.kind().infantry() || attacker.kind() == UnitKind.OGRE;
        Optional<Unit> defender = board.at(fight.at());
        return unless(able && attacker.side() == side, "the attacker is not a unit of the side to move that overruns")
                .or(() -> unless(
                        defender.isPresent() && defender.get().side() != side,
                        "no enemy that fights stands on " + fight.at()))
                .or(() -> unless(
                        fights(attacker, defender.orElseThrow(), rulings),
                        "the " + attacker.kind() + " does not fight the "
                                + defender.orElseThrow().kind() + " on " + fight.at()));
    }

    /** Returns whether two units can be in an overrun; a Mech-INF may be a platoon by then. */
    private static boolean fights(Unit attacker, Unit defender, Rulings rulings) {
        return attacker.kind() == UnitKind.OGRE
                ? defender.kind().infantry()
                : defender.kind().armour()
                        || (rulings.mechIsArmour && defender.kind().infantry());
    }

    /** Checks that an overrunning Ogre came in a straight line and has spent 1 to 3 points. */
    private static Optional<String> line(Fight fight) {
        return fight.attacker() instanceof Unit.Ogre
                ? unless(fight.from().straightTo(fight.at()) > 0, "its squares are not in a line")
                        .or(() -> unless(
                                fight.spent() > 0
                                        && fight.spent()
                                                <= Unit.Ogre.fresh(Side.WHITE).movement(),
                                "an Ogre in an overrun has spent 1 to 3 points"))
                : Optional.empty();
    }
}
