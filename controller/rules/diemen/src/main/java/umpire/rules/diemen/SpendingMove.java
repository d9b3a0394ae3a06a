package umpire.rules.diemen;

import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
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
}
