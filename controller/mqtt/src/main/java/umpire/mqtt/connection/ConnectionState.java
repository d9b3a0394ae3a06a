package umpire.mqtt.connection;

import java.util.List;

/**
 * The state of the connection.
 *
 * @param up whether the broker is connected
 * @param says the state, or the reason for the failure, for people
 * @param lacks functions that are missing with this broker, with the remedy, in sentences
 * @param connections how often the connection was established
 * @param replacements how often a hung client was replaced
 */
public record ConnectionState(boolean up, String says, List<String> lacks, int connections, int replacements) {
    public ConnectionState {
        lacks = List.copyOf(lacks);
    }

    ConnectionState connected(List<String> now) {
        return new ConnectionState(true, "connected", now, connections + 1, replacements);
    }

    /**
     * Returns the state after the connection is lost. The missing functions of the last connection stay listed, because
     * the loss does not change what the broker supports.
     */
    ConnectionState lost(String why) {
        return new ConnectionState(false, why, lacks, connections, replacements);
    }

    ConnectionState replaced() {
        return new ConnectionState(false, says, lacks, connections, replacements + 1);
    }
}
