package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** The opponent says that a throw was a foul. */
final class FoulCall extends DuelMove<Phase.FoulWatching, Action.CallFoul> {
    private final DuelFlow flow;

    FoulCall(Setup setup, DuelFlow flow) {
        super(
                setup,
                Phase.FoulWatching.class,
                Sentence.of(
                        "foul",
                        Action.CallFoul.class,
                        Form.either("out", "stays"),
                        Action.CallFoul::out,
                        Action.CallFoul::new),
                "foul out",
                SheetRule.NO_FOUL_NOW,
                ActionKind.usual("call a foul, if it was thrown from too near"));
        this.flow = flow;
    }

    @Override
    protected Position after(Position position, Phase.FoulWatching phase, Action.CallFoul foul, EventSink telling) {
        String die = phase.die();
        telling.tell(
                foul.out() ? SheetRule.FOUL_OUT : SheetRule.FOUL_STAYS,
                () -> "The throw of " + title(die) + " was a foul: "
                        + (foul.out() ? "it goes into reserve" : "it stays") + ", and the turn is over.",
                new Place(die));
        return flow.turnOver(foul.out() ? new Losses(setup, telling).reserved(position, die) : position, telling);
    }

    @Override
    protected String describe(Position position, Action.CallFoul foul) {
        return foul.out() ? "A foul: the die goes into reserve" : "A foul: the die stays and does nothing";
    }

    /** Returns the same position: the players change nothing on the table to call a foul, and its effects follow. */
    @Override
    protected Optional<Position> intermediateState(Position position, Action.CallFoul foul) {
        return Optional.of(position);
    }

    /** The opponent lets a throw count. */
    static final class ThrowAllowance extends DuelMove<Phase.FoulWatching, Action.AllowThrow> {
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
        protected Position after(
                Position position, Phase.FoulWatching phase, Action.AllowThrow fair, EventSink telling) {
            String die = phase.die();
            if (position.fighter(die).inPlay()) {
                Position landed = position.with(new Phase.Activating(die, Phase.Why.LANDED));
                if (flow.settle(landed).equals(landed)) {
                    telling.tell(SheetRule.AFTER_THE_THROW, () -> title(die) + " may act.", new Place(die));
                    return landed;
                }
                return flow.settle(landed, telling);
            }
            return setup.rulings().thrownOffEndsTurn()
                    ? flow.turnOver(position, telling)
                    : flow.next(position, telling);
        }

        @Override
        protected String describe(Position position, Action.AllowThrow fair) {
            return "The throw counts";
        }
    }
}
