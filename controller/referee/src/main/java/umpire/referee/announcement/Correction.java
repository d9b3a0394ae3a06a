package umpire.referee.announcement;

import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * One move that helps to set the table right.
 *
 * @param token the piece to move
 * @param from its present place; empty when it must come from beside the board
 * @param to its target; empty when it must leave the board
 * @param says the move in words: {@code Move the White Heavy Tank from e6 back to d4.}
 */
public record Correction(Token token, Optional<Place> from, Optional<Place> to, String says) {}
