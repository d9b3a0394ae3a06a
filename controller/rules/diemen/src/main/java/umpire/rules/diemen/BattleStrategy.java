package umpire.rules.diemen;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.kernel.text.Lookup;

/** A side's strategy for a round. */
public enum BattleStrategy {
    DEPLOY(true, "defend, or move, never away from the goal"),
    SEIZE(true, "attack, or move, never away from the goal"),
    HOLD(false, "defend, attack, or move to where your troops stand"),
    RETREAT(false, "move, never nearer to an enemy; defend if surrounded");

    private static final Lookup<String, BattleStrategy> BY_WORD = Lookup.of(values(), BattleStrategy::word);

    private final boolean goal;
    private final String lets;

    BattleStrategy(boolean goal, String lets) {
        this.goal = goal;
        this.lets = lets;
    }

    /** Returns in a few words the uses of sets that the strategy allows. */
    public String lets() {
        return lets;
    }

    /** Returns whether a goal is named with this strategy. */
    public boolean namesGoal() {
        return goal;
    }

    /** Returns whether the strategy lets troops attack. */
    public boolean attacks() {
        return this == SEIZE || this == HOLD;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String title() {
        return name().charAt(0) + word().substring(1);
    }

    public static Optional<BattleStrategy> named(String word) {
        return BY_WORD.find(word);
    }

    /**
     * A strategy, with its goal if it has one.
     *
     * @param goal the named space; the rules check whether it fits the strategy
     */
    public record BattleOrders(BattleStrategy strategy, Optional<BattleHex> goal) {
        public static BattleOrders of(BattleStrategy strategy) {
            return new BattleOrders(strategy, Optional.empty());
        }

        public static BattleOrders of(BattleStrategy strategy, BattleHex goal) {
            return new BattleOrders(strategy, Optional.of(goal));
        }

        /** Returns the orders in words: {@code Seize, goal e4}. */
        public String says() {
            return strategy.title() + goal.map(hex -> ", goal " + hex).orElse("");
        }
    }
}
