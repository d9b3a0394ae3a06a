package umpire.broker;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.broker.tls.ServerTls;

/**
 * The broker's two ports, bound before a broker runs. Early connections wait in the backlog until a {@link Broker} opens on the ports. That
 * broker closes them.
 */
public final class BrokerPorts implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BrokerPorts.class);
    private static final int WAITING_CLIENTS = 128;

    private final BrokerSettings settings;
    private final ServerSocketChannel tcp;
    private final ServerSocketChannel webSocket;
    private volatile Optional<ServerTls> tls = Optional.empty();

    private BrokerPorts(BrokerSettings settings, ServerSocketChannel tcp, ServerSocketChannel webSocket) {
        this.settings = settings;
        this.tcp = tcp;
        this.webSocket = webSocket;
    }

    /**
     * Binds both ports.
     *
     * @throws BrokerException when a port is taken or the address is not one of this machine's; then neither port stays bound
     */
    public static BrokerPorts bind(BrokerSettings settings) throws BrokerException {
        String another = "use the broker that runs there: --broker tcp://127.0.0.1:" + settings.tcpPort();
        ServerSocketChannel tcp = bind(settings.host(), settings.tcpPort(), "MQTT", "--mqtt-port", another);
        try {
            return new BrokerPorts(
                    settings,
                    tcp,
                    bind(
                            settings.host(),
                            settings.webSocketPort(),
                            "MQTT over WebSocket",
                            "--mqtt-ws-port",
                            "stop the program that uses it"));
        } catch (BrokerException e) {
            close(tcp);
            throw e;
        }
    }

    private static ServerSocketChannel bind(String host, int port, String purpose, String option, String otherwise)
            throws BrokerException {
        try {
            return bind(new InetSocketAddress(InetAddress.getByName(host), port));
        } catch (IOException e) {
            throw new BrokerException(
                    "Port " + port + " for " + purpose + " is not free (" + e.getMessage() + "). Choose another with "
                            + option + ", or " + otherwise + ".",
                    e);
        }
    }

    private static ServerSocketChannel bind(InetSocketAddress address) throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open();
        try {
            // After a restart, connections of the previous run may still be in TIME_WAIT on this port.
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            return channel.bind(address, WAITING_CLIENTS);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** Demands TLS of all clients from other machines, before a broker opens on the ports. */
    public void secure(ServerTls certificate) {
        tls = Optional.of(certificate);
    }

    Optional<ServerTls> tls() {
        return tls;
    }

    BrokerSettings settings() {
        return settings;
    }

    ServerSocketChannel tcp() {
        return tcp;
    }

    ServerSocketChannel webSocket() {
        return webSocket;
    }

    @Override
    public void close() {
        close(tcp);
        close(webSocket);
    }

    private static void close(ServerSocketChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            LOG.warn("a port was not given back", e);
        }
    }
}
