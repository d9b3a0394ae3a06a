package umpire.proof.selfplay;

import java.util.Optional;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Game;

/**
 * The plan of self-play.
 *
 * @param games how many
 * @param seed of the first game; the next game has the next seed
 * @param maxPlies the number of actions after which a game is abandoned
 * @param style how the players choose. With varied play, every fourth game is played at random
 * @param position the position to start from, in the game's notation; empty for the opening
 */
public record PlayPlan(int games, long seed, int maxPlies, PlayStyle style, Optional<String> position) {
    private static final int ANY_ACTION = 4;
    private static final int SELDOM = 3;

    /** Creates a plan for random games from the opening. */
    public PlayPlan(int games, long seed, int maxPlies) {
        this(games, seed, maxPlies, PlayStyle.RANDOM, Optional.empty());
    }

    /** Returns the style of one game. Endings that need many quiet turns occur only in random play. */
    PlayStyle style(long ofGame) {
        return style == PlayStyle.VARIED && ofGame % ANY_ACTION == 0 ? PlayStyle.RANDOM : style;
    }

    /** Returns the plan for another combination of options, with one game. */
    PlayPlan elsewhere() {
        return new PlayPlan(1, seed, maxPlies, PlayStyle.VARIED, Optional.empty());
    }

    <S> S start(Game<S, ?> game) {
        return position.map(text -> game.readPosition(text).orThrow()).orElseGet(game::opening);
    }

    /** Returns the starting position of a game. With varied play, every third game starts from a rarely reached position. */
    <S> S start(Game<S, ?> game, long ofGame) {
        boolean seldom = position.isEmpty() && style == PlayStyle.VARIED && ofGame % SELDOM == SELDOM - 1;
        return (seldom ? SeldomMet.of(game, ofGame / SELDOM) : Optional.<S>empty()).orElseGet(() -> start(game));
    }
}
