package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Ranged fire and fire in passing, from the shot to what follows it. */
final class Shots {
    private final PhaseTransitions phaseTransitions;

    Shots(PhaseTransitions phaseTransitions) {
        this.phaseTransitions = phaseTransitions;
    }

    /**
     * Fires.
     *
     * @param by the rule that allows this shot
     */
    Position fire(Position position, Action.Fire fire, SheetRule by, Attack.Sequel sequel, EventSink events) {
        Odds odds = Combat.ranged(position.board(), fire);
        events.tell(
                by,
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

    /**
     * Applies a result.
     *
     * @param face what the die showed, 0 when none was needed
     */
    Position settle(
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
}
