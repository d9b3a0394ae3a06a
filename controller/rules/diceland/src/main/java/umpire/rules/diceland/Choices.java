package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.LegalDraw;

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

    /** Returns whether more than one thing may be done. */
    public boolean leavesAChoice(Position position) {
        return conceivable
                        .in(position)
                        .filter(action -> judge.refuse(position, action).isEmpty())
                        .limit(2)
                        .count()
                > 1;
    }

    /** Returns one of the legal actions, each as likely as any other. */
    public Action any(Position position, IntUnaryOperator chance) {
        return LegalDraw.of(
                        conceivable.in(position).toList(),
                        (Action action) -> judge.refuse(position, action).isEmpty(),
                        chance)
                .orElseThrow();
    }

    /** Returns what is left to chance before the first turn, if that is what is awaited: armies out of the box, and the coin. */
    public Optional<Action> laidOut(Position position, IntUnaryOperator chance) {
        return switch (position.phase()) {
            case Phase.Enlisting enlisting -> Optional.of(enlisted(position, chance));
            case Phase.Flipping flipping -> {
                List<Action> sides = legal(position);
                yield Optional.of(sides.get(chance.applyAsInt(sides.size())));
            }
            default -> Optional.empty();
        };
    }

    /** Returns a die of those that go into the army, as chance has it; that it is ready where none goes in any more. */
    private Action enlisted(Position position, IntUnaryOperator chance) {
        List<Action> dice =
                legal(position).stream().filter(Action.Enlist.class::isInstance).toList();
        return dice.isEmpty() ? new Action.ArmyReady() : dice.get(chance.applyAsInt(dice.size()));
    }
}
