package umpire.rules.diemen;

import java.util.List;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/**
 * A set is spent.
 *
 * @param <X> the action
 */
abstract class SpendingMove<X extends Action> extends BattleMove<Phase.SpendingSet, X> {
    SpendingMove(Setup setup, Sentence<X> sentence, ActionKind kind) {
        super(setup, Phase.SpendingSet.class, sentence, kind);
    }

    /** Begins the rules of a tactic: a set may only be spent on the tactic it was named for. */
    static FirstBreach asNamed(Phase.SpendingSet spending, BattleTactic tactic) {
        return new FirstBreach()
                .needs(
                        SheetRule.TACTIC_AS_NAMED,
                        () -> spending.bound().filter(bound -> bound != tactic).isEmpty(),
                        () -> "The set " + spending.set() + " was named for "
                                + spending.bound().map(BattleTactic::purpose).orElse("") + ".");
    }

    /** Returns the strategy that the side follows. */
    final BattleStrategy strategy(Position position, Phase.SpendingSet spending) {
        return setup.inForce(position.side(spending.side())).strategy();
    }

    static Position spent(Position position, Phase.SpendingSet spending) {
        return position.spent(spending.side(), spending.set()).resolving();
    }

    /** A set is spent on nothing. */
    static final class SetPass extends SpendingMove<Action.PassSet> {
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
        protected Position after(
                Position position, Phase.SpendingSet spending, Action.PassSet pass, EventSink telling) {
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
}
