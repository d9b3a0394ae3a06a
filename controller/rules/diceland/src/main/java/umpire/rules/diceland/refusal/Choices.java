package umpire.rules.diceland.refusal;

import java.util.List;
import java.util.function.IntUnaryOperator;
import umpire.rules.diceland.position.Action;
import umpire.rules.diceland.position.Position;
import umpire.rules.diceland.position.Setup;

/** Lists what may be done: everything conceivable in a phase that the judge lets pass. */
public final class Choices {
    private final ConceivableActions conceivable;
    private final Judge judge;

    public Choices(Setup setup, Judge judge) {
        this.conceivable = new ConceivableActions(setup);
        this.judge = judge;
    }

    /** Returns the legal actions; none while a throw is awaited. */
    public List<Action> legal(Position position) {
        return conceivable
                .in(position)
                .filter(action -> judge.refuse(position, action).isEmpty())
                .toList();
    }

    /** Returns a die of those that go into the army, as chance has it; that it is ready where none goes in any more. */
    public Action enlisted(Position position, IntUnaryOperator chance) {
        List<Action> dice =
                legal(position).stream().filter(Action.Enlist.class::isInstance).toList();
        return dice.isEmpty() ? new Action.ArmyReady() : dice.get(chance.applyAsInt(dice.size()));
    }
}
