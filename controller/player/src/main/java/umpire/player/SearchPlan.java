package umpire.player;

import java.util.OptionalInt;

/**
 * How a tree search goes on where nobody stops it before.
 *
 * @param playOuts how often the game is played on before an action is chosen
 * @param guesses whether the game's guess says what is tried first, and what a play-out that is cut short is worth
 * @param overlooked which share of its own actions it does not think of, from 0 to 1
 */
public record SearchPlan(int playOuts, boolean guesses, double overlooked) {
    private static final int FAR = 60;

    /** Returns a search that knows nothing but the rules: play-outs are long, and who won is all that counts, or else the scores. */
    public static SearchPlan plain(int playOuts) {
        return new SearchPlan(playOuts, false, 0);
    }

    /** Returns one that relies on the game's guess, where it has one. */
    static SearchPlan guessing(int playOuts, double overlooked) {
        return new SearchPlan(playOuts, true, overlooked);
    }

    /**
     * Returns after how many actions a play-out is cut short and valued as it stands. What nobody guesses shows only later.
     *
     * @param guessed after how many the game's guess tells most, where it has one
     */
    int steps(OptionalInt guessed) {
        return guesses ? guessed.orElse(FAR) : FAR;
    }
}
