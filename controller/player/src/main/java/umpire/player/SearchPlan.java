package umpire.player;

import java.util.OptionalInt;

/**
 * The limits of a tree search.
 *
 * @param playOuts the number of play-outs for each action
 * @param guesses whether the game's estimate orders the actions and values cut-off play-outs
 * @param overlooked the share of its own actions that it does not consider, from 0 to 1
 */
public record SearchPlan(int playOuts, boolean guesses, double overlooked) {
    private static final int FAR = 60;

    /**
     * Returns a search without the game's estimate. Its play-outs are long. Their value comes from the winner, or from the scores if the
     * game is unfinished.
     */
    public static SearchPlan plain(int playOuts) {
        return new SearchPlan(playOuts, false, 0);
    }

    /** Returns a search with the game's estimate, if it has one. */
    static SearchPlan guessing(int playOuts, double overlooked) {
        return new SearchPlan(playOuts, true, overlooked);
    }

    /**
     * Returns the number of actions after which a play-out is cut off. Without an estimate play-outs must be longer.
     *
     * @param guessed the number of actions after which the game's estimate is most accurate, if the game has one
     */
    int steps(OptionalInt guessed) {
        return guesses ? guessed.orElse(FAR) : FAR;
    }
}
