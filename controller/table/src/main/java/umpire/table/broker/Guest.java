package umpire.table.broker;

import java.util.Optional;

/** Who is connected, as far as rights go. */
public sealed interface Guest {
    /** The table itself. */
    record Table() implements Guest {}

    /** Whoever runs the evening. */
    record Operator() implements Guest {}

    /**
     * A player who proved his seat.
     *
     * @param topicName his seat as it stands in topics
     */
    record Seated(String topicName) implements Guest {}

    /** Anyone else. */
    record Watcher() implements Guest {}

    /** Knows who may come in as what. Called from the broker's threads. */
    interface Register {
        /** Returns who a named client is, or nothing when the name and password do not match. */
        Optional<Guest> find(String user, String password);
    }
}
