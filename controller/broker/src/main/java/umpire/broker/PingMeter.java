package umpire.broker;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;

/** Counts the pings of WebSocket, which never come as far as a packet. Who sends too many, or takes no answer, is not answered. */
final class PingMeter extends SimpleChannelInboundHandler<PingWebSocketFrame> {
    private final Intake intake;

    PingMeter(Intake intake) {
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
