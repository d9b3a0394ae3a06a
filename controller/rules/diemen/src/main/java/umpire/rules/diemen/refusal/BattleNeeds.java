package umpire.rules.diemen.refusal;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.rulings.BattleBreach;
import umpire.rules.diemen.rulings.BattleRule;

/** What must hold for an action, asked one after the other until something does not. */
final class BattleNeeds {
    private Optional<BattleBreach> broken = Optional.empty();

    /** What a tactic needs whose set may have been named for another. */
    static BattleNeeds named(ConflictPhase.SpendingSet spending, BattleTactic tactic) {
        return new BattleNeeds()
                .that(
                        () -> spending.bound().filter(bound -> bound != tactic).isEmpty(),
                        BattleRule.TACTIC_AS_NAMED,
                        () -> "The set " + spending.set() + " was named for: "
                                + spending.bound().map(BattleTactic::word).orElse("") + ".");
    }

    BattleNeeds that(BooleanSupplier holds, BattleRule rule, Supplier<String> otherwise) {
        if (broken.isEmpty() && !holds.getAsBoolean()) {
            broken = Optional.of(new BattleBreach(rule, otherwise.get()));
        }
        return this;
    }

    /** What must hold, where the rule says all there is to say. */
    BattleNeeds that(BooleanSupplier holds, BattleRule rule) {
        return that(holds, rule, rule::says);
    }

    BattleNeeds then(Supplier<Optional<BattleBreach>> further) {
        if (broken.isEmpty()) {
            broken = further.get();
        }
        return this;
    }

    Optional<BattleBreach> broken() {
        return broken;
    }
}
