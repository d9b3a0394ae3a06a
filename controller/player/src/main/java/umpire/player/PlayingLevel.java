package umpire.player;

import java.util.Arrays;
import java.util.Optional;

/**
 * The playing strength: the number of play-outs for each action, and the share of actions that are overlooked. No level plays a bad action
 * deliberately.
 */
public enum PlayingLevel {
    ONE(1, 60, 0.3),
    TWO(2, 300, 0.18),
    THREE(3, 1200, 0.08),
    FOUR(4, 5000, 0.02),
    /** The strongest level, and the slowest. */
    FIVE(5, 25_000, 0);

    private final int number;
    private final int playOuts;
    private final double overlooked;

    PlayingLevel(int number, int playOuts, double overlooked) {
        this.number = number;
        this.playOuts = playOuts;
        this.overlooked = overlooked;
    }

    /** Returns the level of a number from 1 to 5; empty for any other. */
    public static Optional<PlayingLevel> of(int number) {
        return Arrays.stream(values()).filter(level -> level.number == number).findFirst();
    }

    /** Returns its number, from 1. */
    public int number() {
        return number;
    }

    /** Returns the number of play-outs for each action. */
    public int playOuts() {
        return playOuts;
    }

    /** Returns its search plan. */
    SearchPlan plan() {
        return SearchPlan.guessing(playOuts, overlooked);
    }
}
