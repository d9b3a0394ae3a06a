package umpire.rules.diemen;

import java.util.List;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** A set is spent on nothing. */
final class SetPass extends SpendingMove<Action.PassSet> {
    static final ActionKind KIND = ActionKind.forgoing("pass");
    static final String LABEL = "pass: the set is lost";

    SetPass(Setup setup) {
        super(setup, Sentence.of("pass", Action.PassSet.class, new Action.PassSet()), KIND);
    }

    @Override
    protected List<Action.PassSet> legal(Position position, Phase.SpendingSet spending) {
        return List.of(new Action.PassSet());
    }

    @Override
    protected Position after(Position position, Phase.SpendingSet spending, Action.PassSet pass, EventSink telling) {
        telling.tell(
                SheetRule.ONE_TACTIC_A_SET,
                () -> spending.side().title() + " passes: its set " + spending.set() + " is lost.");
        return spent(position, spending);
    }

    @Override
    protected String describe(Position position, Action.PassSet pass) {
        return LABEL;
    }
}
