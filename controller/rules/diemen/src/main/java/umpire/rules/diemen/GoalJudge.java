package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Judges the goal that is named with a strategy, or is not. */
final class GoalJudge {
    private final Setup setup;

    GoalJudge(Setup setup) {
        this.setup = setup;
    }

    FirstBreach named(BattleOrders orders) {
        Optional<BattleHex> goal = orders.goal();
        return switch (orders.strategy()) {
            case DEPLOY -> fits(SheetRule.DEPLOY_NAMES_A_GOAL, goal);
            case SEIZE -> fits(SheetRule.SEIZE_NAMES_A_GOAL, goal);
            case HOLD -> new FirstBreach().needs(SheetRule.HOLD_HAS_NO_GOAL, goal::isEmpty);
            case RETREAT -> new FirstBreach().needs(SheetRule.RETREAT_HAS_NO_GOAL, goal::isEmpty);
        };
    }

    private FirstBreach fits(SheetRule rule, Optional<BattleHex> goal) {
        return new FirstBreach()
                .needs(rule, goal::isPresent)
                .needs(
                        rule,
                        () -> setup.map().has(goal.orElseThrow()),
                        () -> "The map has no space " + goal.orElseThrow() + ".")
                .needs(rule, () -> setup.isGoal(goal.orElseThrow()), () -> goal.orElseThrow() + " is Impassible.");
    }
}
