package umpire.web;

import umpire.web.payload.ConfigPayload;

/**
 * Where a browser finds the table's messages.
 *
 * @param table its name in topics
 * @param webSocket the broker's address, {@code ws://192.168.1.5:9001/mqtt}; without a host, {@code :9001/mqtt}, it is
 *     that of the page itself
 */
public record DisplayLink(String table, String webSocket) {
    /** Returns the link to a broker beside the pages. */
    public static DisplayLink embedded(String table, int webSocketPort) {
        return new DisplayLink(table, ":" + webSocketPort + "/mqtt");
    }

    ConfigPayload payload(boolean virtual) {
        return new ConfigPayload(table, "umpire/1/" + table, webSocket, virtual);
    }
}
