package umpire.web.payload;

/**
 * What a display connects to.
 *
 * @param table its name
 * @param root of its topics
 * @param webSocket the broker's address; without a host it is that of the page itself
 * @param virtual whether this is a virtual table
 */
public record ConfigPayload(String table, String root, String webSocket, boolean virtual) {}
