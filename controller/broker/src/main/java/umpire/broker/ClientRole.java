package umpire.broker;

import java.util.Optional;

/** Who is connected, as far as rights go. */
public sealed interface ClientRole {
    /** The table itself. */
    record TableClient() implements ClientRole {}

    /** Whoever runs the evening. */
    record OperatorClient() implements ClientRole {}

    /**
     * A player who proved where he sits.
     *
     * @param chair where that is, whatever is played
     */
    record SeatClient(String chair) implements ClientRole {}

    /** Anyone else. */
    record Watcher() implements ClientRole {}

    /** Knows who may come in as what, and read what. Called from the broker's threads. */
    interface Register {
        /** Returns who a named client is, or nothing when the name and password do not match. */
        Optional<ClientRole> find(String user, String password);

        /**
         * Returns the seat that a chair has in the game that is played now, as topics name it; empty where the game has no seat for
         * it. A register that says nothing else has one game, whose seats are its chairs.
         */
        default Optional<String> seat(String chair) {
            return Optional.of(chair);
        }
    }
}
