package umpire.mqtt.connection;

/**
 * How the connection is.
 *
 * @param up whether the broker can be reached
 * @param says for people: how it is, or why it is not
 * @param connections how often it was established
 * @param replacements how often a client that hung was replaced
 */
public record ConnectionState(boolean up, String says, int connections, int replacements) {
    ConnectionState connected(String how) {
        return new ConnectionState(true, how, connections + 1, replacements);
    }

    ConnectionState lost(String why) {
        return new ConnectionState(false, why, connections, replacements);
    }

    ConnectionState replaced() {
        return new ConnectionState(false, says, connections, replacements + 1);
    }
}
