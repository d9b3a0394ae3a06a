package umpire.player;

/**
 * How a tree search goes on where nobody stops it before.
 *
 * @param playOuts how often the game is played on before an action is chosen
 * @param mostSteps after how many actions a play-out is cut short and valued as it stands
 * @param guesses whether the game's guess says what is tried first, and what a play-out that is cut short is worth
 */
public record SearchPlan(int playOuts, int mostSteps, boolean guesses) {
    private static final int FAR = 60;
    private static final int NEAR = 16;

    /** Returns a search that knows nothing but the rules: play-outs are long, and who won is all that counts, or else the scores. */
    public static SearchPlan plain(int playOuts) {
        return new SearchPlan(playOuts, FAR, false);
    }

    /** Returns one that relies on the game's guess, where it has one. */
    static SearchPlan guessing(int playOuts) {
        return new SearchPlan(playOuts, NEAR, true);
    }

    /** Returns after how many actions a play-out is cut short. What nobody guesses shows only later. */
    int steps(boolean guessed) {
        return guesses && !guessed ? FAR : mostSteps;
    }
}
