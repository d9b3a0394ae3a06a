package umpire.rules.diemen.refusal;

import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.FirstBreach;

/** What a set was named for binds what is done with it. */
final class NamedTactic {
    private NamedTactic() {}

    /** What a tactic needs whose set may have been named for another. */
    static FirstBreach rules(ConflictPhase.SpendingSet spending, BattleTactic tactic) {
        return new FirstBreach()
                .needs(
                        BattleRule.TACTIC_AS_NAMED,
                        () -> spending.bound().filter(bound -> bound != tactic).isEmpty(),
                        () -> "The set " + spending.set() + " was named for "
                                + spending.bound().map(BattleTactic::purpose).orElse("") + ".");
    }
}
