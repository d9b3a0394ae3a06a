package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** A die that may act does nothing more. */
final class DieRest extends DuelMove<Phase.Acting, Action.RestDie> {
    static final Action.RestDie REST = new Action.RestDie();

    private final DuelFlow flow;

    DieRest(Setup setup, DuelFlow flow) {
        super(
                setup,
                Phase.Acting.class,
                Sentence.of("rest", Action.RestDie.class, new Action.RestDie()),
                "rest",
                SheetRule.PASS_OR_REST,
                ActionKind.forgoing("do nothing more"));
        this.flow = flow;
    }

    @Override
    Optional<SheetRule> closed(Phase.Acting now, Action.RestDie rest) {
        return now instanceof Phase.Choosing ? Optional.of(SheetRule.PASS_OR_REST) : Optional.empty();
    }

    @Override
    protected Position after(Position position, Phase.Acting phase, Action.RestDie rest, EventSink telling) {
        return flow.next(position, telling);
    }

    @Override
    protected String describe(Position position, Action.RestDie rest) {
        return "It does nothing more";
    }
}
