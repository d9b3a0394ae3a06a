package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.InPhase;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/**
 * Carries actions out, one small step of a turn each. It trusts that the action was judged; whether the next side still
 * has a legal action is for {@link EndConditions} to say.
 */
final class ActionExecution {
    private final Rulings rulings;
    private final Reach reach;
    private final Shots shots;
    private final Overruns overruns;
    private final PhaseTransitions phaseTransitions;
    private final Combat combat;

    ActionExecution(Rulings rulings, Reach reach, Threats threats) {
        this.rulings = rulings;
        this.reach = reach;
        this.phaseTransitions = new PhaseTransitions(rulings, reach, threats);
        this.shots = new Shots(phaseTransitions);
        this.overruns = new Overruns(rulings, phaseTransitions);
        this.combat = new Combat(rulings);
    }

    PhaseTransitions phaseTransitions() {
        return phaseTransitions;
    }

    Position after(Position position, Action action, EventSink events) {
        return switch (action) {
            case Action.MovePiece move -> move(position, move, events);
            case Action.Leave leave -> throw new IllegalArgumentException("no unit leaves the board: " + leave);
            case Action.Overrun overrun -> overruns.enter(position, overrun, events);
            case Action.Fire fire ->
                shots.fire(position, fire, shotRule(position, fire), sequel(position, fire), events);
            case Action.TakeAim aim
            when position.phase() instanceof Phase.AwaitingAim awaiting ->
                overruns.shoot(position, awaiting.fight(), aim.aim(), events);
            case Action.TakeAim aim -> throw InPhase.outOfOrder(position.phase(), aim);
            case Action.Hold hold -> hold(position);
            case Action.Redistribute share -> redistribute(position, share, events);
            case Action.Merge merge -> merge(position, merge, events);
            case Action.Promote promote -> promote(position, promote.at(), events);
            case Action.Roll roll
            when position.phase() instanceof Phase.AwaitingRoll awaiting ->
                roll(position, awaiting.attack(), roll.face(), events);
            case Action.Roll roll -> throw InPhase.outOfOrder(position.phase(), roll);
        };
    }

    private Position move(Position position, Action.MovePiece move, EventSink events) {
        Unit unit = position.board().unit(move.from());
        events.tell(
                moveRule(position.phase(), unit.kind()),
                () -> Wording.the(unit, move.from()) + " goes to " + move.to() + ".",
                move.to().place(),
                move.from().place());
        Position moved = position.with(position.board().moved(move.from(), move.to()));
        return switch (position.phase()) {
            case Phase.AwaitingMove first -> arrived(moved, move, events);
            default -> PhaseTransitions.endOfTurn(moved.eventful());
        };
    }

    /** A regular move: promotion if the far rank is reached, then the shot of another piece. */
    private Position arrived(Position position, Action.MovePiece move, EventSink events) {
        Optional<Position> promoted = Promotion.onArrival(position, move.from(), move.to(), events);
        Position next = promoted.orElse(position);
        return next.phase() instanceof Phase.AwaitingExchange
                ? next
                : phaseTransitions.fireAfter(next, promoted.isPresent() ? move.to() : move.from(), move.to());
    }

    /** Returns the rule that allows a shot: a special move's own, or that of every shot after a regular move. */
    private static SheetRule shotRule(Position position, Action.Fire fire) {
        UnitKind shooter = position.board().unit(fire.from()).kind();
        return switch (position.phase()) {
            case Phase.AwaitingFire open when open.to() == fire.from() -> Wording.ownShotRule(shooter);
            case Phase.AwaitingMove first when shooter == UnitKind.MSL -> SheetRule.MSL_FIRES_FIRST;
            case Phase.AwaitingCombinedFire open -> SheetRule.COMBINED_PLATOON_FIRES;
            case Phase.AwaitingReturnFire answer -> SheetRule.BLITZKRIEG_PASSES_TWO;
            case Phase.AwaitingSecondShot second -> SheetRule.BLITZKRIEG_PASSES_TWO;
            default -> SheetRule.ODDS;
        };
    }

    /** Returns the rule of a move: a special move's own where it is part of one. */
    private static SheetRule moveRule(Phase phase, UnitKind kind) {
        return switch (phase) {
            case Phase.AwaitingRetreat retreat -> Wording.runRule(kind);
            case Phase.AwaitingMissileMove after -> SheetRule.MSL_FIRES_FIRST;
            case Phase.AwaitingContinuation on -> SheetRule.OVERRUN_COSTS_TWO;
            default -> Wording.moveRule(kind);
        };
    }

    private Attack.Sequel sequel(Position position, Action.Fire fire) {
        Unit shooter = position.board().unit(fire.from());
        return switch (position.phase()) {
            case Phase.AwaitingReturnFire answer -> new Attack.Sequel.Ends();
            case Phase.AwaitingSecondShot second -> new Attack.Sequel.Passes(second.from(), true);
            case Phase.AwaitingSalvo salvo ->
                new Attack.Sequel.Salvo(salvo.left().less(fire.batteries()));
            case Phase.AwaitingFire open -> open.to() == fire.from() ? ownShot(position, open) : salvo(shooter, fire);
            case Phase.AwaitingMove first ->
                shooter.kind() == UnitKind.MSL ? new Attack.Sequel.Moves() : salvo(shooter, fire);
            default -> new Attack.Sequel.Ends();
        };
    }

    /** An Ogre that fires its weapons one by one goes on with those left; every other shot is the only one. */
    private Attack.Sequel salvo(Unit shooter, Action.Fire fire) {
        return rulings.separateWeapons && shooter instanceof Unit.Ogre ogre
                ? new Attack.Sequel.Salvo(ogre.batteries().less(fire.batteries()))
                : new Attack.Sequel.Ends();
    }

    private Attack.Sequel ownShot(Position position, Phase.AwaitingFire open) {
        Unit unit = position.board().unit(open.to());
        if (unit.kind() == UnitKind.HVY) {
            return new Attack.Sequel.Passes(open.from(), false);
        }
        int gone = reach.distance(position.board(), unit.side(), unit.kind(), open.from(), open.to());
        return new Attack.Sequel.Retreats(Reach.steps(unit.kind()) - gone);
    }

    private Position hold(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingFire open -> PhaseTransitions.withoutShot(position, open);
            case Phase.AwaitingMove pass -> PhaseTransitions.endOfPass(position);
            default -> PhaseTransitions.endOfTurn(position.eventful());
        };
    }

    private Position redistribute(Position position, Action.Redistribute share, EventSink events) {
        Unit.Platoon a = (Unit.Platoon) position.board().unit(share.a());
        Unit.Platoon b = (Unit.Platoon) position.board().unit(share.b());
        boolean toA = share.squadsOfA() > a.squads();
        boolean promotedA = a.promoted() || (toA && b.promoted());
        boolean promotedB = b.promoted() || (!toA && a.promoted());
        events.tell(
                SheetRule.COMBINE_ADJACENT_PLATOONS,
                () -> "The INF on " + share.a() + " and " + share.b() + " share out their squads: " + share.squadsOfA()
                        + " and " + share.squadsOfB() + ".",
                share.a().place(),
                share.b().place());
        Chessboard board = position.board()
                .with(share.a(), new Unit.Platoon(a.side(), share.squadsOfA(), promotedA))
                .with(share.b(), new Unit.Platoon(b.side(), share.squadsOfB(), promotedB));
        return phaseTransitions.fireAfterCombining(position.with(board).eventful(), share.a(), share.b());
    }

    private Position merge(Position position, Action.Merge merge, EventSink events) {
        Unit.Platoon from = (Unit.Platoon) position.board().unit(merge.from());
        Unit.Platoon into = (Unit.Platoon) position.board().unit(merge.into());
        Unit.Platoon both =
                new Unit.Platoon(from.side(), from.squads() + into.squads(), from.promoted() || into.promoted());
        events.tell(
                SheetRule.COMBINE_ADJACENT_PLATOONS,
                () -> "The INF on " + merge.from() + " joins that on " + merge.into() + ", which now has "
                        + Wording.squads(both.squads()) + ".",
                merge.into().place(),
                merge.from().place());
        Chessboard board = position.board().without(merge.from()).with(merge.into(), both);
        return phaseTransitions.fireAfterCombining(position.with(board).eventful(), merge.into(), merge.into());
    }

    private Position promote(Position position, Square at, EventSink events) {
        Position promoted = Promotion.of(position, at, events).eventful();
        if (position.phase() instanceof Phase.AwaitingExchange exchange && exchange.from() != at) {
            return phaseTransitions.fireAfter(promoted, at, at);
        }
        return PhaseTransitions.endOfTurn(promoted);
    }

    private Position roll(Position position, Attack attack, int face, EventSink events) {
        return switch (attack) {
            case Attack.Ranged ranged -> {
                Odds odds = Combat.ranged(position.board(), ranged.fire());
                yield shots.settle(position, ranged.fire(), odds.result(face), ranged.sequel(), face, events);
            }
            case Attack.Clash clash -> overruns.settle(position, clash.fight(), clash.aim(), face, events);
            case Attack.Parting parting -> overruns.part(position, parting, face, events);
        };
    }

    /** Returns the column in which an attack is rolled for. */
    Odds odds(Position position, Attack attack) {
        return combat.odds(position.board(), attack);
    }
}
