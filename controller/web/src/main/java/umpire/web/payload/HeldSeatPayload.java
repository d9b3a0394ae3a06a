package umpire.web.payload;

import java.util.Optional;

/**
 * Whose seat a token is in the game that is played now.
 *
 * @param seat empty where it is none's
 */
public record HeldSeatPayload(Optional<String> seat) {}
