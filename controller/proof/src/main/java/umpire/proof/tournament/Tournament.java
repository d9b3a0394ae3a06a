package umpire.proof.tournament;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import umpire.rules.kernel.Game;

/**
 * A tournament between two contenders. They swap seats after each game, and both games of such a pair have the same seed. In a game that
 * all play together each contender plays all seats of its own game with the same seed, and the better score wins.
 *
 * @param first the contender whose score is kept
 * @param second its opponent
 * @param games how many
 * @param seed of the first pair; the next pair has the next seed
 * @param maxPlies the number of actions after which a game is abandoned
 */
public record Tournament(Contender first, Contender second, int games, long seed, int maxPlies) {
    private static final int PAIR = 2;

    /**
     * Plays all games, or fewer when that is enough.
     *
     * @param soFar receives the score after each game
     * @param enough is asked after each pair whether to stop early
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
