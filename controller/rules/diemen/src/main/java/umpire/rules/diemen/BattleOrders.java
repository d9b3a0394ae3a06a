package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;

/**
 * A strategy, with its goal if it has one.
 *
 * @param goal the space that is named; a judge sees to it that it fits the strategy
 */
public record BattleOrders(BattleStrategy strategy, Optional<BattleHex> goal) {
    public static BattleOrders of(BattleStrategy strategy) {
        return new BattleOrders(strategy, Optional.empty());
    }

    public static BattleOrders of(BattleStrategy strategy, BattleHex goal) {
        return new BattleOrders(strategy, Optional.of(goal));
    }

    /** Says it in words: {@code Seize, goal e4}. */
    public String says() {
        return strategy.title() + goal.map(hex -> ", goal " + hex).orElse("");
    }
}
