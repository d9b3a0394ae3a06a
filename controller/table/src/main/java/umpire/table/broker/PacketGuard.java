package umpire.table.broker;

import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttSubscribeMessage;
import org.apache.activemq.artemis.core.protocol.mqtt.MQTTInterceptor;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;

/**
 * Ends the connection of a client that sends what nobody of good will sends: a message far larger than any command, or a
 * filter by which one reader takes another's messages away: a shared subscription, the name of a queue.
 */
final class PacketGuard implements MQTTInterceptor {
    private static final int MAX_BYTES = 1 << 20;

    @Override
    public boolean intercept(MqttMessage packet, RemotingConnection connection) {
        return switch (packet) {
            case MqttPublishMessage publish -> publish.fixedHeader().remainingLength() <= MAX_BYTES;
            case MqttSubscribeMessage subscribe ->
                subscribe.payload().topicSubscriptions().stream()
                        .noneMatch(each -> reachesPastTopics(each.topicFilter()));
            default -> true;
        };
    }

    /** Artemis reads {@code address::queue} as somebody's queue. */
    private static boolean reachesPastTopics(String filter) {
        return filter.startsWith("$share/") || filter.contains("::");
    }
}
