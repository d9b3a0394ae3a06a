package umpire.broker;

import io.netty.handler.codec.mqtt.MqttConnectMessage;
import io.netty.handler.codec.mqtt.MqttConnectPayload;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttConnectVariableHeader;
import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttProperties.IntegerProperty;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import io.netty.handler.codec.mqtt.MqttProperties.StringProperty;
import io.netty.handler.codec.mqtt.MqttVersion;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;

/**
 * The contents of a CONNECT packet.
 *
 * @param fresh whether the broker generated the client id
 */
record ConnectRequest(MqttConnectVariableHeader header, MqttConnectPayload payload, String client, boolean fresh) {
    static ConnectRequest of(MqttConnectMessage packet) {
        String client = packet.payload().clientIdentifier();
        boolean fresh = client == null || client.isEmpty();
        return new ConnectRequest(
                packet.variableHeader(), packet.payload(), fresh ? "auto-" + UUID.randomUUID() : client, fresh);
    }

    boolean five() {
        return header.version() == MqttVersion.MQTT_5.protocolLevel();
    }

    String user() {
        return payload.userName() == null ? "" : payload.userName();
    }

    String password() {
        byte[] bytes = payload.passwordInBytes();
        return bytes == null ? "" : new String(bytes, StandardCharsets.UTF_8);
    }

    /** Returns the reason to refuse the packet, independent of the client's role; empty when there is none. */
    Optional<MqttConnectReturnCode> fault() {
        if (header.properties().getProperty(MqttPropertyType.AUTHENTICATION_METHOD.value()) != null) {
            return Optional.of(MqttConnectReturnCode.CONNECTION_REFUSED_BAD_AUTHENTICATION_METHOD);
        }
        if (fresh && !five() && !header.isCleanSession()) {
            return Optional.of(MqttConnectReturnCode.CONNECTION_REFUSED_IDENTIFIER_REJECTED);
        }
        if (header.isWillFlag()
                && !Publication.keepsFormat(ByteBuffer.wrap(payload.willMessageInBytes()), payload.willProperties())) {
            return Optional.of(MqttConnectReturnCode.CONNECTION_REFUSED_PAYLOAD_FORMAT_INVALID);
        }
        return Optional.empty();
    }

    MqttConnectReturnCode stranger() {
        return five()
                ? MqttConnectReturnCode.CONNECTION_REFUSED_BAD_USERNAME_OR_PASSWORD
                : MqttConnectReturnCode.CONNECTION_REFUSED_BAD_USER_NAME_OR_PASSWORD;
    }

    MqttConnectReturnCode tooMany() {
        return five()
                ? MqttConnectReturnCode.CONNECTION_REFUSED_QUOTA_EXCEEDED
                : MqttConnectReturnCode.CONNECTION_REFUSED_SERVER_UNAVAILABLE;
    }

    /** Returns an integer property of the packet, or the default. */
    int number(MqttPropertyType type, int otherwise) {
        return header.properties().getProperty(type.value()) instanceof IntegerProperty given
                ? given.value()
                : otherwise;
    }

    /** Returns the keep-alive timeout in seconds; 0 for none. */
    int silenceSeconds() {
        int keepAlive = header.keepAliveTimeSeconds();
        return keepAlive + keepAlive / 2;
    }

    /**
     * Returns the properties of the CONNACK. The state of a client never outlives its connection.
     *
     * @param mostUnacknowledged the receive maximum. The greatest value is the default and is left out: some libraries read it as a
     *     negative number
     */
    MqttProperties terms(int mostBytes, int mostUnacknowledged) {
        MqttProperties terms = new MqttProperties();
        add(terms, MqttPropertyType.SESSION_EXPIRY_INTERVAL, 0);
        if (mostUnacknowledged < BrokerLimits.ANY_NUMBER) {
            add(terms, MqttPropertyType.RECEIVE_MAXIMUM, mostUnacknowledged);
        }
        add(terms, MqttPropertyType.MAXIMUM_PACKET_SIZE, mostBytes);
        add(terms, MqttPropertyType.SHARED_SUBSCRIPTION_AVAILABLE, 0);
        add(terms, MqttPropertyType.SUBSCRIPTION_IDENTIFIER_AVAILABLE, 0);
        if (fresh) {
            terms.add(new StringProperty(MqttPropertyType.ASSIGNED_CLIENT_IDENTIFIER.value(), client));
        }
        return terms;
    }

    private static void add(MqttProperties terms, MqttPropertyType type, int number) {
        terms.add(new IntegerProperty(type.value(), number));
    }

    /** Returns the client's last will, which is published when the connection breaks; empty without one. */
    Optional<Publication> will(long nowMs) {
        if (!header.isWillFlag()) {
            return Optional.empty();
        }
        return Optional.of(Publication.of(
                payload.willTopic(),
                payload.willMessageInBytes(),
                header.willQos(),
                header.isWillRetain(),
                payload.willProperties(),
                nowMs));
    }
}
