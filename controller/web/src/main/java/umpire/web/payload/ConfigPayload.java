package umpire.web.payload;

/**
 * The connection settings of a display.
 *
 * @param table the table's name
 * @param root the root of its topics
 * @param webSocket the broker's address; without a host it is that of the page
 * @param virtual whether the table is virtual
 */
public record ConfigPayload(String table, String root, String webSocket, boolean virtual) {}
