package umpire.table.broker;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptor;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;

/** The embedded broker. Once open it accepts clients; everything it held is gone when it is closed. */
public final class Broker implements AutoCloseable {
    /** The user property that a message carries when it was published as retained. */
    public static final String RETAINED = "umpire-retained";

    private static final String SERVICE = "umpire-service";

    private final ActiveMQServer server;
    private final BrokerSettings settings;
    private final String servicePassword;

    private Broker(ActiveMQServer server, BrokerSettings settings, String servicePassword) {
        this.server = server;
        this.settings = settings;
        this.servicePassword = servicePassword;
    }

    /**
     * Starts a broker.
     *
     * @param root the topics it is for, {@code umpire/1/home}; nothing else can be published on it
     * @param register knows who may come in as what
     * @throws BrokerException when a port is taken or the broker does not start
     */
    public static Broker open(BrokerSettings settings, String root, Guest.Register register) throws BrokerException {
        return open(settings, root, register, Artemis.secret());
    }

    /**
     * Starts a broker in place of an earlier one, whose service password it keeps, so that the table's client finds its way
     * back.
     */
    public static Broker open(BrokerSettings settings, String root, Guest.Register register, String servicePassword)
            throws BrokerException {
        probe(settings.host(), settings.tcpPort(), "--mqtt-port");
        probe(settings.host(), settings.webSocketPort(), "--mqtt-ws-port");
        try {
            ActiveMQServerImpl server = Artemis.server(settings, new Rights(root), register, SERVICE, servicePassword);
            start(server);
            return new Broker(server, settings, servicePassword);
        } catch (Exception e) {
            throw new BrokerException("The embedded MQTT broker did not start: " + e.getMessage(), e);
        }
    }

    /** Artemis reports what keeps it from starting to a listener only, and then pretends to run. */
    private static void start(ActiveMQServerImpl server) throws Exception {
        AtomicReference<Exception> failure = new AtomicReference<>();
        server.registerActivationFailureListener(failure::set);
        server.start();
        if (failure.get() != null || !server.waitForActivation(60, TimeUnit.SECONDS)) {
            server.stop();
            throw new IllegalStateException("it could not be activated", failure.get());
        }
        server.getRemotingService().addIncomingInterceptor(new PacketGuard());
    }

    /** Artemis says of a taken port only that an acceptor failed, so we look ourselves first. */
    private static void probe(String host, int port, String option) throws BrokerException {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException e) {
            throw new BrokerException(
                    "Port " + port + " for MQTT is not free (" + e.getMessage() + "). Choose another with " + option
                            + ", or use the broker that is there with --broker tcp://localhost:" + port + ".",
                    e);
        }
    }

    /** Returns the port MQTT over TCP is spoken on. */
    public int tcpPort() {
        return port(Artemis.TCP);
    }

    /** Returns the port MQTT over WebSocket is spoken on. */
    public int webSocketPort() {
        return port(Artemis.WEB_SOCKET);
    }

    private int port(String acceptor) {
        return ((NettyAcceptor) server.getRemotingService().getAcceptor(acceptor)).getActualPort();
    }

    /** Returns the address at which the table itself connects. */
    public String serviceUri() {
        return "tcp://127.0.0.1:" + tcpPort();
    }

    public String serviceUser() {
        return SERVICE;
    }

    /** Returns this run's password for {@link #serviceUser}. */
    public String servicePassword() {
        return servicePassword;
    }

    /** Returns where it listens, for people. */
    public String says() {
        return "embedded broker, TCP " + tcpPort() + ", WebSocket " + webSocketPort()
                + (settings.everywhere() ? ", all interfaces" : ", this machine only");
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the embedded broker did not stop", e);
        }
    }
}
