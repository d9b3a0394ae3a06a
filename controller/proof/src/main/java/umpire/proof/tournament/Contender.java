package umpire.proof.tournament;

import java.util.Optional;
import umpire.player.PlayingLevel;

/**
 * Who takes part.
 *
 * @param level how well it plays; nothing of one that takes any legal action
 */
public record Contender(Optional<PlayingLevel> level) {
    private static final String RANDOM = "random";

    /** Returns who is meant by a level from 1 to 5 or by {@code random}; nothing by any other word. */
    public static Optional<Contender> of(String word) {
        if (word.equals(RANDOM)) {
            return Optional.of(new Contender(Optional.empty()));
        }
        return word.matches("\\d")
                ? PlayingLevel.of(Integer.parseInt(word)).map(level -> new Contender(Optional.of(level)))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return level.map(each -> "level " + each.number()).orElse(RANDOM);
    }
}
