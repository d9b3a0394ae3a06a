package umpire.broker;

import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttProperties.IntegerProperty;
import io.netty.handler.codec.mqtt.MqttProperties.MqttProperty;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A message on its way from one client to others. Its payload is shared and never changed.
 *
 * @param qos as it was published, 0 to 2
 * @param retain whether it was published as retained
 * @param properties what is handed on to readers of MQTT 5
 * @param expiresMs when it is no longer worth delivering, on the broker's clock
 */
record Publication(
        String topic,
        byte[] payload,
        int qos,
        boolean retain,
        List<? extends MqttProperty<?>> properties,
        OptionalLong expiresMs) {
    /** What a publication takes beside its payload and its topic, generously. */
    private static final int OVERHEAD_BYTES = 256;

    private static final int EXPIRY = MqttPropertyType.PUBLICATION_EXPIRY_INTERVAL.value();

    /** What concerns one connection only, or is counted anew for each reader. */
    private static final Set<Integer> NOT_HANDED_ON = Set.of(
            EXPIRY,
            MqttPropertyType.TOPIC_ALIAS.value(),
            MqttPropertyType.SUBSCRIPTION_IDENTIFIER.value(),
            MqttPropertyType.WILL_DELAY_INTERVAL.value());

    static Publication of(
            String topic, byte[] payload, int qos, boolean retain, MqttProperties properties, long nowMs) {
        MqttProperty<?> expiry = properties.getProperty(EXPIRY);
        OptionalLong expiresMs = expiry instanceof IntegerProperty seconds
                ? OptionalLong.of(nowMs + 1_000L * Integer.toUnsignedLong(seconds.value()))
                : OptionalLong.empty();
        List<? extends MqttProperty<?>> handedOn = properties.listAll().stream()
                .<MqttProperty<?>>map(property -> property)
                .filter(property -> !NOT_HANDED_ON.contains(property.propertyId()))
                .toList();
        return new Publication(topic, payload, qos, retain, handedOn, expiresMs);
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
        properties.forEach(all::add);
        expiresMs.ifPresent(endMs -> all.add(new IntegerProperty(EXPIRY, (int) Math.max(1, (endMs - nowMs) / 1_000))));
        return all;
    }
}
