package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** A player passes a turn. */
final class TurnPass extends DuelMove<Phase.Choosing, Action.PassTurn> {
    private final DuelFlow flow;

    TurnPass(Setup setup, DuelFlow flow) {
        super(
                setup,
                Phase.Choosing.class,
                Sentence.of("pass", Action.PassTurn.class, new Action.PassTurn()),
                "pass",
                SheetRule.PASS_OR_REST,
                ActionKind.forgoing("pass"));
        this.flow = flow;
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.Choosing phase, Action.PassTurn pass) {
        return new FirstBreach()
                .needs(
                        SheetRule.NO_PASS_AGAIN,
                        () -> position.passes() < 2 || !flow.mayAct(position),
                        () -> position.active() + " passed, and then "
                                + position.active().other() + " did.")
                .found();
    }

    @Override
    protected Position after(Position position, Phase.Choosing phase, Action.PassTurn pass, EventSink telling) {
        telling.tell(SheetRule.PASSED, () -> position.active() + " passes.");
        return flow.turnOver(position.withPasses(Math.min(Position.MOST_PASSES, position.passes() + 1)), telling);
    }

    @Override
    protected String describe(Position position, Action.PassTurn pass) {
        return "Pass";
    }

    /** A die that may act does nothing more. */
    static final class DieRest extends DuelMove<Phase.Acting, Action.RestDie> {
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
}
