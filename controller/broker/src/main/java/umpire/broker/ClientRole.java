package umpire.broker;

import java.util.Optional;

/** The role of a client, which decides its rights. */
public sealed interface ClientRole {
    /** The table itself. */
    record TableClient() implements ClientRole {}

    /** The person who runs the game night. */
    record OperatorClient() implements ClientRole {}

    /**
     * A player with a valid seat token.
     *
     * @param chair the player's chair, the same in every game
     */
    record SeatClient(String chair) implements ClientRole {}

    /** A client without a password. */
    record Watcher() implements ClientRole {}

    /** Maps user names and passwords to roles. The broker's threads call it. */
    interface Register {
        /** Returns the role for a name and password; empty when they do not match. */
        Optional<ClientRole> find(String user, String password);

        /**
         * Returns the seat of a chair in the current game, as topics name it; empty when the game has no seat for the chair. By default the
         * seats are the chairs.
         */
        default Optional<String> seat(String chair) {
            return Optional.of(chair);
        }
    }
}
