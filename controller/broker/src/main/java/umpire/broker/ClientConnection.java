package umpire.broker;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.mqtt.MqttConnectMessage;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageIdVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttReasonCodeAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttSubscribeMessage;
import io.netty.handler.codec.mqtt.MqttUnacceptableProtocolVersionException;
import io.netty.handler.codec.mqtt.MqttUnsubscribeMessage;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One client's connection. Whoever sends what nobody of good will sends is hung up on. */
final class ClientConnection extends SimpleChannelInboundHandler<MqttMessage> {
    static final int MOST_BYTES = 1 << 20;

    private static final Logger LOG = LoggerFactory.getLogger(ClientConnection.class);

    private final SharedState shared;
    private final Set<Integer> halfTaken = new HashSet<>();
    private Optional<ClientSession> visitor = Optional.empty();
    private Optional<Publication> will = Optional.empty();
    private boolean five;

    ClientConnection(SharedState shared) {
        this.shared = shared;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext channel, MqttMessage packet) {
        PacketWriter packetWriter = new PacketWriter(channel);
        if (packet.decoderResult().isFailure()) {
            unreadable(packetWriter, packet.decoderResult().cause());
        } else if (packet instanceof MqttConnectMessage greeting && visitor.isEmpty()) {
            greet(channel, packetWriter, ConnectRequest.of(greeting));
        } else if (visitor.isPresent()) {
            take(packetWriter, visitor.get(), packet);
        } else {
            packetWriter.close();
        }
    }

    private void unreadable(PacketWriter packetWriter, Throwable cause) {
        if (cause instanceof MqttUnacceptableProtocolVersionException) {
            refuse(packetWriter, MqttConnectReturnCode.CONNECTION_REFUSED_UNACCEPTABLE_PROTOCOL_VERSION);
        } else {
            hangUp(packetWriter, cause instanceof TooLongFrameException ? ReasonCode.TOO_LARGE : ReasonCode.MALFORMED);
        }
    }

    private void greet(ChannelHandlerContext channel, PacketWriter packetWriter, ConnectRequest connectRequest) {
        five = connectRequest.five();
        Optional<MqttConnectReturnCode> fault = connectRequest.fault();
        Optional<ClientRole> role = fault.isPresent()
                ? Optional.empty()
                : shared.brokerSecurity().admit(connectRequest.user(), connectRequest.password());
        if (role.isEmpty()) {
            refuse(packetWriter, fault.orElseGet(connectRequest::stranger));
            return;
        }
        ClientSession arrived = new ClientSession(shared, packetWriter, connectRequest, role.get());
        if (!shared.publicationRouter().admit(arrived)) {
            refuse(packetWriter, connectRequest.tooMany());
            return;
        }
        visitor = Optional.of(arrived);
        will = connectRequest.will(shared.nowMs().getAsLong());
        channel.pipeline()
                .replace(
                        IdleStateHandler.class, "silence", new IdleStateHandler(connectRequest.silenceSeconds(), 0, 0));
        MqttProperties terms = five ? connectRequest.terms(MOST_BYTES) : MqttProperties.NO_PROPERTIES;
        packetWriter.send(Packets.connectAnswer(MqttConnectReturnCode.CONNECTION_ACCEPTED, terms));
    }

    private static void refuse(PacketWriter packetWriter, MqttConnectReturnCode code) {
        packetWriter.sendLast(Packets.connectAnswer(code, MqttProperties.NO_PROPERTIES));
    }

    /** Only MQTT 5 knows a broker's goodbye. */
    private void hangUp(PacketWriter packetWriter, int reason) {
        if (five && visitor.isPresent()) {
            packetWriter.sendLast(Packets.goodbye(reason));
        } else {
            packetWriter.close();
        }
    }

    private void take(PacketWriter packetWriter, ClientSession from, MqttMessage packet) {
        switch (packet) {
            case MqttPublishMessage publish -> publish(packetWriter, from, publish);
            case MqttSubscribeMessage subscribe -> {
                if (subscribe
                                .idAndPropertiesVariableHeader()
                                .properties()
                                .getProperty(MqttPropertyType.SUBSCRIPTION_IDENTIFIER.value())
                        != null) {
                    hangUp(packetWriter, ReasonCode.SUBSCRIPTION_ID_NOT_SUPPORTED);
                } else {
                    from.subscribe(subscribe);
                }
            }
            case MqttUnsubscribeMessage unsubscribe -> from.unsubscribe(unsubscribe);
            default -> takeSmall(packetWriter, from, packet);
        }
    }

    private void takeSmall(PacketWriter packetWriter, ClientSession from, MqttMessage packet) {
        switch (packet.fixedHeader().messageType()) {
            case PUBACK -> from.acknowledged(id(packet));
            case PUBREL -> {
                boolean known = halfTaken.remove(id(packet));
                int reason = known ? ReasonCode.SUCCESS : ReasonCode.NO_SUCH_PACKET;
                packetWriter.send(Packets.answer(MqttMessageType.PUBCOMP, id(packet), reason));
            }
            case PINGREQ -> packetWriter.send(MqttMessage.PINGRESP);
            case DISCONNECT -> {
                if (!(packet.variableHeader() instanceof MqttReasonCodeAndPropertiesVariableHeader header
                        && header.reasonCode() == ReasonCode.WITH_WILL)) {
                    will = Optional.empty();
                }
                packetWriter.close();
            }
            default -> hangUp(packetWriter, ReasonCode.PROTOCOL_ERROR);
        }
    }

    private static int id(MqttMessage packet) {
        return ((MqttMessageIdVariableHeader) packet.variableHeader()).messageId();
    }

    private void publish(PacketWriter packetWriter, ClientSession from, MqttPublishMessage packet) {
        OptionalInt fault = fault(packet);
        if (fault.isPresent()) {
            hangUp(packetWriter, fault.getAsInt());
            return;
        }
        int qos = packet.fixedHeader().qosLevel().value();
        int id = packet.variableHeader().packetId();
        boolean may = shared.topicPermissions()
                .mayPublish(from.name().clientRole(), packet.variableHeader().topicName());
        // Of QoS 2, whose sender may repeat himself until he is answered, only the first counts.
        if (may && (qos < 2 || halfTaken.add(id))) {
            shared.publicationRouter().publish(publication(packet), from);
        }
        if (qos > 0) {
            MqttMessageType type = qos == 1 ? MqttMessageType.PUBACK : MqttMessageType.PUBREC;
            packetWriter.send(Packets.answer(type, id, may ? ReasonCode.SUCCESS : ReasonCode.NOT_AUTHORIZED));
        }
    }

    private static OptionalInt fault(MqttPublishMessage packet) {
        String topic = packet.variableHeader().topicName();
        if (packet.variableHeader().properties().getProperty(MqttPropertyType.TOPIC_ALIAS.value()) != null) {
            return OptionalInt.of(ReasonCode.ALIAS_INVALID);
        }
        boolean wild = topic.contains("+") || topic.contains("#");
        return wild || !TopicFilter.of(topic).valid() ? OptionalInt.of(ReasonCode.TOPIC_INVALID) : OptionalInt.empty();
    }

    private Publication publication(MqttPublishMessage packet) {
        return Publication.of(
                packet.variableHeader().topicName(),
                ByteBufUtil.getBytes(packet.payload()),
                packet.fixedHeader().qosLevel().value(),
                packet.fixedHeader().isRetain(),
                packet.variableHeader().properties(),
                shared.nowMs().getAsLong());
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext channel) {
        if (channel.channel().isWritable()) {
            visitor.ifPresent(ClientSession::proceed);
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext channel, Object event) {
        if (event instanceof IdleStateEvent) {
            new PacketWriter(channel).close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext channel) {
        visitor.ifPresent(gone -> {
            shared.publicationRouter().leave(gone);
            will.filter(last -> shared.topicPermissions().mayPublish(gone.name().clientRole(), last.topic()))
                    .ifPresent(last -> shared.publicationRouter().publish(last, gone));
        });
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext channel, Throwable cause) {
        LOG.debug("a client's connection ended", cause);
        new PacketWriter(channel).close();
    }
}
