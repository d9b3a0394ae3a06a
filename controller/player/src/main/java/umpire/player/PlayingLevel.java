package umpire.player;

import java.util.Arrays;
import java.util.Optional;

/** How well a player plays. */
public enum PlayingLevel {
    /** A beginner: looks ahead a little, and at times takes whatever comes to mind. */
    ONE(1, 60, 2),
    TWO(2, 240, 0),
    THREE(3, 1000, 0),
    FOUR(4, 5000, 0),
    /** The best there is, for whoever has the time. */
    FIVE(5, 25_000, 0);

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

    /** Returns how it thinks. */
    SearchPlan plan() {
        return SearchPlan.guessing(playOuts);
    }

    /** Returns how many of a hundred choices are made at random. */
    public int randomPercent() {
        return randomPercent;
    }
}
