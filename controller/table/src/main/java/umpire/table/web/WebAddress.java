package umpire.table.web;

/**
 * Where the pages are offered.
 *
 * @param host the interface: {@code 127.0.0.1} for this machine only, {@code 0.0.0.0} for the whole network
 * @param port 0 lets the system choose
 */
public record WebAddress(String host, int port) {
    public WebAddress {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("--port takes a port from 0 to 65535, not " + port);
        }
    }

    /** Returns the pages on this machine only. */
    public static WebAddress local(int port) {
        return new WebAddress("127.0.0.1", port);
    }

    /** Returns what to open in a browser on this machine, once the port is known. */
    String openedAt(int openPort) {
        String name = switch (host) {
            case "0.0.0.0" -> "127.0.0.1";
            case "::" -> "[::1]";
            default -> host.contains(":") ? "[" + host + "]" : host;
        };
        return "http://" + name + ":" + openPort + "/";
    }
}
