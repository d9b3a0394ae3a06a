package umpire.rules.ogrechess;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.Attack.Fight;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Overruns and ramming, from entering the square to the last unit standing. */
final class OverrunFight {
    private final Rulings rulings;
    private final PhaseTransitions phaseTransitions;
    private final Combat combat;
    private final Damage damage;

    OverrunFight(OgreRules rules) {
        this.rulings = rules.rulings();
        this.phaseTransitions = rules.transitions();
        this.combat = new Combat(rulings);
        this.damage = new Damage(rulings);
    }

    Position enter(Position position, Action.Overrun overrun, EventSink events) {
        Chessboard board = position.board();
        Unit attacker = board.unit(overrun.from());
        Unit defender = board.unit(overrun.to());
        if (defender instanceof Unit.CommandPost) {
            return takePost(position, overrun, events);
        }
        if (attacker instanceof Unit.Ogre ogre) {
            return defender.kind().infantry()
                    ? crush(position, overrun, ogre, events)
                    : ram(position, overrun, ogre, events);
        }
        return defender instanceof Unit.Ogre wreck
                ? storm(position, overrun, attacker, wreck, events)
                : assault(position, overrun, attacker, events);
    }

    private static Position takePost(Position position, Action.Overrun overrun, EventSink events) {
        Unit attacker = position.board().unit(overrun.from());
        String says = Wording.the(attacker, overrun.from()) + " overruns the MCP on " + overrun.to() + ".";
        events.tell(
                SheetRule.MCP_OVERRUN,
                () -> says,
                overrun.to().place(),
                overrun.from().place());
        Position taken = PhaseTransitions.endOfQuietTurn(
                position.with(position.board().moved(overrun.from(), overrun.to())),
                new Action.MovePiece(overrun.from(), overrun.to()));
        return taken.with(new Phase.Over(GameResult.overrun(taken.turn(), taken)));
    }

    private static Position ram(Position position, Action.Overrun overrun, Unit.Ogre ogre, EventSink events) {
        Unit target = position.board().unit(overrun.to());
        int cost = Math.min(ogre.moveUnits(), target.kind() == UnitKind.HVY ? PhaseTransitions.UNITS_FOR_HVY : 1);
        Unit.Ogre dented = new Unit.Ogre(ogre.side(), ogre.batteries(), ogre.moveUnits() - cost);
        events.tell(
                SheetRule.OGRE_RAMS,
                () -> Wording.the(ogre, overrun.from()) + " rams the " + target.kind() + " on " + overrun.to()
                        + ", which is destroyed, and has " + dented.moveUnits() + " move units left.",
                overrun.to().place(),
                overrun.from().place());
        return PhaseTransitions.endOfTurn(
                position.with(position.board().without(overrun.from()).with(overrun.to(), dented)));
    }

    /** An Ogre overruns infantry. It can do so only once a turn, because entering costs at least two of its three points. */
    private Position crush(Position position, Action.Overrun overrun, Unit.Ogre ogre, EventSink events) {
        int squares = Math.max(
                Math.abs(overrun.to().file() - overrun.from().file()),
                Math.abs(overrun.to().rank() - overrun.from().rank()));
        Fight fight = new Fight(overrun.from(), overrun.to(), ogre, false, 0, 0, squares + 1);
        tellEntry(position, overrun, SheetRule.OVERRUN_COSTS_TWO, events);
        return fightOn(position.with(position.board().without(overrun.from())), fight, events);
    }

    private Position assault(Position position, Action.Overrun overrun, Unit attacker, EventSink events) {
        boolean onFoot = attacker.kind() == UnitKind.INF;
        tellEntry(position, overrun, onFoot ? SheetRule.INF_OVERRUNS_ARMOUR : SheetRule.MECH_OVERRUNS_ARMOUR, events);
        Position entered = position.with(position.board().without(overrun.from()));
        Optional<Unit> rest = Damage.loseSquads(attacker, onFoot ? 1 : 0);
        if (rest.isEmpty()) {
            return PhaseTransitions.endOfTurn(entered);
        }
        Fight fight = new Fight(overrun.from(), overrun.to(), rest.get(), onFoot, 0, 0, 0);
        return fightOn(entered, fight, events);
    }

    private static void tellEntry(Position position, Action.Overrun overrun, SheetRule rule, EventSink events) {
        Unit attacker = position.board().unit(overrun.from());
        Unit defender = position.board().unit(overrun.to());
        events.tell(
                rule,
                () -> Wording.the(attacker, overrun.from()) + " overruns the " + defender.kind() + " on " + overrun.to()
                        + ".",
                overrun.to().place(),
                overrun.from().place());
    }

    /** Infantry takes an immobile Ogre (2.1411, 2.7411). */
    private Position storm(
            Position position, Action.Overrun overrun, Unit attacker, Unit.Ogre wreck, EventSink events) {
        boolean onFoot = attacker.kind() == UnitKind.INF;
        Optional<Unit> rest = Damage.loseSquads(attacker, PseudoLegalActions.stormLosses(rulings, attacker, wreck));
        events.tell(
                stormRule(!onFoot),
                () -> Wording.storms(attacker, overrun, wreck, rest),
                overrun.to().place(),
                overrun.from().place());
        Position entered = position.with(position.board().without(overrun.from()));
        if (rest.isEmpty()) {
            return PhaseTransitions.endOfTurn(entered);
        }
        return entered.with(
                entered.board().with(overrun.to(), rest.get()),
                new Phase.AwaitingRoll(new Attack.Parting(overrun.to(), !onFoot)));
    }

    private static SheetRule stormRule(boolean mech) {
        return mech ? SheetRule.MECH_OVERRUNS_IMMOBILE_OGRE : SheetRule.INF_OVERRUNS_IMMOBILE_OGRE;
    }

    /** Applies the wreck's attack on the infantry that took it. */
    Position part(Position position, Attack.Parting parting, int face, EventSink events) {
        Square at = parting.at();
        Unit infantry = position.board().unit(at);
        Optional<Unit> rest = damage.parting(infantry, Odds.ONE_TO_ONE.result(face));
        events.tell(
                stormRule(parting.mech()),
                () -> Wording.rolled(face) + Wording.damage(infantry, at, Aim.UNIT, rest),
                at.place());
        if (rest.isEmpty()) {
            return PhaseTransitions.endOfTurn(position.with(position.board().without(at)));
        }
        return taken(position.with(position.board().with(at, rest.get())), at, events);
    }

    /** Ends the turn after infantry has taken a square, and promotes it if due. */
    private static Position taken(Position position, Square at, EventSink events) {
        Position next = Promotion.onArrival(position, at, at, events).orElse(position);
        return next.phase() instanceof Phase.AwaitingExchange ? next : PhaseTransitions.endOfTurn(next);
    }

    /** Goes on to the next shot that needs an aim or a die. */
    private Position fightOn(Position position, Fight fight, EventSink events) {
        Unit shooter = fight.shooter(position.board());
        int shots = combat.shots(shooter, fight.attackerFires());
        if (fight.shot() < shots) {
            List<Aim> aims = Aim.on(fight.target(position.board()));
            return aims.size() > 1
                    ? position.with(new Phase.AwaitingAim(fight))
                    : shoot(position, fight, aims.get(0), events);
        }
        if (shots > 0) {
            return fightOn(position, fight.nextRound(), events);
        }
        return fight.unarmedRounds() < rulings.unarmedRounds
                ? fightOn(position, fight.unarmedRound().nextRound(), events)
                : fallBack(position, fight, events);
    }

    Position shoot(Position position, Fight fight, Aim aim, EventSink events) {
        return switch (combat.clash(position.board(), fight, aim)) {
            case HOPELESS -> hit(position, fight, aim, Odds.Result.NO_EFFECT, 0, events);
            case AUTOMATIC -> hit(position, fight, aim, Odds.Result.DESTROYED, 0, events);
            case ONE_TO_TWO, ONE_TO_ONE, TWO_TO_ONE, THREE_TO_ONE, FOUR_TO_ONE ->
                position.with(new Phase.AwaitingRoll(new Attack.Clash(fight, aim)));
        };
    }

    Position settle(Position position, Fight fight, Aim aim, int face, EventSink events) {
        Odds odds = combat.clash(position.board(), fight, aim);
        return hit(position, fight, aim, odds.result(face), face, events);
    }

    private Position hit(Position position, Fight fight, Aim aim, Odds.Result result, int face, EventSink events) {
        Unit shooter = fight.shooter(position.board());
        Unit target = fight.target(position.board());
        boolean byArmour = !fight.attackerFires() && shooter instanceof Unit.Armour;
        Optional<Unit> left = damage.clash(target, aim, result, byArmour);
        events.tell(
                Wording.clashRule(target, byArmour, result),
                () -> Wording.clash(
                        shooter, fight, target, aim, combat.clash(position.board(), fight, aim), left, face),
                fight.at().place());
        if (left.isEmpty()) {
            return fight.attackerFires()
                    ? won(position.with(position.board().with(fight.at(), fight.attacker())), fight, events)
                    : PhaseTransitions.endOfTurn(position);
        }
        return fight.attackerFires()
                ? fightOn(position.with(position.board().with(fight.at(), left.get())), fight.nextShot(), events)
                : fightOn(position, fight.with(left.get()).nextShot(), events);
    }

    private Position won(Position position, Fight fight, EventSink events) {
        if (fight.attacker() instanceof Unit.Ogre ogre) {
            return phaseTransitions.continuation(position, fight.from(), fight.at(), ogre.movement() - fight.spent());
        }
        return taken(position, fight.at(), events);
    }

    /** An Ogre without weapons leaves the fight for the nearest free square of its line. */
    private static Position fallBack(Position position, Fight fight, EventSink events) {
        Square free = retreat(position.board(), fight);
        events.tell(
                SheetRule.OVERRUN_COMBAT,
                () -> "The OGRE has no weapon left and falls back to " + free + ".",
                free.place(),
                fight.at().place());
        return PhaseTransitions.endOfTurn(fallenBack(position, fight));
    }

    private static Square retreat(Chessboard board, Fight fight) {
        Square back = fight.at();
        int files = Integer.signum(fight.from().file() - back.file());
        int ranks = Integer.signum(fight.from().rank() - back.rank());
        do {
            back = Square.of(back.file() + files, back.rank() + ranks);
        } while (board.taken(back) && back != fight.from());
        return back;
    }

    /** Returns the position with the Ogre that overran back in its line. */
    private static Position fallenBack(Position position, Fight fight) {
        return position.with(position.board().with(retreat(position.board(), fight), fight.attacker()));
    }
}
