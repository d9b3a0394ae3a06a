package umpire.table.broker;

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
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One client's connection. Whoever sends what nobody of good will sends is hung up on. */
final class Connection extends SimpleChannelInboundHandler<MqttMessage> {
    static final int MOST_BYTES = 1 << 20;

    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

    private final House house;
    private final Set<Integer> halfTaken = new HashSet<>();
    private Optional<Visitor> visitor = Optional.empty();
    private Optional<Publication> will = Optional.empty();
    private boolean five;

    /**
     * What all connections share.
     *
     * @param nowMs milliseconds of any clock that never goes back
     */
    record House(Exchange exchange, Gate gate, Rights rights, LongSupplier nowMs) {}

    Connection(House house) {
        this.house = house;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext channel, MqttMessage packet) {
        Outlet outlet = new Outlet(channel);
        if (packet.decoderResult().isFailure()) {
            unreadable(outlet, packet.decoderResult().cause());
        } else if (packet instanceof MqttConnectMessage greeting && visitor.isEmpty()) {
            greet(channel, outlet, Greeting.of(greeting));
        } else if (visitor.isPresent()) {
            take(outlet, visitor.get(), packet);
        } else {
            outlet.close();
        }
    }

    private void unreadable(Outlet outlet, Throwable cause) {
        if (cause instanceof MqttUnacceptableProtocolVersionException) {
            refuse(outlet, MqttConnectReturnCode.CONNECTION_REFUSED_UNACCEPTABLE_PROTOCOL_VERSION);
        } else {
            hangUp(outlet, cause instanceof TooLongFrameException ? Reason.TOO_LARGE : Reason.MALFORMED);
        }
    }

    private void greet(ChannelHandlerContext channel, Outlet outlet, Greeting greeting) {
        five = greeting.five();
        Optional<MqttConnectReturnCode> fault = greeting.fault();
        Optional<Guest> guest =
                fault.isPresent() ? Optional.empty() : house.gate().admit(greeting.user(), greeting.password());
        if (guest.isEmpty()) {
            refuse(outlet, fault.orElseGet(greeting::stranger));
            return;
        }
        Visitor arrived = new Visitor(house, outlet, greeting, guest.get());
        if (!house.exchange().admit(arrived)) {
            refuse(outlet, greeting.tooMany());
            return;
        }
        visitor = Optional.of(arrived);
        will = greeting.will(house.nowMs().getAsLong());
        channel.pipeline()
                .replace(IdleStateHandler.class, "silence", new IdleStateHandler(greeting.silenceSeconds(), 0, 0));
        MqttProperties terms = five ? greeting.terms(MOST_BYTES) : MqttProperties.NO_PROPERTIES;
        outlet.send(Packets.connectAnswer(MqttConnectReturnCode.CONNECTION_ACCEPTED, terms));
    }

    private static void refuse(Outlet outlet, MqttConnectReturnCode code) {
        outlet.sendLast(Packets.connectAnswer(code, MqttProperties.NO_PROPERTIES));
    }

    /** Only MQTT 5 knows a broker's goodbye. */
    private void hangUp(Outlet outlet, int reason) {
        if (five && visitor.isPresent()) {
            outlet.sendLast(Packets.goodbye(reason));
        } else {
            outlet.close();
        }
    }

    private void take(Outlet outlet, Visitor from, MqttMessage packet) {
        switch (packet) {
            case MqttPublishMessage publish -> publish(outlet, from, publish);
            case MqttSubscribeMessage subscribe -> {
                if (subscribe
                                .idAndPropertiesVariableHeader()
                                .properties()
                                .getProperty(MqttPropertyType.SUBSCRIPTION_IDENTIFIER.value())
                        != null) {
                    hangUp(outlet, Reason.SUBSCRIPTION_ID_NOT_SUPPORTED);
                } else {
                    from.subscribe(subscribe);
                }
            }
            case MqttUnsubscribeMessage unsubscribe -> from.unsubscribe(unsubscribe);
            default -> takeSmall(outlet, from, packet);
        }
    }

    private void takeSmall(Outlet outlet, Visitor from, MqttMessage packet) {
        switch (packet.fixedHeader().messageType()) {
            case PUBACK -> from.acknowledged(id(packet));
            case PUBREL -> {
                boolean known = halfTaken.remove(id(packet));
                int reason = known ? Reason.SUCCESS : Reason.NO_SUCH_PACKET;
                outlet.send(Packets.answer(MqttMessageType.PUBCOMP, id(packet), reason));
            }
            case PINGREQ -> outlet.send(MqttMessage.PINGRESP);
            case DISCONNECT -> {
                if (!(packet.variableHeader() instanceof MqttReasonCodeAndPropertiesVariableHeader header
                        && header.reasonCode() == Reason.WITH_WILL)) {
                    will = Optional.empty();
                }
                outlet.close();
            }
            default -> hangUp(outlet, Reason.PROTOCOL_ERROR);
        }
    }

    private static int id(MqttMessage packet) {
        return ((MqttMessageIdVariableHeader) packet.variableHeader()).messageId();
    }

    private void publish(Outlet outlet, Visitor from, MqttPublishMessage packet) {
        OptionalInt fault = fault(packet);
        if (fault.isPresent()) {
            hangUp(outlet, fault.getAsInt());
            return;
        }
        int qos = packet.fixedHeader().qosLevel().value();
        int id = packet.variableHeader().packetId();
        boolean may = house.rights()
                .mayPublish(from.name().guest(), packet.variableHeader().topicName());
        // Of QoS 2, whose sender may repeat himself until he is answered, only the first counts.
        if (may && (qos < 2 || halfTaken.add(id))) {
            house.exchange().publish(publication(packet), from);
        }
        if (qos > 0) {
            MqttMessageType type = qos == 1 ? MqttMessageType.PUBACK : MqttMessageType.PUBREC;
            outlet.send(Packets.answer(type, id, may ? Reason.SUCCESS : Reason.NOT_AUTHORIZED));
        }
    }

    private static OptionalInt fault(MqttPublishMessage packet) {
        String topic = packet.variableHeader().topicName();
        if (packet.variableHeader().properties().getProperty(MqttPropertyType.TOPIC_ALIAS.value()) != null) {
            return OptionalInt.of(Reason.ALIAS_INVALID);
        }
        boolean wild = topic.contains("+") || topic.contains("#");
        return wild || !TopicFilter.of(topic).valid() ? OptionalInt.of(Reason.TOPIC_INVALID) : OptionalInt.empty();
    }

    private Publication publication(MqttPublishMessage packet) {
        return Publication.of(
                packet.variableHeader().topicName(),
                ByteBufUtil.getBytes(packet.payload()),
                packet.fixedHeader().qosLevel().value(),
                packet.fixedHeader().isRetain(),
                packet.variableHeader().properties(),
                house.nowMs().getAsLong());
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext channel) {
        if (channel.channel().isWritable()) {
            visitor.ifPresent(Visitor::proceed);
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext channel, Object event) {
        if (event instanceof IdleStateEvent) {
            new Outlet(channel).close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext channel) {
        visitor.ifPresent(gone -> {
            house.exchange().leave(gone);
            will.filter(last -> house.rights().mayPublish(gone.name().guest(), last.topic()))
                    .ifPresent(last -> house.exchange().publish(last, gone));
        });
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext channel, Throwable cause) {
        LOG.debug("a client's connection ended", cause);
        new Outlet(channel).close();
    }
}
