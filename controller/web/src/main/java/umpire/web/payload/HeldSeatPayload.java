package umpire.web.payload;

import java.util.Optional;

/**
 * The seat of a token in the game in play.
 *
 * @param seat empty where the token has no seat
 */
public record HeldSeatPayload(Optional<String> seat) {}
