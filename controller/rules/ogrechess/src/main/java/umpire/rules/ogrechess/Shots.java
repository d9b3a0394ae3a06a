package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Ranged fire and fire in passing, from the shot to the step after it. */
final class Shots {
    private final Rulings rulings;
    private final Reach reach;
    private final PhaseTransitions phaseTransitions;

    Shots(OgreRules rules) {
        this.rulings = rules.rulings();
        this.reach = rules.reach();
        this.phaseTransitions = rules.transitions();
    }

    Position fire(Position position, Action.Fire fire, EventSink events) {
        Attack.Sequel sequel = sequel(position, fire);
        Odds odds = Combat.ranged(position.board(), fire);
        events.tell(
                rule(position, fire),
                () -> Wording.fires(position.board(), fire),
                fire.from().place(),
                fire.at().place());
        Position eventful = position.eventful();
        return switch (odds) {
            case HOPELESS -> settle(eventful, fire, Odds.Result.NO_EFFECT, sequel, 0, events);
            case AUTOMATIC -> settle(eventful, fire, Odds.Result.DESTROYED, sequel, 0, events);
            case ONE_TO_TWO, ONE_TO_ONE, TWO_TO_ONE, THREE_TO_ONE, FOUR_TO_ONE ->
                eventful.with(new Phase.AwaitingRoll(new Attack.Ranged(fire, sequel)));
        };
    }

    Position settle(Position position, Attack.Ranged ranged, int face, EventSink events) {
        Odds odds = Combat.ranged(position.board(), ranged.fire());
        return settle(position, ranged.fire(), odds.result(face), ranged.sequel(), face, events);
    }

    /**
     * Applies a result.
     *
     * @param face the face of the die, 0 when none was needed
     */
    private Position settle(
            Position position, Action.Fire fire, Odds.Result result, Attack.Sequel sequel, int face, EventSink events) {
        Unit target = position.board().unit(fire.at());
        boolean ownTurn = target.side() == position.turn();
        Optional<Unit> left = Damage.ranged(target, fire.aim(), result, ownTurn);
        events.tell(
                Wording.damageRule(target, fire.aim()),
                () -> Wording.rolled(face) + Wording.damage(target, fire.at(), fire.aim(), left),
                fire.at().place());
        Chessboard board = left.isEmpty()
                ? position.board().without(fire.at())
                : position.board().with(fire.at(), left.get());
        return follow(position.with(board), fire, sequel, left.isPresent());
    }

    private Position follow(Position position, Action.Fire fire, Attack.Sequel sequel, boolean survived) {
        return switch (sequel) {
            case Attack.Sequel.Ends ends -> PhaseTransitions.endOfTurn(position);
            case Attack.Sequel.Retreats retreats -> phaseTransitions.retreat(position, fire.from(), retreats.steps());
            case Attack.Sequel.Moves moves -> phaseTransitions.missileMove(position, fire.from());
            case Attack.Sequel.Salvo salvo -> phaseTransitions.salvo(position, fire.from(), salvo.left());
            case Attack.Sequel.Passes passes -> survived ? answer(position, fire) : again(position, fire, passes);
        };
    }

    /** The survivor of a Blitzkrieg may fire back, if it can fire at all. */
    private static Position answer(Position position, Action.Fire fire) {
        Unit survivor = position.board().unit(fire.at());
        boolean able = survivor.disabled() == 0 && Combat.range(survivor) > 0;
        return able
                ? position.with(new Phase.AwaitingReturnFire(fire.at(), fire.from()))
                : PhaseTransitions.endOfTurn(position);
    }

    private Position again(Position position, Action.Fire fire, Attack.Sequel.Passes passes) {
        Phase.AwaitingSecondShot second = new Phase.AwaitingSecondShot(passes.leaptFrom(), fire.from(), fire.at());
        boolean open = !passes.second()
                && !phaseTransitions
                        .secondTargets(position.board(), position.turn(), second)
                        .isEmpty();
        return open ? position.with(second) : PhaseTransitions.endOfTurn(position);
    }

    /** Returns the rule that allows a shot: a special move's own, or that of every shot after a regular move. */
    private static SheetRule rule(Position position, Action.Fire fire) {
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

    /** An Ogre that fires its weapons one by one goes on with those left. Every other unit fires once. */
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
        return new Attack.Sequel.Retreats(reach.stepsLeft(position.board(), unit, open.from(), open.to()));
    }
}
