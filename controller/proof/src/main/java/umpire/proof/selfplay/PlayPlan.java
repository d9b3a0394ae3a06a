package umpire.proof.selfplay;

import java.util.Optional;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Game;

/**
 * What is to be played.
 *
 * @param games how many
 * @param seed of the first; the next game has the next seed
 * @param maxPlies after how many actions a game is given up
 * @param style how its players choose; where they vary, those of every fourth game take any action all the same
 * @param position where each begins, in the game's notation; as it always begins where none is given
 */
public record PlayPlan(int games, long seed, int maxPlies, PlayStyle style, Optional<String> position) {
    private static final int ANY_ACTION = 4;
    private static final int SELDOM = 3;

    /** Games from their opening, played at random. */
    public PlayPlan(int games, long seed, int maxPlies) {
        this(games, seed, maxPlies, PlayStyle.RANDOM, Optional.empty());
    }

    /** Returns how the players of a game choose. What takes many quiet turns comes about only where nobody looks for something else. */
    PlayStyle style(long ofGame) {
        return style == PlayStyle.VARIED && ofGame % ANY_ACTION == 0 ? PlayStyle.RANDOM : style;
    }

    /** Returns how one game of another form is played. */
    PlayPlan elsewhere() {
        return new PlayPlan(1, seed, maxPlies, PlayStyle.VARIED, Optional.empty());
    }

    <S> S start(Game<S, ?> game) {
        return position.map(text -> game.readPosition(text).orThrow()).orElseGet(game::opening);
    }

    /** Returns where one of the games begins: where players vary, every third from where chance seldom leads. */
    <S> S start(Game<S, ?> game, long ofGame) {
        boolean seldom = position.isEmpty() && style == PlayStyle.VARIED && ofGame % SELDOM == SELDOM - 1;
        return (seldom ? SeldomMet.of(game, ofGame / SELDOM) : Optional.<S>empty()).orElseGet(() -> start(game));
    }
}
