package umpire.player;

import java.util.Arrays;
import java.util.Optional;

/**
 * How well a player plays: how often it plays on before it chooses, and of how much it does not even think. None does on purpose what it
 * knows to be bad.
 */
public enum PlayingLevel {
    ONE(1, 60, 0.3),
    TWO(2, 300, 0.18),
    THREE(3, 1200, 0.08),
    FOUR(4, 5000, 0.02),
    /** The best there is, for whoever has the time. */
    FIVE(5, 25_000, 0);

    private final int number;
    private final int playOuts;
    private final double overlooked;

    PlayingLevel(int number, int playOuts, double overlooked) {
        this.number = number;
        this.playOuts = playOuts;
        this.overlooked = overlooked;
    }

    /** Returns the level of a number from 1 to 5; nothing of any other. */
    public static Optional<PlayingLevel> of(int number) {
        return Arrays.stream(values()).filter(level -> level.number == number).findFirst();
    }

    /** Returns its number, from 1. */
    public int number() {
        return number;
    }

    /** Returns how often a game is played on before an action is chosen. */
    public int playOuts() {
        return playOuts;
    }

    /** Returns how it thinks. */
    SearchPlan plan() {
        return SearchPlan.guessing(playOuts, overlooked);
    }
}
