package umpire.broker;

import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageIdVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttSubscribeMessage;
import io.netty.handler.codec.mqtt.MqttUnsubscribeMessage;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.OptionalInt;

/**
 * Processes the packets of an accepted client, and charges each one against its rate limit. Acknowledgements are free, so a client can
 * receive as fast as it is able to.
 */
final class SessionPackets {
    private static final OptionalInt GOES_ON = OptionalInt.empty();

    private final SharedState shared;
    private final IngressLimiter intake;
    private final PacketWriter packetWriter;
    private final ClientSession from;
    private final BitSet halfTaken = new BitSet();

    SessionPackets(SharedState shared, IngressLimiter intake, PacketWriter packetWriter, ClientSession from) {
        this.shared = shared;
        this.intake = intake;
        this.packetWriter = packetWriter;
        this.from = from;
    }

    /** Processes a packet. Returns the reason code for disconnecting its sender; empty to go on. */
    OptionalInt take(MqttMessage packet) {
        from.heard(shared.nowMs().getAsLong());
        return switch (packet) {
            case MqttPublishMessage publish -> publish(publish);
            case MqttSubscribeMessage subscribe -> subscribe(subscribe);
            case MqttUnsubscribeMessage unsubscribe -> {
                intake.worked(1 + unsubscribe.payload().topics().size());
                from.unsubscribe(unsubscribe);
                yield GOES_ON;
            }
            default -> takeSmall(packet);
        };
    }

    private OptionalInt subscribe(MqttSubscribeMessage subscribe) {
        boolean numbered = subscribe
                        .idAndPropertiesVariableHeader()
                        .properties()
                        .getProperty(MqttPropertyType.SUBSCRIPTION_IDENTIFIER.value())
                != null;
        if (numbered) {
            return OptionalInt.of(ReasonCode.SUBSCRIPTION_ID_NOT_SUPPORTED);
        }
        int served = from.subscribe(subscribe);
        intake.worked(subscribe.payload().topicSubscriptions().size() + BrokerLimits.units(served));
        return GOES_ON;
    }

    private OptionalInt takeSmall(MqttMessage packet) {
        switch (packet.fixedHeader().messageType()) {
            case PUBACK -> intake.worked(from.acknowledged(id(packet)) ? 0 : 1);
            case PUBREL -> {
                boolean known = halfTaken.get(id(packet));
                halfTaken.clear(id(packet));
                intake.worked(known ? 0 : 1);
                int reason = known ? ReasonCode.SUCCESS : ReasonCode.NO_SUCH_PACKET;
                packetWriter.send(Packets.answer(MqttMessageType.PUBCOMP, id(packet), reason));
            }
            case PINGREQ -> {
                intake.worked(1);
                packetWriter.send(MqttMessage.PINGRESP);
            }
            default -> {
                return OptionalInt.of(ReasonCode.PROTOCOL_ERROR);
            }
        }
        return GOES_ON;
    }

    private static int id(MqttMessage packet) {
        return ((MqttMessageIdVariableHeader) packet.variableHeader()).messageId();
    }

    private OptionalInt publish(MqttPublishMessage packet) {
        int bytes = packet.payload().readableBytes();
        intake.worked(BrokerLimits.units(bytes));
        OptionalInt fault = fault(packet);
        if (fault.isPresent()) {
            return fault;
        }
        boolean may = shared.topicPermissions()
                .mayPublish(from.name().clientRole(), packet.variableHeader().topicName());
        if (!may) {
            return answer(packet, ReasonCode.NOT_AUTHORIZED);
        }
        if (!from.isTable()) {
            chargeCommand();
            if (bytes > shared.limits().commandBytes()) {
                return notTaken(packet, ReasonCode.QUOTA_EXCEEDED, ReasonCode.TOO_LARGE);
            }
        }
        if (!Publication.keepsFormat(
                ByteBuffer.wrap(ByteBufUtil.getBytes(packet.payload())),
                packet.variableHeader().properties())) {
            return notTaken(packet, ReasonCode.PAYLOAD_FORMAT_INVALID, ReasonCode.PAYLOAD_FORMAT_INVALID);
        }
        return answer(packet, handOn(packet));
    }

    private void chargeCommand() {
        if (from.name().clientRole() instanceof ClientRole.Watcher) {
            intake.commanded();
        }
    }

    /**
     * Rejects a publication. Disconnects the sender if the protocol has no negative answer, rather than confirm a message that was not
     * accepted.
     */
    private OptionalInt notTaken(MqttPublishMessage packet, int answer, int goodbye) {
        boolean answered = from.five() && packet.fixedHeader().qosLevel().value() > 0;
        return answered ? answer(packet, answer) : OptionalInt.of(goodbye);
    }

    /** Passes a publication to the router. A QoS 2 publication repeated before its PUBREL is passed once. */
    private int handOn(MqttPublishMessage packet) {
        int id = packet.variableHeader().packetId();
        boolean twice = packet.fixedHeader().qosLevel().value() == 2;
        if (twice && halfTaken.get(id)) {
            return ReasonCode.SUCCESS;
        }
        boolean taken = shared.publicationRouter().publish(publication(packet), from);
        if (twice && taken) {
            halfTaken.set(id);
        }
        return taken ? ReasonCode.SUCCESS : ReasonCode.QUOTA_EXCEEDED;
    }

    private OptionalInt answer(MqttPublishMessage packet, int reason) {
        int qos = packet.fixedHeader().qosLevel().value();
        if (qos > 0) {
            MqttMessageType type = qos == 1 ? MqttMessageType.PUBACK : MqttMessageType.PUBREC;
            packetWriter.send(Packets.answer(type, packet.variableHeader().packetId(), reason));
        }
        return GOES_ON;
    }

    private OptionalInt fault(MqttPublishMessage packet) {
        String topic = packet.variableHeader().topicName();
        if (packet.variableHeader().properties().getProperty(MqttPropertyType.TOPIC_ALIAS.value()) != null) {
            return OptionalInt.of(ReasonCode.ALIAS_INVALID);
        }
        boolean wild = topic.contains("+") || topic.contains("#");
        if (wild || !TopicFilter.of(topic).valid()) {
            return OptionalInt.of(ReasonCode.TOPIC_INVALID);
        }
        boolean crowded = halfTaken.cardinality() >= shared.limits().unanswered(from.isTable())
                && packet.fixedHeader().qosLevel().value() == 2
                && !halfTaken.get(packet.variableHeader().packetId());
        return crowded ? OptionalInt.of(ReasonCode.RECEIVE_MAXIMUM_EXCEEDED) : OptionalInt.empty();
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
}
