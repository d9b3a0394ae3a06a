package umpire.broker;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Counts the bytes and new connections of an address, and pauses reading while the address exceeds its rate limit. */
final class ByteMeter extends ChannelInboundHandlerAdapter {
    private final IngressLimiter intake;

    ByteMeter(IngressLimiter intake) {
        this.intake = intake;
    }

    @Override
    public void channelActive(ChannelHandlerContext channel) {
        intake.neighbour().comes();
        pause(channel, IngressLimiter.ReadPause.VISITS, intake.visitedMs());
        channel.fireChannelActive();
    }

    @Override
    public void channelRead(ChannelHandlerContext channel, Object message) {
        pause(channel, IngressLimiter.ReadPause.BYTES, intake.tookMs(((ByteBuf) message).readableBytes()));
        channel.fireChannelRead(message);
    }

    private void pause(ChannelHandlerContext channel, IngressLimiter.ReadPause pause, long waitMs) {
        if (waitMs > 0) {
            intake.pause(pause);
            ScheduledFuture<?> unused =
                    channel.executor().schedule(() -> intake.goOn(pause), waitMs, TimeUnit.MILLISECONDS);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext channel) {
        intake.neighbour().goes();
        channel.fireChannelInactive();
    }
}
