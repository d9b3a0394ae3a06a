package umpire.broker;

import io.netty.handler.codec.mqtt.MqttProperties;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import io.netty.handler.codec.mqtt.MqttSubscribeMessage;
import io.netty.handler.codec.mqtt.MqttSubscriptionOption.RetainedHandlingPolicy;
import io.netty.handler.codec.mqtt.MqttTopicSubscription;
import io.netty.handler.codec.mqtt.MqttUnsubscribeMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A client that was let in: who it is, what it wants to hear, and what is on its way to it. */
final class ClientSession implements PublicationRouter.Recipient, DeliveryQueue.PacketSink {
    private static final int MOST_SUBSCRIPTIONS = 200;

    /** What a publication needs beside its payload, generously. */
    private static final int HEADER_BYTES = 1_024;

    private final SharedState shared;
    private final PacketWriter packetWriter;
    private final PublicationRouter.Name name;
    private final boolean five;
    private final int mostBytes;
    private final DeliveryQueue deliveryQueue;
    private final Map<String, TopicSubscription> subscriptions = new LinkedHashMap<>();

    ClientSession(SharedState shared, PacketWriter packetWriter, ConnectRequest connectRequest, ClientRole clientRole) {
        this.shared = shared;
        this.packetWriter = packetWriter;
        this.name = new PublicationRouter.Name(clientRole, connectRequest.client());
        this.five = connectRequest.five();
        this.mostBytes = connectRequest.number(MqttPropertyType.MAXIMUM_PACKET_SIZE, Integer.MAX_VALUE);
        this.deliveryQueue =
                new DeliveryQueue(this, connectRequest.number(MqttPropertyType.RECEIVE_MAXIMUM, Integer.MAX_VALUE));
    }

    @Override
    public PublicationRouter.Name name() {
        return name;
    }

    @Override
    public void takenOver() {
        shared.publicationRouter().leave(this);
        if (five) {
            packetWriter.sendLast(Packets.goodbye(ReasonCode.TAKEN_OVER));
        } else {
            packetWriter.close();
        }
    }

    @Override
    public void hear(Publication publication, PublicationRouter.Recipient from) {
        int qos = -1;
        boolean retain = false;
        for (TopicSubscription each : subscriptions.values()) {
            if (each.covers(publication, from == this)) {
                qos = Math.max(qos, each.qos());
                retain |= each.retainAsPublished() && publication.retain();
            }
        }
        if (qos >= 0 && deliver(publication, qos, retain)) {
            deliveryQueue.send();
        }
    }

    /** A filter such as {@code umpire/#} is wider than what its reader may see, so each message is looked at. */
    private boolean deliver(Publication publication, int qos, boolean retain) {
        boolean may = shared.topicPermissions().mayRead(name.clientRole(), publication.topic())
                && publication.payload().length + HEADER_BYTES <= mostBytes;
        if (may) {
            deliveryQueue.add(new DeliveryQueue.Parcel(publication, Math.min(qos, publication.qos()), retain));
        }
        return may;
    }

    /** What is kept goes out right behind the answer, and before anything that is said later. */
    void subscribe(MqttSubscribeMessage packet) {
        List<Integer> codes = new ArrayList<>();
        List<TopicSubscription> unserved = new ArrayList<>();
        for (MqttTopicSubscription wanted : packet.payload().topicSubscriptions()) {
            int code = fault(wanted.topicFilter());
            if (code == ReasonCode.SUCCESS) {
                TopicSubscription topicSubscription = subscription(wanted);
                boolean known = subscriptions.put(wanted.topicFilter(), topicSubscription) != null;
                if (wantsRetained(wanted.option().retainHandling(), known)) {
                    unserved.add(topicSubscription);
                }
                code = topicSubscription.qos();
            }
            codes.add(code);
        }
        packetWriter.write(Packets.subscribeAnswer(packet.variableHeader().messageId(), codes));
        unserved.forEach(this::serveRetained);
        deliveryQueue.send();
    }

    private static TopicSubscription subscription(MqttTopicSubscription wanted) {
        return new TopicSubscription(
                TopicFilter.of(wanted.topicFilter()),
                Math.min(wanted.qualityOfService().value(), TopicSubscription.MOST_QOS),
                wanted.option().isNoLocal(),
                wanted.option().isRetainAsPublished());
    }

    private static boolean wantsRetained(RetainedHandlingPolicy policy, boolean known) {
        return switch (policy) {
            case SEND_AT_SUBSCRIBE -> true;
            case SEND_AT_SUBSCRIBE_IF_NOT_YET_EXISTS -> !known;
            case DONT_SEND_AT_SUBSCRIBE -> false;
        };
    }

    private int fault(String filter) {
        if (filter.startsWith("$share/")) {
            return five ? ReasonCode.SHARED_NOT_SUPPORTED : 0x80;
        }
        if (!TopicFilter.of(filter).valid()) {
            return five ? ReasonCode.FILTER_INVALID : 0x80;
        }
        if (!shared.topicPermissions().maySubscribe(name.clientRole(), filter)) {
            return five ? ReasonCode.NOT_AUTHORIZED : 0x80;
        }
        boolean full = subscriptions.size() >= MOST_SUBSCRIPTIONS && !subscriptions.containsKey(filter);
        return !full ? ReasonCode.SUCCESS : five ? ReasonCode.QUOTA_EXCEEDED : 0x80;
    }

    private void serveRetained(TopicSubscription topicSubscription) {
        shared.publicationRouter()
                .retained(topicSubscription.filter(), shared.nowMs().getAsLong())
                .forEach(kept -> deliver(kept, topicSubscription.qos(), true));
    }

    void unsubscribe(MqttUnsubscribeMessage packet) {
        List<Short> codes = packet.payload().topics().stream()
                .map(filter -> subscriptions.remove(filter) == null ? ReasonCode.NO_SUBSCRIPTION : ReasonCode.SUCCESS)
                .map(Integer::shortValue)
                .toList();
        packetWriter.send(Packets.unsubscribeAnswer(packet.variableHeader().messageId(), five ? codes : List.of()));
    }

    void acknowledged(int id) {
        deliveryQueue.acknowledged(id);
    }

    void proceed() {
        deliveryQueue.send();
    }

    @Override
    public boolean ready() {
        return packetWriter.ready();
    }

    @Override
    public void send(DeliveryQueue.Parcel parcel, int id) {
        MqttProperties properties =
                five ? parcel.publication().propertiesAt(shared.nowMs().getAsLong()) : MqttProperties.NO_PROPERTIES;
        packetWriter.write(Packets.publish(parcel, id, properties));
    }

    @Override
    public void flush() {
        packetWriter.flush();
    }
}
