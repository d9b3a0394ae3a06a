package umpire.table.broker;

import org.apache.activemq.artemis.api.core.Message;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.core.config.WildcardConfiguration;
import org.apache.activemq.artemis.core.protocol.mqtt.MQTTUtil;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.core.server.MessageReference;
import org.apache.activemq.artemis.core.server.ServerConsumer;
import org.apache.activemq.artemis.core.server.ServerSession;
import org.apache.activemq.artemis.core.server.plugin.ActiveMQServerPlugin;
import org.apache.activemq.artemis.core.transaction.Transaction;

/**
 * Looks at each message where it is sent and where it is about to be delivered.
 *
 * <p>A filter such as {@code umpire/#} is admitted although it covers topics its reader may not see. Those messages are held
 * back here, live ones and retained ones alike. What is held back stays in the reader's queue, so that queue is bounded: the
 * oldest message falls out, which also bounds what a reader who does not keep up can cost.
 */
final class DeliveryGuard implements ActiveMQServerPlugin {
    private static final long QUEUED_MESSAGES = 2_000;

    private final ActiveMQServer server;
    private final Rights rights;
    private final WildcardConfiguration wildcards;

    DeliveryGuard(ActiveMQServer server, Rights rights, WildcardConfiguration wildcards) {
        this.server = server;
        this.rights = rights;
        this.wildcards = wildcards;
    }

    @Override
    public boolean canAccept(ServerConsumer consumer, MessageReference reference) {
        ServerSession session = server.getSessionByID(consumer.getSessionID());
        String topic = topicOf(reference.getMessage());
        return session != null
                && rights.mayRead(
                        GuestPrincipal.guestOf(session.getRemotingConnection().getSubject()), topic);
    }

    private String topicOf(Message message) {
        String address = message.getAddress();
        return address == null ? "" : MQTTUtil.getMqttTopicFromCoreAddress(address, wildcards);
    }

    @Override
    public void beforeCreateQueue(QueueConfiguration queue) {
        // Queues made for a subscription have a user; those for retained messages and the broker's own have none.
        if (queue.getUser() != null && queue.getRingSize() == null) {
            queue.setRingSize(QUEUED_MESSAGES);
        }
    }

    /**
     * Marks retained messages. The broker clears the retain flag for those who are subscribed already, as MQTT wants, and
     * honours "retain as published" only for filters without wildcards, so the service could not tell a retained command
     * from a live one.
     */
    @Override
    public void beforeSend(
            ServerSession session,
            Transaction transaction,
            Message message,
            boolean direct,
            boolean noAutoCreateQueue) {
        if (Boolean.TRUE.equals(message.getBooleanProperty(MQTTUtil.MQTT_MESSAGE_RETAIN_KEY))
                && !message.containsProperty(MQTTUtil.MQTT_USER_PROPERTY_EXISTS_KEY)) {
            message.putIntProperty(MQTTUtil.MQTT_USER_PROPERTY_EXISTS_KEY, 1);
            message.putStringProperty(MQTTUtil.MQTT_USER_PROPERTY_KEY_PREFIX + "0." + Broker.RETAINED, "true");
        }
    }
}
