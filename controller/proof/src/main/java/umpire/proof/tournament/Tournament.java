package umpire.proof.tournament;

import java.util.function.Consumer;
import umpire.rules.kernel.Game;

/**
 * Two contenders play a game against one another. They change seats from game to game, and both games of such a pair have the same seed.
 *
 * @param first whose score is kept
 * @param second its opponent
 * @param games how many
 * @param seed of the first pair; the next pair has the next seed
 * @param maxPlies after how many actions a game is given up
 */
public record Tournament(Contender first, Contender second, int games, long seed, int maxPlies) {
    private static final int PAIR = 2;

    /**
     * Plays all games.
     *
     * @param game one in which seats play against one another
     * @param soFar is told the score after each game
     * @param ply runs after each action
     */
    public TournamentScore play(Game<?, ?> game, Consumer<TournamentScore> soFar, Runnable ply) {
        TournamentScore score = TournamentScore.NONE;
        for (int i = 0; i < games; i++) {
            score = score.plus(
                    new TournamentGame<>(game, first, second, seed + i / PAIR, i % PAIR).play(maxPlies, ply));
            soFar.accept(score);
        }
        return score;
    }
}
