package umpire.broker;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.mqtt.MqttConnAckMessage;
import io.netty.handler.codec.mqtt.MqttConnAckVariableHeader;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttFixedHeader;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageIdAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttMessageType;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttPubReplyMessageVariableHeader;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttPublishVariableHeader;
import io.netty.handler.codec.mqtt.MqttQoS;
import io.netty.handler.codec.mqtt.MqttReasonCodeAndPropertiesVariableHeader;
import io.netty.handler.codec.mqtt.MqttSubAckMessage;
import io.netty.handler.codec.mqtt.MqttSubAckPayload;
import io.netty.handler.codec.mqtt.MqttUnsubAckMessage;
import io.netty.handler.codec.mqtt.MqttUnsubAckPayload;
import java.util.List;

/** Creates the broker's packets. The encoder omits properties and reason codes that the client's MQTT version lacks. */
final class Packets {
    private static final MqttProperties NONE = MqttProperties.NO_PROPERTIES;

    private Packets() {}

    private static MqttFixedHeader header(MqttMessageType type, MqttQoS qos, boolean retain) {
        return new MqttFixedHeader(type, false, qos, retain, 0);
    }

    private static MqttFixedHeader header(MqttMessageType type) {
        return header(type, MqttQoS.AT_MOST_ONCE, false);
    }

    static MqttMessage connectAnswer(MqttConnectReturnCode code, MqttProperties properties) {
        return new MqttConnAckMessage(
                header(MqttMessageType.CONNACK), new MqttConnAckVariableHeader(code, false, properties));
    }

    static MqttMessage publish(DeliveryQueue.Parcel parcel, int id, MqttProperties properties) {
        Publication publication = parcel.publication();
        return new MqttPublishMessage(
                header(MqttMessageType.PUBLISH, MqttQoS.valueOf(parcel.qos()), parcel.retain()),
                new MqttPublishVariableHeader(publication.topic(), id, properties),
                Unpooled.wrappedBuffer(publication.payload()));
    }

    /** Returns a PUBACK, PUBREC or PUBCOMP. */
    static MqttMessage answer(MqttMessageType type, int id, int reason) {
        return new MqttMessage(header(type), new MqttPubReplyMessageVariableHeader(id, (byte) reason, NONE));
    }

    static MqttMessage subscribeAnswer(int id, List<Integer> codes) {
        return new MqttSubAckMessage(
                header(MqttMessageType.SUBACK),
                new MqttMessageIdAndPropertiesVariableHeader(id, NONE),
                new MqttSubAckPayload(codes));
    }

    /**
     * Returns an UNSUBACK.
     *
     * @param codes empty before MQTT 5, because the encoder would not omit them
     */
    static MqttMessage unsubscribeAnswer(int id, List<Short> codes) {
        return new MqttUnsubAckMessage(
                header(MqttMessageType.UNSUBACK),
                new MqttMessageIdAndPropertiesVariableHeader(id, NONE),
                new MqttUnsubAckPayload(codes));
    }

    static MqttMessage goodbye(int reason) {
        return new MqttMessage(
                header(MqttMessageType.DISCONNECT), new MqttReasonCodeAndPropertiesVariableHeader((byte) reason, NONE));
    }
}
