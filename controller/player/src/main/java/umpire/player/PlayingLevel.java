package umpire.player;

import java.util.Arrays;
import java.util.Optional;

/**
 * How well a player plays: how often it plays on before it chooses, and of how much it does not even think. None does on purpose what it
 * knows to be bad.
 */
public enum PlayingLevel {
    ONE(1, 80, 0.5),
    TWO(2, 280, 0.3),
    THREE(3, 1000, 0.13),
    FOUR(4, 4000, 0.04),
    /** The best there is, for whoever has the time. */
    FIVE(5, 20_000, 0);

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
