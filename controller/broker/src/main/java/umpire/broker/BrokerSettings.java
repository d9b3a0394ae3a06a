package umpire.broker;

/**
 * The address and ports of the broker.
 *
 * @param host the address of one interface, or {@code 0.0.0.0} or {@code ::} for all
 * @param tcpPort for MQTT over TCP; 0 lets the system choose
 * @param webSocketPort for MQTT over WebSocket; 0 lets the system choose
 */
public record BrokerSettings(String host, int tcpPort, int webSocketPort) {
    public static final int TCP_PORT = 1883;
    /** The usual port of MQTT with TLS. */
    public static final int TLS_PORT = 8883;

    public static final int WEB_SOCKET_PORT = 9001;

    public BrokerSettings {
        check(tcpPort, "--mqtt-port");
        check(webSocketPort, "--mqtt-ws-port");
        if (tcpPort == webSocketPort && tcpPort != 0) {
            throw new IllegalArgumentException("--mqtt-port and --mqtt-ws-port must differ; both are " + tcpPort);
        }
    }

    private static void check(int port, String option) {
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException(option + " takes a port from 0 to 65535, not " + port);
        }
    }

    /** Returns settings for a broker that only this machine can reach. */
    public static BrokerSettings local(int tcpPort, int webSocketPort) {
        return new BrokerSettings("127.0.0.1", tcpPort, webSocketPort);
    }

    /** Returns the host part of the URI by which this machine reaches the broker. */
    String reachedAt() {
        return switch (host) {
            case "0.0.0.0" -> "127.0.0.1";
            case "::" -> "[::1]";
            default -> host.contains(":") ? "[" + host + "]" : host;
        };
    }

    /** Returns a text for people that says which machines can reach the broker. */
    String reach() {
        return switch (host) {
            case "0.0.0.0", "::" -> "all interfaces";
            case "127.0.0.1", "localhost", "::1" -> "this machine only";
            default -> "at " + host + " only";
        };
    }
}
