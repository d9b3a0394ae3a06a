package umpire.player;

import java.util.Arrays;
import java.util.Optional;

/** How well a player plays. */
public enum PlayingLevel {
    /** A beginner: looks ahead a little, and at times takes whatever comes to mind. */
    ONE(1, 40, 25),
    TWO(2, 120, 10),
    THREE(3, 400, 0),
    FOUR(4, 1200, 0),
    /** The best there is, for whoever has the time. */
    FIVE(5, 4000, 0);

    private final int number;
    private final int playOuts;
    private final int randomPercent;

    PlayingLevel(int number, int playOuts, int randomPercent) {
        this.number = number;
        this.playOuts = playOuts;
        this.randomPercent = randomPercent;
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

    /** Returns how many of a hundred choices are made at random. */
    public int randomPercent() {
        return randomPercent;
    }
}
