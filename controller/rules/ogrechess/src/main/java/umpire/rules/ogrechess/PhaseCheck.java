package umpire.rules.ogrechess;

import java.util.List;
import java.util.Optional;

/** Checks that a phase written by hand fits its board, so that play can go on from it. */
final class PhaseCheck {
    private PhaseCheck() {}

    /** Returns what is wrong, as the end of a sentence. */
    static Optional<String> wrong(Position position, Phase phase, Combat combat) {
        Chessboard board = position.board();
        Side side = position.turn();
        return switch (phase) {
            case Phase.AwaitingMove move -> Optional.empty();
            case Phase.Over over -> Optional.empty();
            case Phase.AwaitingExchange exchange -> exchange(board, side, exchange);
            case Phase.AwaitingFire fire ->
                need(board.holds(fire.to(), side), "no piece of the side to move stands on " + fire.to())
                        .or(() -> able(board, fire.to()))
                        .or(() ->
                                need(!board.taken(fire.from()) || promoted(board, fire), fire.from() + " is not empty"))
                        .or(() -> need(
                                board.unit(fire.to()).kind() != Kind.HVY
                                        || (Reach.leaps(fire.from()) & fire.to().bit()) != 0,
                                fire.from() + " to " + fire.to() + " is no leap"));
            case Phase.AwaitingCombinedFire fire ->
                holds(board, fire.a(), side, Kind.INF).or(() -> holds(board, fire.b(), side, Kind.INF));
            case Phase.AwaitingSalvo salvo ->
                holds(board, salvo.ogre(), side, Kind.OGRE)
                        .or(() -> need(
                                board.unit(salvo.ogre()) instanceof Unit.Ogre ogre
                                        && salvo.left().within(ogre.guns()),
                                "the OGRE has fewer weapons"));
            case Phase.AwaitingReturnFire answer ->
                holds(board, answer.tank(), side, Kind.HVY)
                        .or(() -> need(
                                board.holds(answer.survivor(), side.other()),
                                "no enemy stands on " + answer.survivor()))
                        .or(() -> need(
                                board.unit(answer.survivor()).disabled() == 0
                                        && Combat.range(board.unit(answer.survivor())) > 0,
                                "the unit on " + answer.survivor() + " cannot fire"));
            case Phase.AwaitingSecondShot second ->
                holds(board, second.tank(), side, Kind.HVY)
                        .or(() -> need(
                                (Reach.leaps(second.from()) & second.tank().bit()) != 0,
                                second.from() + " to " + second.tank() + " is no leap"));
            case Phase.AwaitingMissileMove move -> holds(board, move.at(), side, Kind.MSL);
            case Phase.AwaitingRetreat retreat ->
                holds(board, retreat.at(), side, Kind.GEV, Kind.MECH)
                        .or(() -> need(retreat.steps() > 0 && retreat.steps() < 4, "a retreat is 1 to 3 squares"));
            case Phase.AwaitingContinuation on ->
                holds(board, on.ogre(), side, Kind.OGRE)
                        .or(() -> need(inLine(on.from(), on.ogre()), "its squares are not in a line"))
                        .or(() -> need(
                                on.points() > 0
                                        && board.unit(on.ogre()) instanceof Unit.Ogre ogre
                                        && on.points() <= ogre.movement() - 2,
                                "an overrun costs an Ogre two points at least, and it has no more than that left"));
            case Phase.AwaitingAim aim ->
                fight(board, side, aim.fight(), combat)
                        .or(() -> need(
                                Aim.on(aim.fight().target(board)).size() > 1, "there is nothing to choose between"));
            case Phase.AwaitingRoll roll -> attack(board, side, roll.attack(), combat);
        };
    }

    /** Whether the piece that moved is infantry that has become Mech-INF. */
    private static boolean promoted(Chessboard board, Phase.AwaitingFire fire) {
        Unit unit = board.unit(fire.to());
        return fire.from() == fire.to()
                && unit.kind() == Kind.MECH
                && fire.to().rank() == unit.side().farRank();
    }

    private static Optional<String> exchange(Chessboard board, Side side, Phase.AwaitingExchange exchange) {
        return holds(board, exchange.at(), side, Kind.INF)
                .or(() -> need(
                        exchange.at().rank() == side.farRank()
                                && board.unit(exchange.at()).defence() == Unit.FULL,
                        "only a full platoon on the far rank becomes Mech-INF"))
                .or(() -> need(
                        exchange.from() == exchange.at() || !board.taken(exchange.from()),
                        exchange.from() + " is not empty"));
    }

    private static Optional<String> attack(Chessboard board, Side side, Attack attack, Combat combat) {
        return switch (attack) {
            case Attack.Parting parting ->
                parting.mech()
                        ? holds(board, parting.at(), side, Kind.INF, Kind.MECH)
                        : holds(board, parting.at(), side, Kind.INF);
            case Attack.Clash clash ->
                fight(board, side, clash.fight(), combat)
                        .or(() -> need(aims(clash.fight().target(board), clash.aim()), "nothing there to aim at"))
                        .or(() -> need(
                                combat.clash(board, clash.fight(), clash.aim()).needsRoll(), "no roll is needed"));
            case Attack.Ranged ranged -> ranged(board, side, ranged);
        };
    }

    private static Optional<String> ranged(Chessboard board, Side side, Attack.Ranged ranged) {
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
        int reaches = fire.guns().secondary() > 0 ? Guns.SECONDARY_RANGE : Combat.range(shooter.get());
        boolean armed = shooter.get() instanceof Unit.Ogre ogre
                ? fire.guns().within(ogre.guns()) && !fire.guns().none()
                : fire.guns().none();
        return need(armed, "the shooter has no such weapons")
                .or(() -> able(board, fire.from()))
                .or(() -> need(
                        Combat.range(shooter.get()) > 0
                                && (passing || fire.from().rangeTo(fire.at()) <= reaches),
                        fire.at() + " is out of range"))
                .or(() -> need(
                        shooter.get().side() == side || target.get().kind() == Kind.HVY,
                        "only a Heavy Tank is fired back at"))
                .or(() -> need(aims(target.get(), fire.aim()), "nothing there to aim at"))
                .or(() -> need(Combat.ranged(board, fire).needsRoll(), "no roll is needed"))
                .or(() -> sequel(shooter.get(), side, fire, ranged.sequel()));
    }

    private static Optional<String> sequel(Unit shooter, Side side, Action.Fire fire, Attack.Sequel sequel) {
        boolean own = shooter.side() == side;
        return switch (sequel) {
            case Attack.Sequel.Ends ends -> Optional.empty();
            case Attack.Sequel.Retreats retreats ->
                need(own && (shooter.kind() == Kind.GEV || shooter.kind() == Kind.MECH), "that unit does not retreat");
            case Attack.Sequel.Moves moves ->
                need(own && shooter.kind() == Kind.MSL, "that unit does not move after fire");
            case Attack.Sequel.Passes passes ->
                need(
                        own
                                && shooter.kind() == Kind.HVY
                                && (Reach.leaps(passes.leaptFrom())
                                                & fire.from().bit())
                                        != 0,
                        "that is no Blitzkrieg");
            case Attack.Sequel.Salvo salvo ->
                need(
                        own && shooter instanceof Unit.Ogre ogre && salvo.left().within(ogre.guns()),
                        "the OGRE has fewer weapons");
        };
    }

    private static boolean aims(Unit target, Aim aim) {
        return target instanceof Unit.Ogre ogre ? aim.standsOn(ogre) : aim == Aim.UNIT;
    }

    private static Optional<String> fight(Chessboard board, Side side, Fight fight, Combat combat) {
        Optional<Unit> defender = board.at(fight.at());
        boolean able = fight.attacker().kind().infantry() || fight.attacker().kind() == Kind.OGRE;
        return need(
                        able && fight.attacker().side() == side,
                        "the attacker is no unit of the side to move that overruns")
                .or(() -> need(
                        defender.isPresent()
                                && defender.get().side() != side
                                && defender.get().kind() != Kind.MCP
                                && defender.get().kind() != Kind.OGRE,
                        "no enemy that fights stands on " + fight.at()))
                .or(() -> need(fight.from() != fight.at(), "an overrun comes from another square"))
                .or(() -> need(!board.taken(fight.from()), fight.from() + " is not empty"))
                .or(() -> need(
                        fight.attacker().kind() != Kind.OGRE || inLine(fight.from(), fight.at()),
                        "its squares are not in a line"))
                .or(() -> need(
                        fight.attacker() instanceof Unit.Ogre
                                ? fight.spent() >= 2 && fight.spent() <= 3
                                : fight.spent() == 0,
                        "an Ogre has spent 2 or 3 points to get there, and infantry none"))
                .or(() -> need(fight.unarmedRounds() <= Overruns.ROUNDS_UNARMED, "an unarmed Ogre stands two rounds"))
                .or(() -> need(fight.shot() < combat.shots(fight.shooter(board), false), "there is no such shot"));
    }

    private static boolean inLine(Square from, Square to) {
        int files = Math.abs(from.file() - to.file());
        int ranks = Math.abs(from.rank() - to.rank());
        return from != to && (files == 0 || ranks == 0 || files == ranks);
    }

    private static Optional<String> holds(Chessboard board, Square at, Side side, Kind... kinds) {
        boolean held = board.at(at)
                .filter(unit -> unit.side() == side && List.of(kinds).contains(unit.kind()))
                .isPresent();
        return need(held, side + " has no " + kinds[0] + " on " + at).or(() -> able(board, at));
    }

    /** Whoever is in the middle of its turn is not disabled. */
    private static Optional<String> able(Chessboard board, Square at) {
        return need(board.unit(at).disabled() == 0, "the unit on " + at + " is disabled");
    }

    private static Optional<String> need(boolean fits, String otherwise) {
        return fits ? Optional.empty() : Optional.of(otherwise);
    }
}
