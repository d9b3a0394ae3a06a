package umpire.broker;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.mqtt.MqttMessage;

/**
 * The way out to one client. What cannot be written ends the connection, and its end is noticed there; so nobody has to look at
 * the futures.
 */
final class PacketWriter {
    private final ChannelHandlerContext channel;

    PacketWriter(ChannelHandlerContext channel) {
        this.channel = channel;
    }

    /** Returns whether more can be written without heaping it up. */
    boolean ready() {
        return channel.channel().isWritable();
    }

    /** Writes a packet that goes out with the next {@link #flush}. */
    void write(MqttMessage packet) {
        ChannelFuture unused = channel.write(packet).addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
    }

    void flush() {
        channel.flush();
    }

    void send(MqttMessage packet) {
        write(packet);
        flush();
    }

    /** Sends a packet and hangs up. */
    void sendLast(MqttMessage packet) {
        ChannelFuture unused = channel.writeAndFlush(packet).addListener(ChannelFutureListener.CLOSE);
    }

    void close() {
        ChannelFuture unused = channel.close();
    }
}
