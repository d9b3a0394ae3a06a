package umpire.broker;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import umpire.broker.tls.TlsDoor;

/** Checks the origin of a WebSocket handshake, once per connection. The WebSocket upgrade removes it from the pipeline. */
final class WebSocketDoor extends SimpleChannelInboundHandler<FullHttpRequest> {
    private final PageCheck pageCheck;

    WebSocketDoor(PageCheck pageCheck) {
        super(false);
        this.pageCheck = pageCheck;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext channel, FullHttpRequest request) {
        Optional<String> refusal = pageCheck.refusal(
                request.uri(),
                request.headers().getAll(HttpHeaderNames.HOST),
                request.headers().getAll(HttpHeaderNames.ORIGIN),
                TlsDoor.isSecured(channel.channel()));
        if (refusal.isPresent()) {
            request.release();
            refuse(channel, refusal.get());
        } else {
            channel.fireChannelRead(request);
        }
    }

    private static void refuse(ChannelHandlerContext channel, String why) {
        FullHttpResponse answer = new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1,
                HttpResponseStatus.FORBIDDEN,
                Unpooled.copiedBuffer(why + "\n", StandardCharsets.UTF_8));
        answer.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .setInt(HttpHeaderNames.CONTENT_LENGTH, answer.content().readableBytes());
        channel.writeAndFlush(answer).addListener(ChannelFutureListener.CLOSE);
    }
}
