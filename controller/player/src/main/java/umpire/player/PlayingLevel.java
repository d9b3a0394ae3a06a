package umpire.player;

import java.util.Arrays;
import java.util.Optional;

/**
 * How well a player plays: how often it plays on before it chooses. None makes mistakes on purpose; the first is a beginner because it
 * hardly looks ahead.
 */
public enum PlayingLevel {
    ONE(1, 80),
    TWO(2, 280),
    THREE(3, 1000),
    FOUR(4, 5000),
    /** The best there is, for whoever has the time. */
    FIVE(5, 25_000);

    private final int number;
    private final int playOuts;

    PlayingLevel(int number, int playOuts) {
        this.number = number;
        this.playOuts = playOuts;
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
        return SearchPlan.guessing(playOuts);
    }
}
