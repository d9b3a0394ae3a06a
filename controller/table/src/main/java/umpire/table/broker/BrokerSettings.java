package umpire.table.broker;

/**
 * Where the broker listens.
 *
 * @param tcpPort for MQTT over TCP; 0 lets the system choose
 * @param webSocketPort for MQTT over WebSocket; 0 lets the system choose
 * @param everywhere true to listen on all interfaces, false for this machine only
 */
public record BrokerSettings(int tcpPort, int webSocketPort, boolean everywhere) {
    public static final int TCP_PORT = 1883;
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

    String host() {
        return everywhere ? "0.0.0.0" : "127.0.0.1";
    }
}
