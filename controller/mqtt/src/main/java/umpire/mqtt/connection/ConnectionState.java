package umpire.mqtt.connection;

import java.util.List;

/**
 * How the connection is.
 *
 * @param up whether the broker can be reached
 * @param says for people: how it is, or why it is not
 * @param lacks what the table lacks with this broker, and what to do about it, in sentences
 * @param connections how often it was established
 * @param replacements how often a client that hung was replaced
 */
public record ConnectionState(boolean up, String says, List<String> lacks, int connections, int replacements) {
    public ConnectionState {
        lacks = List.copyOf(lacks);
    }

    ConnectionState connected(List<String> now) {
        return new ConnectionState(true, "connected", now, connections + 1, replacements);
    }

    /** Keeps the limits of the last connection: a broker that is away does not take more. */
    ConnectionState lost(String why) {
        return new ConnectionState(false, why, lacks, connections, replacements);
    }

    ConnectionState replaced() {
        return new ConnectionState(false, says, lacks, connections, replacements + 1);
    }
}
