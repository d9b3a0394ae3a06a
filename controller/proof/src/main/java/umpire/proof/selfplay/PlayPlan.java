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
 * @param style how its players choose
 * @param position where each begins, in the game's notation; as it always begins where none is given
 */
public record PlayPlan(int games, long seed, int maxPlies, PlayStyle style, Optional<String> position) {
    /** Games from their opening, played at random. */
    public PlayPlan(int games, long seed, int maxPlies) {
        this(games, seed, maxPlies, PlayStyle.RANDOM, Optional.empty());
    }

    <S> S start(Game<S, ?> game) {
        return position.map(text -> game.readPosition(text).orThrow()).orElseGet(game::opening);
    }
}
