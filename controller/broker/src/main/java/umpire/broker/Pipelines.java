package umpire.broker;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.MessageToMessageCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import io.netty.handler.timeout.IdleStateHandler;
import java.util.List;
import java.util.function.Supplier;

/** What the bytes of a connection go through before they are MQTT's packets. */
final class Pipelines {
    /** Who has not said who he is by then never will; far longer than a slow machine takes. */
    private static final int GREETING_SECONDS = 60;

    private static final int LONGEST_CLIENT_NAME = 256;
    private static final int MOST_HTTP_BYTES = 16_384;

    private Pipelines() {}

    static ChannelInitializer<Channel> tcp(Supplier<ClientConnection> connections) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                mqtt(channel.pipeline(), connections.get());
            }
        };
    }

    /** Any path will do: browsers' clients differ in the one they ask for. */
    static ChannelInitializer<Channel> webSocket(Supplier<ClientConnection> connections) {
        WebSocketServerProtocolConfig config = WebSocketServerProtocolConfig.newBuilder()
                .websocketPath("/")
                .checkStartsWith(true)
                .subprotocols("mqtt,mqttv3.1")
                .maxFramePayloadLength(ClientConnection.MOST_BYTES)
                .handshakeTimeoutMillis(GREETING_SECONDS * 1_000L)
                .build();
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                channel.pipeline()
                        .addLast(new HttpServerCodec())
                        .addLast(new HttpObjectAggregator(MOST_HTTP_BYTES))
                        .addLast(new WebSocketServerProtocolHandler(config))
                        .addLast(new WebSocketFrameAggregator(ClientConnection.MOST_BYTES))
                        .addLast(new WebSocketCodec());
                mqtt(channel.pipeline(), connections.get());
            }
        };
    }

    private static void mqtt(ChannelPipeline pipeline, ClientConnection clientConnection) {
        pipeline.addLast(new IdleStateHandler(GREETING_SECONDS, 0, 0))
                .addLast(new MqttDecoder(ClientConnection.MOST_BYTES, LONGEST_CLIENT_NAME))
                .addLast(MqttEncoder.INSTANCE)
                .addLast(clientConnection);
    }

    /** MQTT's bytes travel in binary frames, cut anywhere. */
    private static final class WebSocketCodec extends MessageToMessageCodec<BinaryWebSocketFrame, ByteBuf> {
        @Override
        protected void encode(ChannelHandlerContext channel, ByteBuf bytes, List<Object> out) {
            out.add(new BinaryWebSocketFrame(bytes.retain()));
        }

        @Override
        protected void decode(ChannelHandlerContext channel, BinaryWebSocketFrame frame, List<Object> out) {
            out.add(frame.content().retain());
        }
    }
}
