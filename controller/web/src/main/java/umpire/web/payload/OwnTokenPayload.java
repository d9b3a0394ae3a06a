package umpire.web.payload;

import java.util.Optional;

/**
 * A token for a browser to keep.
 *
 * @param token empty where the browser keeps the one that it has
 */
public record OwnTokenPayload(Optional<String> token) {}
