package umpire.broker;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Writes packets to one client. A failed write closes the connection, and the connection's handler reacts to that. So callers ignore the
 * futures.
 */
final class PacketWriter {
    /** The delay before closing. If a socket closes while its client still sends, TCP discards data that the client has not read yet. */
    private static final long LAST_WORD_MS = 250;

    private final Channel channel;

    PacketWriter(Channel channel) {
        this.channel = channel;
    }

    /** Returns whether the connection is writable without buffering. */
    boolean ready() {
        return channel.isWritable();
    }

    /** Writes a packet, sent with the next {@link #flush}. */
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

    /** Sends a packet, then closes the connection. */
    void sendLast(MqttMessage packet) {
        send(packet);
        later(this::close, LAST_WORD_MS);
    }

    /** Runs a step after the other connections' turns. */
    void later(Runnable step) {
        channel.eventLoop().execute(step);
    }

    /** Runs a step after a delay. */
    void later(Runnable step, long afterMs) {
        ScheduledFuture<?> unused = channel.eventLoop().schedule(step, afterMs, TimeUnit.MILLISECONDS);
    }

    void close() {
        ChannelFuture unused = channel.close();
    }
}
