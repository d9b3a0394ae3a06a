package umpire.rules.diemen;

import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** A set may only be spent on what it was named for. */
final class NamedTactic {
    private NamedTactic() {}

    /** What a tactic needs whose set may have been named for another. */
    static FirstBreach rules(Phase.SpendingSet spending, BattleTactic tactic) {
        return new FirstBreach()
                .needs(
                        SheetRule.TACTIC_AS_NAMED,
                        () -> spending.bound().filter(bound -> bound != tactic).isEmpty(),
                        () -> "The set " + spending.set() + " was named for "
                                + spending.bound().map(BattleTactic::purpose).orElse("") + ".");
    }
}
