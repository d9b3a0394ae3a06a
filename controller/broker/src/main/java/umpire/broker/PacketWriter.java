package umpire.broker;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * The way out to one client. What cannot be written ends the connection, and its end is noticed there; so nobody has to look at
 * the futures.
 */
final class PacketWriter {
    /** A connection that is closed while its client still sends takes with it what the client has not read yet. */
    private static final long LAST_WORD_MS = 250;

    private final Channel channel;

    PacketWriter(Channel channel) {
        this.channel = channel;
    }

    /** Returns whether more can be written without heaping it up. */
    boolean ready() {
        return channel.isWritable();
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
        send(packet);
        later(this::close, LAST_WORD_MS);
    }

    /** Does something when others have had their turn. */
    void later(Runnable step) {
        channel.eventLoop().execute(step);
    }

    /** Does something after a while. */
    void later(Runnable step, long afterMs) {
        ScheduledFuture<?> unused = channel.eventLoop().schedule(step, afterMs, TimeUnit.MILLISECONDS);
    }

    void close() {
        ChannelFuture unused = channel.close();
    }
}
