package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** All frogs stay. */
final class FrogStay extends PondMove<Phase.HoppingFrog, Action.StayPut> {
    static final Action.StayPut STAY = new Action.StayPut();

    FrogStay() {
        super(Phase.HoppingFrog.class, Sentence.of("stay", Action.StayPut.class, STAY), "stay");
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.HoppingFrog phase, Action.StayPut stay) {
        return Optional.empty();
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

    @Override
    protected String describe(Position position, Action.StayPut stay) {
        return "stay";
    }

    @Override
    protected ActionKind kind(Position position, Action.StayPut stay) {
        return ActionKind.forgoing("stay");
    }
}
