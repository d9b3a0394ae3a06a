package umpire.rules.ogrechess;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.List;
import java.util.Optional;
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

    /** Returns the fault as the end of a sentence. */
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
                        "the OGRE has fewer weapons"));
    }

    private static Optional<String> secondShot(Chessboard board, Side side, Phase.AwaitingSecondShot second) {
        return holds(board, second.tank(), side, UnitKind.HVY)
                .or(() -> unless(
                        Reach.leaps(second.from()).contains(second.tank()),
                        second.from() + " to " + second.tank() + " is not a leap"))
                .or(() -> passed(second.tank(), second.fallen()))
                .or(() -> unless(!board.taken(second.fallen()), second.fallen() + " is not empty"));
    }

    private static Optional<String> retreat(Chessboard board, Side side, Phase.AwaitingRetreat retreat) {
        return holds(board, retreat.at(), side, UnitKind.GEV, UnitKind.MECH)
                .or(() -> unless(
                        retreat.steps() > 0
                                && retreat.steps()
                                        < Reach.steps(board.unit(retreat.at()).kind()),
                        "a GEV has 1 to 3 squares left to run, Mech-INF 1 or 2"));
    }

    private static Optional<String> aim(Chessboard board, Side side, Fight fight, Rulings rulings) {
        return fight(board, side, fight, rulings)
                .or(() -> unless(Aim.on(fight.target(board)).size() > 1, "there is nothing to choose between"));
    }

    private static Optional<String> afterMove(Chessboard board, Side side, Phase.AwaitingFire fire) {
        return unless(board.holds(fire.to(), side), "no piece of the side to move stands on " + fire.to())
                .or(() -> able(board, fire.to()))
                .or(() -> unless(!board.taken(fire.from()) || promoted(board, fire), fire.from() + " is not empty"))
                .or(() -> unless(
                        board.unit(fire.to()).kind() != UnitKind.HVY
                                || Reach.leaps(fire.from()).contains(fire.to()),
                        fire.from() + " to " + fire.to() + " is not a leap"));
    }

    private static Optional<String> combined(Chessboard board, Side side, Phase.AwaitingCombinedFire fire) {
        return holds(board, fire.a(), side, UnitKind.INF)
                .or(() -> holds(board, fire.b(), side, UnitKind.INF))
                .or(() -> unless(
                        fire.a() == fire.b() || fire.a().rangeTo(fire.b()) == 1,
                        "platoons that combined stand side by side on a file or a rank"))
                .or(() -> unless(
                        fire.a() != fire.b() || board.unit(fire.a()).defence() > 1,
                        "platoons that joined have two squads at least"));
    }

    private static Optional<String> returned(Chessboard board, Side side, Phase.AwaitingReturnFire answer) {
        return holds(board, answer.tank(), side, UnitKind.HVY)
                .or(() ->
                        unless(board.holds(answer.survivor(), side.other()), "no enemy stands on " + answer.survivor()))
                .or(() -> passed(answer.tank(), answer.survivor()))
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
                                && on.points() == ogre.movement() - on.from().straightTo(on.ogre()) - 1,
                        "an Ogre has its movement left, less a point for each square and one more for the"
                                + " infantry it overran"));
    }

    /** Whether the piece that moved is infantry that was promoted when it got there. */
    private static boolean promoted(Chessboard board, Phase.AwaitingFire fire) {
        Unit unit = board.unit(fire.to());
        return fire.from() == fire.to()
                && (unit.kind() == UnitKind.MECH || (unit instanceof Unit.Platoon platoon && platoon.promoted()))
                && fire.to().rank() == unit.side().farRank();
    }

    private static Optional<String> exchange(Chessboard board, Side side, Phase.AwaitingExchange exchange) {
        return holds(board, exchange.at(), side, UnitKind.INF)
                .or(() -> unless(
                        exchange.at().rank() == side.farRank()
                                && board.unit(exchange.at()).equals(Unit.fresh(side, UnitKind.INF)),
                        "only a full platoon that was never promoted becomes Mech-INF on reaching the far rank"))
                .or(() -> unless(
                        exchange.from() == exchange.at() || exchange.from().rangeTo(exchange.at()) == 1,
                        "infantry does not get from " + exchange.from() + " to " + exchange.at() + " in one move"))
                .or(() -> unless(
                        exchange.from() == exchange.at() || !board.taken(exchange.from()),
                        exchange.from() + " is not empty"));
    }

    private static Optional<String> attack(Chessboard board, Side side, Attack attack, Rulings rulings) {
        Combat combat = new Combat(rulings);
        return switch (attack) {
            case Attack.Parting parting ->
                (parting.mech()
                                ? holds(board, parting.at(), side, UnitKind.INF, UnitKind.MECH)
                                : holds(board, parting.at(), side, UnitKind.INF))
                        .or(() -> unless(
                                board.of(side.other(), UnitKind.OGRE).isEmpty(),
                                "the OGRE that was overrun is off the board"));
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
                .or(() -> sequel(shooter.get(), fire, ranged.sequel(), rulings));
    }

    private static Optional<String> sequel(Unit shooter, Action.Fire fire, Attack.Sequel sequel, Rulings rulings) {
        return switch (sequel) {
            case Attack.Sequel.Ends ends -> Optional.empty();
            case Attack.Sequel.Retreats retreats ->
                unless(shooter.kind() == UnitKind.GEV || shooter.kind() == UnitKind.MECH, "that unit does not retreat")
                        .or(() -> unless(
                                retreats.steps() < Reach.steps(shooter.kind()), "it moved one square at least before"));
            case Attack.Sequel.Moves moves ->
                unless(shooter.kind() == UnitKind.MSL, "that unit does not move after fire");
            case Attack.Sequel.Passes passes ->
                unless(
                                shooter.kind() == UnitKind.HVY
                                        && Reach.leaps(passes.leaptFrom()).contains(fire.from()),
                                "that is not a Blitzkrieg")
                        .or(() -> passed(fire.from(), fire.at()));
            case Attack.Sequel.Salvo salvo ->
                oneByOne(rulings)
                        .or(() -> unless(
                                shooter instanceof Unit.Ogre ogre
                                        && salvo.left().within(ogre.batteries()),
                                "the OGRE has fewer weapons"));
        };
    }

    private static Optional<String> oneByOne(Rulings rulings) {
        return unless(
                rulings.separateWeapons,
                "an Ogre's weapons join in one attack, unless the house ruling ogreFire is ALL_SEPARATE");
    }

    /** Every square of a way that a leap may take is near its end. */
    private static Optional<String> passed(Square tank, Square at) {
        return unless(tank != at && tank.rangeTo(at) <= 2, "no leap to " + tank + " passes " + at);
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

    /** A unit in the middle of its turn is not disabled. */
    private static Optional<String> able(Chessboard board, Square at) {
        return unless(board.unit(at).disabled() == 0, "the unit on " + at + " is disabled");
    }

    private static Optional<String> fight(Chessboard board, Side side, Fight fight, Rulings rulings) {
        return units(board, side, fight, rulings)
                .or(() -> squares(board, fight))
                .or(() -> squads(fight))
                .or(() -> rounds(board, fight, rulings));
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

    private static Optional<String> squares(Chessboard board, Fight fight) {
        Square from = fight.from();
        return unless(from != fight.at(), "an overrun comes from another square")
                .or(() -> unless(!board.taken(from), from + " is not empty"))
                .or(() -> fight.attacker().kind() == UnitKind.OGRE ? line(fight) : step(fight));
    }

    private static Optional<String> line(Fight fight) {
        int squares = fight.from().straightTo(fight.at());
        return unless(squares > 0, "its squares are not in a line")
                .or(() -> unless(
                        fight.spent() == squares + 1
                                && fight.spent() <= Unit.Ogre.fresh(Side.WHITE).movement(),
                        "an Ogre has spent a point for each square and one more, 2 or 3 in all"));
    }

    /** A platoon comes from a corner of the square; one that was promoted may have come as Mech-INF, from farther away. */
    private static Optional<String> step(Fight fight) {
        int files = Math.abs(fight.from().file() - fight.at().file());
        int ranks = Math.abs(fight.from().rank() - fight.at().rank());
        boolean reached = onFoot(fight.attacker())
                ? files == 1 && ranks == 1
                : Math.max(files, ranks) <= Reach.steps(UnitKind.MECH);
        return unless(reached, "no " + fight.attacker().kind() + " gets from " + fight.from() + " to " + fight.at())
                .or(() -> unless(fight.spent() == 0, "infantry spends no points"));
    }

    private static boolean onFoot(Unit attacker) {
        return attacker instanceof Unit.Platoon platoon && !platoon.promoted();
    }

    private static Optional<String> squads(Fight fight) {
        return unless(
                !onFoot(fight.attacker()) || fight.attacker().defence() < Unit.FULL,
                "a platoon has lost a squad on entering");
    }

    private static Optional<String> rounds(Chessboard board, Fight fight, Rulings rulings) {
        boolean unarmed =
                fight.attacker() instanceof Unit.Ogre ogre && ogre.batteries().none();
        int most = unarmed ? rulings.unarmedRounds : 0;
        return unless(fight.unarmedRounds() <= most, "it stands " + most + " rounds without weapons at most")
                .or(() -> unless(
                        fight.shot() < new Combat(rulings).shots(fight.shooter(board), fight.attackerFires()),
                        "there is no such shot"));
    }
}
