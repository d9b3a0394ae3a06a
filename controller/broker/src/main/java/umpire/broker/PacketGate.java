package umpire.broker;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Passes a few packets of one connection per turn of the broker's thread, so a busy client does not delay others. It detects an overlong
 * packet by its header. It passes no packet while the client leaves its output unread, because the answers would pile up.
 */
final class PacketGate extends ChannelInboundHandlerAdapter {
    private static final int PACKETS_A_TURN = 16;

    private final IngressLimiter intake;
    private final PacketLength packetLength = new PacketLength();
    private ByteBuf waiting = Unpooled.EMPTY_BUFFER;
    private boolean passing;
    private boolean planned;
    private boolean shut;

    /** Event: the packet that begins is longer than this client may send. */
    record TooLong(int bytes) {}

    /** Event: this client has been over its rate limit for too long without a pause. */
    record TooGreedy() {}

    PacketGate(IngressLimiter intake) {
        this.intake = intake;
    }

    @Override
    public void channelRead(ChannelHandlerContext channel, Object message) {
        ByteBuf bytes = (ByteBuf) message;
        if (shut) {
            bytes.release();
            return;
        }
        waiting = joined(channel, bytes);
        pass(channel);
    }

    private ByteBuf joined(ChannelHandlerContext channel, ByteBuf bytes) {
        if (!waiting.isReadable()) {
            waiting.release();
            return bytes;
        }
        ByteBuf both = channel.alloc().buffer(waiting.readableBytes() + bytes.readableBytes());
        both.writeBytes(waiting).writeBytes(bytes);
        waiting.release();
        bytes.release();
        return both;
    }

    /** Returns how many bytes were received and not yet passed. */
    int waitingBytes() {
        return waiting.readableBytes();
    }

    /** Discards what waits and everything that comes later. */
    void shut() {
        shut = true;
        drop();
    }

    private void drop() {
        waiting.release();
        waiting = Unpooled.EMPTY_BUFFER;
    }

    private void pass(ChannelHandlerContext channel) {
        if (passing) {
            return;
        }
        passing = true;
        int packets = 0;
        while (packets < PACKETS_A_TURN && mayPass(channel)) {
            packets += passPart(channel);
        }
        passing = false;
        if (!waiting.isReadable()) {
            intake.caughtUp();
            return;
        }
        intake.pause(IngressLimiter.ReadPause.PACKETS);
        if (intake.isGreedy()) {
            shut();
            channel.fireUserEventTriggered(new TooGreedy());
            return;
        }
        if (channel.channel().isWritable()) {
            plan(channel, intake.owedMs());
        }
    }

    private boolean mayPass(ChannelHandlerContext channel) {
        return waiting.isReadable() && channel.channel().isWritable() && intake.owedMs() == 0;
    }

    /** Passes a packet, or the part of it that has arrived. Returns the number of completed packets. */
    private int passPart(ChannelHandlerContext channel) {
        int count = packetLength.follow(waiting);
        if (packetLength.total() > intake.packetBytes()) {
            shut();
            channel.fireUserEventTriggered(new TooLong(packetLength.total()));
            return 0;
        }
        // The next handler may close this gate.
        channel.fireChannelRead(waiting.readRetainedSlice(count));
        return packetLength.whole() ? 1 : 0;
    }

    private void plan(ChannelHandlerContext channel, long waitMs) {
        if (planned) {
            return;
        }
        planned = true;
        Runnable later = () -> {
            planned = false;
            pass(channel);
        };
        if (waitMs == 0) {
            channel.executor().execute(later);
        } else {
            ScheduledFuture<?> unused = channel.executor().schedule(later, waitMs, TimeUnit.MILLISECONDS);
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext channel) {
        if (channel.channel().isWritable() && waiting.isReadable()) {
            plan(channel, 0);
        }
        channel.fireChannelWritabilityChanged();
    }

    @Override
    public void channelInactive(ChannelHandlerContext channel) {
        shut();
        channel.fireChannelInactive();
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext channel) {
        shut();
    }
}
