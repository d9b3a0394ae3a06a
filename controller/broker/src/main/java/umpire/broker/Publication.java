package umpire.broker;

import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttProperties.IntegerProperty;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/**
 * A message on its way from one client to others. Its payload is shared and never changed. Of the properties it was published with
 * only the expiry is kept: the contract needs no other, and whatever else a client adds is neither held nor handed on.
 *
 * @param qos as it was published, 0 to 2
 * @param retain whether it was published as retained
 * @param expiresMs when it is no longer worth delivering, on the broker's clock
 */
record Publication(String topic, byte[] payload, int qos, boolean retain, OptionalLong expiresMs) {
    /** What a publication takes beside its payload and its topic, generously. */
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

    /** Returns whether a payload is text where its properties say so. */
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

    /** Returns how much it takes as long as it waits. */
    int heldBytes() {
        return payload.length + topic.length() + OVERHEAD_BYTES;
    }

    boolean expired(long nowMs) {
        return expiresMs.isPresent() && expiresMs.getAsLong() <= nowMs;
    }

    /** Returns its properties for one delivery. */
    MqttProperties propertiesAt(long nowMs) {
        MqttProperties all = new MqttProperties();
        expiresMs.ifPresent(endMs -> all.add(new IntegerProperty(EXPIRY, (int) Math.max(1, (endMs - nowMs) / 1_000))));
        return all;
    }
}
