package umpire.rules.diemen.position;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** What a side sets out to do in a round. */
public enum BattleStrategy {
    DEPLOY(true),
    SEIZE(true),
    HOLD(false),
    RETREAT(false);

    private static final Lookup<String, BattleStrategy> BY_WORD = Lookup.of(values(), BattleStrategy::word);

    private final boolean goal;

    BattleStrategy(boolean goal) {
        this.goal = goal;
    }

    /** Returns whether a goal is named with it. */
    public boolean namesGoal() {
        return goal;
    }

    /** Returns whether troops attack by it. */
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
}
