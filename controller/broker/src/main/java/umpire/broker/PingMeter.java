package umpire.broker;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;

/** Rate-limits WebSocket pings, which never become MQTT packets. A client over its limit, or one that stops reading, gets no pong. */
final class PingMeter extends SimpleChannelInboundHandler<PingWebSocketFrame> {
    private final IngressLimiter intake;

    PingMeter(IngressLimiter intake) {
        super(false);
        this.intake = intake;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext channel, PingWebSocketFrame ping) {
        if (channel.channel().isWritable() && intake.owedMs() == 0) {
            intake.worked(1);
            channel.fireChannelRead(ping);
        } else {
            ping.release();
        }
    }
}
