package umpire.proof.tournament;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import umpire.rules.kernel.Game;

/**
 * Two contenders play a game against one another. They change seats from game to game, and both games of such a pair have the same seed. Where
 * all play together each plays a game of its own with the same seed, at every seat, and has won whose score is the better.
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
     * Plays all games, or fewer where that is enough.
     *
     * @param soFar is told the score after each game
     * @param enough is asked after each pair whether the others need not be played
     * @param ply runs after each action
     */
    public TournamentScore play(
            Game<?, ?> game, Consumer<TournamentScore> soFar, Predicate<TournamentScore> enough, Runnable ply) {
        TournamentScore score = TournamentScore.NONE;
        for (int i = 0; i < games; i++) {
            score = score.plus(
                    game.playedTogether()
                            ? together(game, seed + i, ply)
                            : new TournamentGame<>(game, first, second, seed + i / PAIR, i % PAIR).play(maxPlies, ply));
            soFar.accept(score);
            if (i % PAIR == 1 && enough.test(score)) {
                break;
            }
        }
        return score;
    }

    private TournamentScore together(Game<?, ?> game, long gameSeed, Runnable ply) {
        AtomicLong plies = new AtomicLong();
        Runnable counted = () -> {
            plies.incrementAndGet();
            ply.run();
        };
        int firsts = new TournamentGame<>(game, first, first, gameSeed, 0).points(maxPlies, counted);
        int seconds = new TournamentGame<>(game, second, second, gameSeed, 0).points(maxPlies, counted);
        return new TournamentScore(
                firsts > seconds ? 1 : 0, firsts == seconds ? 1 : 0, firsts < seconds ? 1 : 0, 0, 0, plies.get());
    }
}
