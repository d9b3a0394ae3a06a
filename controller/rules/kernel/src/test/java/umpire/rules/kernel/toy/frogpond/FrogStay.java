package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** All frogs stay. */
final class FrogStay extends PondMove<Phase.HoppingFrog, Action.StayPut> {
    static final Action.StayPut STAY = new Action.StayPut();

    FrogStay() {
        super(
                Phase.HoppingFrog.class,
                Sentence.of("stay", Action.StayPut.class, new Action.StayPut()),
                "stay",
                ActionKind.forgoing("stay"));
    }

    @Override
    protected List<Action.StayPut> legal(Position position, Phase.HoppingFrog phase) {
        return List.of(STAY);
    }

    @Override
    protected Position after(Position position, Phase.HoppingFrog phase, Action.StayPut stay, EventSink events) {
        events.tell(SheetRule.THEN_HOP, () -> position.turn() + "'s frogs stay.");
        return position.nextTurn(position.frogs());
    }
}
