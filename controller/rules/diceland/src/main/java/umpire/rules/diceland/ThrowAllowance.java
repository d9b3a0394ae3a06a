package umpire.rules.diceland;

import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/** The opponent lets a throw count. */
final class ThrowAllowance extends DuelMove<Phase.FoulWatching, Action.AllowThrow> {
    static final Action.AllowThrow FAIR = new Action.AllowThrow();

    private final DuelFlow flow;

    ThrowAllowance(Setup setup, DuelFlow flow) {
        super(
                setup,
                Phase.FoulWatching.class,
                Sentence.of("fair", Action.AllowThrow.class, new Action.AllowThrow()),
                "fair",
                SheetRule.NO_FOUL_NOW,
                ActionKind.forgoing("let the throw count"));
        this.flow = flow;
    }

    @Override
    protected Position after(Position position, Phase.FoulWatching phase, Action.AllowThrow fair, EventSink telling) {
        String die = phase.die();
        if (position.fighter(die).inPlay()) {
            Position landed = position.with(new Phase.Activating(die, Phase.Why.LANDED));
            if (flow.settle(landed).equals(landed)) {
                telling.tell(SheetRule.AFTER_THE_THROW, () -> title(die) + " may act.", new Place(die));
                return landed;
            }
            return flow.settle(landed, telling);
        }
        return setup.rulings().thrownOffEndsTurn() ? flow.turnOver(position, telling) : flow.next(position, telling);
    }

    @Override
    protected String describe(Position position, Action.AllowThrow fair) {
        return "The throw counts";
    }
}
