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
 * The embedded MQTT broker. It accepts clients once it is open. Its retained messages are lost when it is closed. One thread does all of
 * its work.
 */
public final class Broker implements AutoCloseable {
    private static final String SERVICE = "umpire-service";

    /** The size of one read. A connection gets one read per turn of the broker's thread. */
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
     * Starts a broker that accepts programs only, no web pages.
     *
     * @param root the prefix of its topics, {@code umpire/1/home}; clients can publish nothing outside it
     * @param register maps names and passwords to roles
     * @throws BrokerException when a port is taken or the address is not one of this machine's
     */
    public static Broker open(BrokerSettings settings, String root, ClientRole.Register register)
            throws BrokerException {
        return open(BrokerPorts.bind(settings), root, register);
    }

    /** Starts a broker for programs only, on ports that are already bound. Closing the broker closes the ports. */
    public static Broker open(BrokerPorts ports, String root, ClientRole.Register register) {
        return open(ports, root, register, PageCheck.PROGRAMS_ONLY);
    }

    /** Starts a broker that also accepts the web pages allowed by {@code pages}. */
    public static Broker open(BrokerPorts ports, String root, ClientRole.Register register, PageCheck pages) {
        return open(ports, root, register, pages, BrokerSecurity.secret());
    }

    /** Starts a broker that replaces an earlier one. It keeps the service password, so the table's own client can reconnect. */
    public static Broker open(
            BrokerPorts ports, String root, ClientRole.Register register, PageCheck pages, String servicePassword) {
        return open(ports, root, new BrokerSecurity(SERVICE, servicePassword, register), pages, BrokerLimits.STANDARD);
    }

    /** Starts a broker with limits other than the defaults. */
    static Broker open(BrokerPorts ports, String root, BrokerSecurity security, PageCheck pages, BrokerLimits limits) {
        Broker broker = new Broker(ports.settings(), security.servicePassword());
        TopicPermissions permissions = new TopicPermissions(root, security.register());
        SharedState shared = SharedState.of(limits, security, permissions, () -> System.nanoTime() / 1_000_000);
        Pipelines pipelines = new Pipelines(shared, pages, ports.tls(), broker::opened);
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

    /** Returns how many bytes are queued in the broker, to and from all clients. */
    long heldBytes() {
        return thread.submit(() -> connections.stream()
                        .map(Channel::pipeline)
                        .flatMap(pipeline -> Optional.ofNullable(pipeline.get(ClientConnection.class)).stream())
                        .mapToLong(ClientConnection::heldBytes)
                        .sum())
                .syncUninterruptibly()
                .getNow();
    }

    /** Returns how many connections are open, with or without a completed CONNECT. */
    int connections() {
        return connections.size();
    }

    /** Returns how many connections have been opened since the broker started. */
    int connectionsSoFar() {
        return opened.get();
    }

    /** Returns the port for MQTT over TCP. */
    public int tcpPort() {
        return port(0);
    }

    /** Returns the port for MQTT over WebSocket. */
    public int webSocketPort() {
        return port(1);
    }

    private int port(int listener) {
        return ((InetSocketAddress) listeners.get(listener).localAddress()).getPort();
    }

    /** Returns the URI at which the table itself connects. */
    public String serviceUri() {
        return "tcp://" + settings.reachedAt() + ":" + tcpPort();
    }

    public String serviceUser() {
        return SERVICE;
    }

    /** Returns the password for {@link #serviceUser}, valid until the process ends. */
    public String servicePassword() {
        return servicePassword;
    }

    /** Returns the addresses it listens on, as text for people. */
    public String says() {
        return "embedded broker, TCP " + tcpPort() + ", WebSocket " + webSocketPort() + ", " + settings.reach();
    }

    /** Closes all connections at once. The broker stores nothing on disk, so there is nothing to flush. */
    @Override
    public void close() {
        listeners.forEach(listener -> listener.close().awaitUninterruptibly());
        thread.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
