package umpire.broker;

import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttProperties.IntegerProperty;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/**
 * A published message. Its payload is shared and never changed. Of its properties only the expiry is kept, because the message contract
 * uses no other.
 *
 * @param qos as published, 0 to 2
 * @param retain whether it was published as retained
 * @param expiresMs when it expires, on the broker's clock; empty for never
 */
record Publication(String topic, byte[] payload, int qos, boolean retain, OptionalLong expiresMs) {
    /** A generous estimate of the memory beside payload and topic. */
    private static final int OVERHEAD_BYTES = 256;

    private static final int EXPIRY = MqttPropertyType.PUBLICATION_EXPIRY_INTERVAL.value();
    private static final int FORMAT = MqttPropertyType.PAYLOAD_FORMAT_INDICATOR.value();

    static Publication of(
            String topic, byte[] payload, int qos, boolean retain, MqttProperties properties, long nowMs) {
        OptionalLong expiresMs = properties.getProperty(EXPIRY) instanceof IntegerProperty seconds
                ? OptionalLong.of(nowMs + 1_000L * Integer.toUnsignedLong(seconds.value()))
                : OptionalLong.empty();
        return new Publication(topic, payload, qos, retain, expiresMs);
    }

    /** Returns false when the properties declare UTF-8 text and the payload is not valid UTF-8. */
    static boolean keepsFormat(ByteBuffer payload, MqttProperties properties) {
        if (properties.getProperty(FORMAT) instanceof IntegerProperty format && format.value() != 0) {
            try {
                StandardCharsets.UTF_8.newDecoder().decode(payload);
            } catch (CharacterCodingException e) {
                return false;
            }
        }
        return true;
    }

    /** Returns its memory in a queue, in bytes. */
    int heldBytes() {
        return payload.length + topic.length() + OVERHEAD_BYTES;
    }

    boolean expired(long nowMs) {
        return expiresMs.isPresent() && expiresMs.getAsLong() <= nowMs;
    }

    /** Returns the properties of a delivery at this time. */
    MqttProperties propertiesAt(long nowMs) {
        MqttProperties all = new MqttProperties();
        expiresMs.ifPresent(endMs -> all.add(new IntegerProperty(EXPIRY, (int) Math.max(1, (endMs - nowMs) / 1_000))));
        return all;
    }
}
