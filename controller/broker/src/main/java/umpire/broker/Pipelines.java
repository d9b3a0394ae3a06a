package umpire.broker;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.handler.codec.MessageToMessageCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import io.netty.handler.flush.FlushConsolidationHandler;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import umpire.broker.tls.ServerTls;
import umpire.broker.tls.TlsDoor;

/**
 * The Netty pipelines between a socket and MQTT packets.
 *
 * @param pageCheck decides which web pages may connect
 * @param tls demanded of clients from other machines; empty without TLS
 * @param opened is called with each new connection
 */
record Pipelines(SharedState shared, PageCheck pageCheck, Optional<ServerTls> tls, Consumer<Channel> opened) {
    private static final String NO_TLS = "This port takes connections with TLS only: connect with wss://\n";
    private static final String NO_TLS_HTTP = "HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nContent-Length: "
            + NO_TLS.length() + "\r\nConnection: close\r\n\r\n" + NO_TLS;

    private static final int LONGEST_CLIENT_NAME = 256;
    private static final int MOST_HTTP_BYTES = 16_384;

    /** The number of consecutive writes that share one flush. */
    private static final int WRITTEN_AT_ONCE = 256;

    ChannelInitializer<Channel> tcp() {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                mqtt(channel, metered(channel, ""));
            }
        };
    }

    /** Accepts any path, because browser clients use different ones. */
    ChannelInitializer<Channel> webSocket() {
        WebSocketServerProtocolConfig config = WebSocketServerProtocolConfig.newBuilder()
                .websocketPath("/")
                .checkStartsWith(true)
                .subprotocols("mqtt,mqttv3.1")
                .maxFramePayloadLength(frameBytes())
                .handshakeTimeoutMillis(shared.limits().greetingMs())
                .build();
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                IngressLimiter intake = metered(channel, NO_TLS_HTTP);
                channel.pipeline()
                        .addLast(new HttpServerCodec())
                        .addLast(new HttpObjectAggregator(MOST_HTTP_BYTES))
                        .addLast(new WebSocketDoor(pageCheck))
                        .addLast(new PingMeter(intake))
                        .addLast(new WebSocketServerProtocolHandler(config))
                        .addLast(new WebSocketFrameAggregator(frameBytes()))
                        .addLast(new WebSocketCodec());
                mqtt(channel, intake);
            }
        };
    }

    /** Returns the longest WebSocket frame: twice a client's longest packet. The table's longer packets come by TCP. */
    private int frameBytes() {
        return 2 * shared.limits().packetBytes();
    }

    /** Limits the bytes as they come over the network, and then removes TLS. */
    private IngressLimiter metered(Channel channel, String refusal) {
        opened.accept(channel);
        Neighbour neighbour = shared.neighbourhood()
                .at(channel.remoteAddress(), shared.nowMs().getAsLong());
        IngressLimiter intake = new IngressLimiter(channel, neighbour, shared.limits(), shared.nowMs());
        channel.pipeline()
                .addLast(new FlushConsolidationHandler(WRITTEN_AT_ONCE, true))
                .addLast(new ByteMeter(intake));
        tls.ifPresent(used -> channel.pipeline().addLast(new TlsDoor(used, Optional.of(refusal))));
        return intake;
    }

    private void mqtt(Channel channel, IngressLimiter intake) {
        PacketGate packetGate = new PacketGate(intake);
        MqttDecoder decoder = new MqttDecoder(shared.limits().tablePacketBytes(), LONGEST_CLIENT_NAME);
        decoder.setCumulator(TextCheckingBuffer::joined);
        channel.pipeline()
                .addLast(packetGate)
                .addLast(decoder)
                .addLast(MqttEncoder.INSTANCE)
                .addLast(new ClientConnection(shared, channel, intake, packetGate));
    }

    /** MQTT bytes travel in binary frames, and a packet may span several. */
    private static final class WebSocketCodec extends MessageToMessageCodec<WebSocketFrame, ByteBuf> {
        @Override
        protected void encode(ChannelHandlerContext channel, ByteBuf bytes, List<Object> out) {
            out.add(new BinaryWebSocketFrame(bytes.retain()));
        }

        @Override
        protected void decode(ChannelHandlerContext channel, WebSocketFrame frame, List<Object> out) {
            if (!(frame instanceof BinaryWebSocketFrame)) {
                throw new CorruptedWebSocketFrameException(
                        WebSocketCloseStatus.INVALID_MESSAGE_TYPE, "MQTT over WebSocket uses binary frames only");
            }
            out.add(frame.content().retain());
        }
    }
}
