package umpire.table.mqtt;

/**
 * How the connection is.
 *
 * @param up whether the broker can be reached
 * @param says for people: how it is, or why it is not
 * @param connections how often it was established
 * @param replacements how often a client that hung was replaced
 */
public record LinkState(boolean up, String says, int connections, int replacements) {
    LinkState connected(String how) {
        return new LinkState(true, how, connections + 1, replacements);
    }

    LinkState lost(String why) {
        return new LinkState(false, why, connections, replacements);
    }

    LinkState replaced() {
        return new LinkState(false, says, connections, replacements + 1);
    }
}
