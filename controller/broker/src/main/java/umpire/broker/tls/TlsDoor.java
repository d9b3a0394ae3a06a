package umpire.broker.tls;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.ssl.OptionalSslHandler;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import umpire.broker.admission.ClientAddress;

/**
 * The first step of a connection to a port with TLS. A client that begins with TLS gets TLS. Programs on this machine may
 * go without: no other machine can read what passes between them.
 */
public final class TlsDoor extends OptionalSslHandler {
    /** A client that does not read delays the end of its connection for this long at most. */
    private static final long CLOSE_MS = 500;

    private static final long HANDSHAKE_MS = 10_000;

    private final Optional<String> refusal;

    /**
     * @param refusal the text for a client from elsewhere that begins without TLS, after which its connection is closed;
     *     empty to let it in, for an answer by {@link #isSecured}
     */
    public TlsDoor(ServerTls tls, Optional<String> refusal) {
        super(tls.now().context());
        this.refusal = refusal;
    }

    /** Returns whether a connection uses TLS. */
    public static boolean isSecured(Channel channel) {
        return channel.pipeline().get(SslHandler.class) != null;
    }

    @Override
    protected SslHandler newSslHandler(ChannelHandlerContext context, SslContext sslContext) {
        SslHandler handler = super.newSslHandler(context, sslContext);
        handler.setHandshakeTimeoutMillis(HANDSHAKE_MS);
        handler.setCloseNotifyFlushTimeoutMillis(CLOSE_MS);
        return handler;
    }

    @Override
    protected ChannelHandler newNonSslHandler(ChannelHandlerContext context) {
        boolean letIn = refusal.isEmpty() || ClientAddress.isOurs(context.channel());
        return letIn ? new ChannelInboundHandlerAdapter() : new PlainRefusal(refusal.get());
    }

    /** Discards what the client sent, and closes its connection with a text. */
    private static final class PlainRefusal extends ChannelInboundHandlerAdapter {
        private final String says;
        private boolean said;

        private PlainRefusal(String says) {
            this.says = says;
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object bytes) {
            ReferenceCountUtil.release(bytes);
            if (!said) {
                said = true;
                ChannelFuture unused = context.writeAndFlush(Unpooled.copiedBuffer(says, StandardCharsets.UTF_8))
                        .addListener(ChannelFutureListener.CLOSE);
            }
        }
    }
}
