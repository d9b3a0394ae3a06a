package umpire.web;

import umpire.web.payload.ConfigPayload;

/**
 * The address at which a browser finds the table's messages.
 *
 * @param table the table's name in topics
 * @param webSocket the broker's address, {@code ws://192.168.1.5:9001/mqtt}; {@code :9001/mqtt}, without a host, means
 *     the host of the page, with TLS if the page has it
 */
public record DisplayLink(String table, String webSocket) {
    /** Returns the link to a broker on the same host as the pages. */
    public static DisplayLink embedded(String table, int webSocketPort) {
        return new DisplayLink(table, ":" + webSocketPort + "/mqtt");
    }

    ConfigPayload payload(boolean virtual) {
        return new ConfigPayload(table, "umpire/1/" + table, webSocket, virtual);
    }
}
