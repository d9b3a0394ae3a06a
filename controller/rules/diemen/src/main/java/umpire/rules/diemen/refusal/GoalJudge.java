package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.BattleOrders;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.FirstBreach;

/** Judges the goal that is named with a strategy, or is not. */
final class GoalJudge {
    private final ConflictSetup setup;

    GoalJudge(ConflictSetup setup) {
        this.setup = setup;
    }

    FirstBreach named(BattleOrders orders) {
        Optional<BattleHex> goal = orders.goal();
        return switch (orders.strategy()) {
            case DEPLOY -> fits(BattleRule.DEPLOY_NAMES_A_GOAL, goal);
            case SEIZE -> fits(BattleRule.SEIZE_NAMES_A_GOAL, goal);
            case HOLD -> new FirstBreach().needs(BattleRule.HOLD_HAS_NO_GOAL, goal::isEmpty);
            case RETREAT -> new FirstBreach().needs(BattleRule.RETREAT_HAS_NO_GOAL, goal::isEmpty);
        };
    }

    private FirstBreach fits(BattleRule rule, Optional<BattleHex> goal) {
        return new FirstBreach()
                .needs(rule, goal::isPresent)
                .needs(
                        rule,
                        () -> setup.map().has(goal.orElseThrow()),
                        () -> "The map has no space " + goal.orElseThrow() + ".")
                .needs(rule, () -> setup.isGoal(goal.orElseThrow()), () -> goal.orElseThrow() + " is Impassible.");
    }
}
