package umpire.broker;

import java.util.Optional;

/** Who is connected, as far as rights go. */
public sealed interface ClientRole {
    /** The table itself. */
    record TableClient() implements ClientRole {}

    /** Whoever runs the evening. */
    record OperatorClient() implements ClientRole {}

    /**
     * A player who proved his seat.
     *
     * @param topicName his seat as it stands in topics
     */
    record SeatClient(String topicName) implements ClientRole {}

    /** Anyone else. */
    record Watcher() implements ClientRole {}

    /** Knows who may come in as what. Called from the broker's threads. */
    interface Register {
        /** Returns who a named client is, or nothing when the name and password do not match. */
        Optional<ClientRole> find(String user, String password);
    }
}
