package umpire.mqtt.connection;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;

/**
 * The limits in a broker's CONNACK. Where the broker lacks retain or a QoS, the library itself drops the flag or lowers the QoS. But a
 * packet that is too long ends the connection.
 *
 * @param packetBytes the longest packet
 * @param unacknowledged the receive maximum: how many messages may be in flight
 * @param retains whether it supports retained messages
 * @param wildcards whether it supports wildcard subscriptions
 */
record BrokerTerms(long packetBytes, int unacknowledged, boolean retains, boolean wildcards) {
    /** The size of a packet with the table's longest message. */
    private static final int LONGEST_BYTES = 66_560;

    /** The greatest size of a packet without its topic and payload. */
    private static final int HEADER_BYTES = 32;

    /**
     * A function that is missing with a broker, and the remedy.
     *
     * @param says in a sentence
     * @param mend in another
     */
    record Shortcoming(String says, String mend) {
        @Override
        public String toString() {
            return says + " " + mend;
        }
    }

    static BrokerTerms of(MqttProperties said) {
        Optional<MqttProperties> given = Optional.ofNullable(said);
        return new BrokerTerms(
                given.map(MqttProperties::getMaximumPacketSize).orElse(Long.MAX_VALUE),
                given.map(MqttProperties::getReceiveMaximum).orElse(Integer.MAX_VALUE),
                given.map(MqttProperties::isRetainAvailable).orElse(true),
                given.map(MqttProperties::isWildcardSubscriptionsAvailable).orElse(true));
    }

    boolean takes(String topic, byte[] payload) {
        return topic.length() + payload.length + HEADER_BYTES <= packetBytes;
    }

    List<Shortcoming> shortcomings() {
        List<Shortcoming> all = new ArrayList<>();
        if (packetBytes < LONGEST_BYTES) {
            all.add(
                    new Shortcoming(
                            "The broker takes packets of at most " + packetBytes
                                    + " bytes, so the table leaves out messages that are longer.",
                            "Let it take 131072: in a Mosquitto, remove max_packet_size from its configuration and restart it."));
        }
        if (!retains) {
            all.add(
                    new Shortcoming(
                            "The broker keeps no retained messages, so a display that comes late sees only what changes afterwards.",
                            "Let it keep them: in a Mosquitto, remove retain_available from its configuration and restart it."));
        }
        if (!wildcards) {
            all.add(new Shortcoming(
                    "The broker takes no filters with wildcards, so no command reaches the table.",
                    "Allow wildcards in its configuration and restart it."));
        }
        return all;
    }
}
