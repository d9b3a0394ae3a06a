package umpire.web;

import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.Future;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import umpire.broker.admission.ClientAddress;
import umpire.broker.tls.ServerTls;
import umpire.broker.tls.TlsDoor;

/**
 * The HTTP event loop: one thread reads and writes all connections, others answer. A hung loop can be abandoned and
 * replaced by a new one.
 */
final class PagesLoop implements AutoCloseable {
    /** The maximum bytes of one read. Each connection gets one read per turn of the loop. */
    private static final int READ_BYTES = 4_096;

    private static final long TAKEN_ON_MS = 5_000;

    private final EventLoopGroup thread = new NioEventLoopGroup(1, new DefaultThreadFactory("umpire-pages", true));
    private final PageLimits limits;
    private final Optional<ServerTls> tls;
    private final Consumer<HttpCall> pages;
    private final ClientShare ours;
    private final ClientShare others;

    PagesLoop(PageLimits limits, Optional<ServerTls> tls, Consumer<HttpCall> pages) {
        this.limits = limits;
        this.tls = tls;
        this.pages = pages;
        this.ours = ClientShare.of(limits.ours());
        this.others = ClientShare.of(limits.others());
    }

    /** Adds a connection to the event loop. Returns once the connection is added, which limits the rate of new connections. */
    void take(SocketChannel accepted) throws IOException, InterruptedException {
        try {
            NioSocketChannel channel = new NioSocketChannel(accepted);
            channel.config()
                    .setTcpNoDelay(true)
                    .setAllocator(new UnpooledByteBufAllocator(false))
                    .setRecvByteBufAllocator(new FixedRecvByteBufAllocator(READ_BYTES).maxMessagesPerRead(1));
            channel.pipeline().addLast(new HttpPipeline());
            if (!thread.register(channel).await(TAKEN_ON_MS)) {
                accepted.close();
            }
        } catch (ChannelException alreadyGone) {
            accepted.close();
        }
    }

    /** Returns the number of slots taken by connections and answers. */
    int takenSlots() {
        return ours.takenSlots() + others.takenSlots();
    }

    private final class HttpPipeline extends ChannelInitializer<Channel> {
        @Override
        protected void initChannel(Channel channel) {
            InetAddress from = ((InetSocketAddress) channel.remoteAddress()).getAddress();
            AnswerLine.Client client = new AnswerLine.Client(
                    from, ClientAddress.of(channel.remoteAddress()), ClientAddress.isOurs(channel));
            HttpConnection connection =
                    new HttpConnection(channel, client, client.ours() ? ours : others, limits, pages);
            tls.ifPresent(used -> channel.pipeline().addLast(new TlsDoor(used, Optional.empty())));
            channel.pipeline()
                    .addLast(new HttpServerCodec(new HttpDecoderConfig()
                            .setMaxInitialLineLength(limits.headerBytes())
                            .setMaxHeaderSize(limits.headerBytes())))
                    .addLast(new HttpObjectAggregator(limits.bodyBytes()) {
                        @Override
                        protected void handleOversizedMessage(ChannelHandlerContext context, HttpMessage tooLong) {
                            connection.tooLong((HttpRequest) tooLong);
                        }
                    })
                    .addLast(connection);
        }
    }

    /** Ends every connection and interrupts each answer in work. */
    @Override
    public void close() {
        Future<?> unused = thread.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        ours.threads().close();
        others.threads().close();
    }
}
