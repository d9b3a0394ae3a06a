package umpire.broker;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The embedded broker. Once open it accepts clients; everything it held is gone when it is closed. One thread of its own does
 * all of its work.
 */
public final class Broker implements AutoCloseable {
    private static final String SERVICE = "umpire-service";

    /** One read of a connection is at most so long, and each has one at a turn of the thread. */
    private static final int READ_BYTES = 4_096;

    private final BrokerSettings settings;
    private final String servicePassword;
    private final EventLoopGroup thread = new NioEventLoopGroup(1, new DefaultThreadFactory("umpire-broker", true));
    private final List<Channel> listeners = new ArrayList<>();
    private final ChannelGroup connections = new DefaultChannelGroup(thread.next());
    private final AtomicInteger opened = new AtomicInteger();

    private Broker(BrokerSettings settings, String servicePassword) {
        this.settings = settings;
        this.servicePassword = servicePassword;
    }

    /**
     * Starts a broker that no page in a browser may speak to.
     *
     * @param root the topics it is for, {@code umpire/1/home}; nothing else can be published on it
     * @param register knows who may come in as what
     * @throws BrokerException when a port is taken or the address is not this machine's
     */
    public static Broker open(BrokerSettings settings, String root, ClientRole.Register register)
            throws BrokerException {
        return open(BrokerPorts.bind(settings), root, register);
    }

    /** Starts such a broker on ports that are bound already, and gives them back when it is closed. */
    public static Broker open(BrokerPorts ports, String root, ClientRole.Register register) {
        return open(ports, root, register, PageCheck.PROGRAMS_ONLY);
    }

    /** Starts a broker that some pages may speak to. */
    public static Broker open(BrokerPorts ports, String root, ClientRole.Register register, PageCheck pages) {
        return open(ports, root, register, pages, BrokerSecurity.secret());
    }

    /**
     * Starts a broker in place of an earlier one, whose service password it keeps, so that the table's client finds its way
     * back.
     */
    public static Broker open(
            BrokerPorts ports, String root, ClientRole.Register register, PageCheck pages, String servicePassword) {
        return open(ports, root, new BrokerSecurity(SERVICE, servicePassword, register), pages, BrokerLimits.STANDARD);
    }

    /** Starts a broker that holds more, or less, than a table's. */
    static Broker open(BrokerPorts ports, String root, BrokerSecurity security, PageCheck pages, BrokerLimits limits) {
        Broker broker = new Broker(ports.settings(), security.servicePassword());
        TopicPermissions permissions = new TopicPermissions(root, security.register());
        SharedState shared = SharedState.of(limits, security, permissions, () -> System.nanoTime() / 1_000_000);
        Pipelines pipelines = new Pipelines(shared, pages, broker::opened);
        broker.serve(pipelines.tcp(), ports.tcp());
        broker.serve(pipelines.webSocket(), ports.webSocket());
        return broker;
    }

    private void opened(Channel connection) {
        connections.add(connection);
        opened.incrementAndGet();
    }

    private void serve(ChannelInitializer<Channel> pipeline, ServerSocketChannel bound) {
        ChannelFactory<NioServerSocketChannel> listening = () -> new NioServerSocketChannel(bound);
        ServerBootstrap listener = new ServerBootstrap()
                .group(thread)
                .channelFactory(listening)
                .option(ChannelOption.ALLOCATOR, new UnpooledByteBufAllocator(false))
                .childOption(ChannelOption.ALLOCATOR, new UnpooledByteBufAllocator(false))
                .childOption(
                        ChannelOption.RCVBUF_ALLOCATOR, new FixedRecvByteBufAllocator(READ_BYTES).maxMessagesPerRead(1))
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(pipeline);
        listeners.add(listener.register().syncUninterruptibly().channel());
    }

    /** Returns how many bytes wait in it, for whomever, and from whomever. */
    long heldBytes() {
        return thread.submit(() -> connections.stream()
                        .map(Channel::pipeline)
                        .flatMap(pipeline -> Optional.ofNullable(pipeline.get(ClientConnection.class)).stream())
                        .mapToLong(ClientConnection::heldBytes)
                        .sum())
                .syncUninterruptibly()
                .getNow();
    }

    /** Returns how many are connected to it, whether or not they have said who they are. */
    int connections() {
        return connections.size();
    }

    /** Returns how many have connected to it since it was opened. */
    int connectionsSoFar() {
        return opened.get();
    }

    /** Returns the port MQTT over TCP is spoken on. */
    public int tcpPort() {
        return port(0);
    }

    /** Returns the port MQTT over WebSocket is spoken on. */
    public int webSocketPort() {
        return port(1);
    }

    private int port(int listener) {
        return ((InetSocketAddress) listeners.get(listener).localAddress()).getPort();
    }

    /** Returns the address at which the table itself connects. */
    public String serviceUri() {
        return "tcp://" + settings.reachedAt() + ":" + tcpPort();
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
        return "embedded broker, TCP " + tcpPort() + ", WebSocket " + webSocketPort() + ", " + settings.reach();
    }

    /** Connections end with it, at once: what is kept is kept nowhere else, so there is nothing to wait for. */
    @Override
    public void close() {
        listeners.forEach(listener -> listener.close().awaitUninterruptibly());
        thread.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
