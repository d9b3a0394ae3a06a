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
import java.util.function.IntConsumer;

/** An accepted client: its role, its subscriptions and its delivery queue. */
final class ClientSession implements PublicationRouter.Recipient, DeliveryQueue.PacketSink {
    /** A generous estimate of a PUBLISH packet without its payload. */
    private static final int HEADER_BYTES = 1_024;

    private final SharedState shared;
    private final PacketWriter packetWriter;
    private final PublicationRouter.Name name;
    private final String address;
    private final IntConsumer hangUp;
    private final boolean five;
    private final int mostBytes;
    private final DeliveryQueue deliveryQueue;
    private final Map<String, TopicSubscription> subscriptions = new LinkedHashMap<>();
    private long heardMs;
    private boolean gone;

    /**
     * Creates the session; it is not yet admitted.
     *
     * @param address the client's address
     * @param hangUp closes the connection with a reason code
     */
    ClientSession(
            SharedState shared,
            PacketWriter packetWriter,
            ConnectRequest connectRequest,
            ClientRole clientRole,
            String address,
            IntConsumer hangUp) {
        this.shared = shared;
        this.packetWriter = packetWriter;
        this.name = new PublicationRouter.Name(clientRole, connectRequest.client());
        this.address = address;
        this.hangUp = hangUp;
        this.five = connectRequest.five();
        this.mostBytes = connectRequest.number(MqttPropertyType.MAXIMUM_PACKET_SIZE, Integer.MAX_VALUE);
        this.heardMs = shared.nowMs().getAsLong();
        int receiveMaximum = connectRequest.number(MqttPropertyType.RECEIVE_MAXIMUM, Integer.MAX_VALUE);
        // The queue to the table is limited at its entrance, so an accepted command is never dropped.
        this.deliveryQueue = isTable()
                ? new DeliveryQueue(this, receiveMaximum, Integer.MAX_VALUE, new ByteReserve(Long.MAX_VALUE))
                : new DeliveryQueue(this, receiveMaximum, shared.limits().waitingBytes(), shared.waiting());
    }

    @Override
    public PublicationRouter.Name name() {
        return name;
    }

    boolean isTable() {
        return name.clientRole() instanceof ClientRole.TableClient;
    }

    boolean five() {
        return five;
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public boolean listens() {
        return !subscriptions.isEmpty();
    }

    @Override
    public long heardMs() {
        return heardMs;
    }

    void heard(long nowMs) {
        heardMs = nowMs;
    }

    @Override
    public void makeRoom() {
        hangUp.accept(ReasonCode.QUOTA_EXCEEDED);
    }

    @Override
    public void takenOver() {
        hangUp.accept(ReasonCode.TAKEN_OVER);
    }

    /** Removes the session from the router and clears its delivery queue. */
    void leave() {
        gone = true;
        shared.publicationRouter().leave(this);
        deliveryQueue.clear();
    }

    /** Returns the bytes in the delivery queue. */
    int waitingBytes() {
        return deliveryQueue.bytes();
    }

    @Override
    public PublicationRouter.HeardHow hear(
            Publication publication, List<String> levels, PublicationRouter.Recipient from) {
        int qos = -1;
        boolean retain = false;
        for (TopicSubscription each : subscriptions.values()) {
            if (each.covers(levels, from == this)) {
                qos = Math.max(qos, each.qos());
                retain |= each.retainAsPublished() && publication.retain();
            }
        }
        if (qos < 0 || gone) {
            return PublicationRouter.HeardHow.NOT_FOR_HIM;
        }
        boolean asked = isTable() && !(from.name().clientRole() instanceof ClientRole.TableClient);
        if (asked && deliveryQueue.full(shared.limits().commandsBytes())) {
            return PublicationRouter.HeardHow.NO_ROOM;
        }
        if (!deliver(publication, qos, retain)) {
            return PublicationRouter.HeardHow.NOT_FOR_HIM;
        }
        deliveryQueue.send();
        return PublicationRouter.HeardHow.TAKEN;
    }

    /** Checks each message again, because a filter such as {@code umpire/#} covers more than its client may read. */
    private boolean deliver(Publication publication, int qos, boolean retain) {
        boolean may = shared.topicPermissions().mayRead(name.clientRole(), publication.topic())
                && publication.payload().length + HEADER_BYTES <= mostBytes;
        if (may) {
            deliveryQueue.add(new DeliveryQueue.Parcel(publication, Math.min(qos, publication.qos()), retain));
        }
        return may;
    }

    /**
     * Subscribes, and sends the retained messages right behind SUBACK, before any live message.
     *
     * @return the bytes of the retained messages
     */
    int subscribe(MqttSubscribeMessage packet) {
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
        int served = unserved.stream().mapToInt(this::serveRetained).sum();
        deliveryQueue.send();
        return served;
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
        boolean full = subscriptions.size() >= shared.limits().subscriptions() && !subscriptions.containsKey(filter);
        if (full) {
            return five ? ReasonCode.QUOTA_EXCEEDED : 0x80;
        }
        if (filter.startsWith("$share/")) {
            return five ? ReasonCode.SHARED_NOT_SUPPORTED : 0x80;
        }
        if (!TopicFilter.of(filter).valid()) {
            return five ? ReasonCode.FILTER_INVALID : 0x80;
        }
        boolean may = shared.topicPermissions().maySubscribe(name.clientRole(), filter);
        return may ? ReasonCode.SUCCESS : five ? ReasonCode.NOT_AUTHORIZED : 0x80;
    }

    private int serveRetained(TopicSubscription topicSubscription) {
        int bytes = 0;
        for (Publication kept : shared.publicationRouter()
                .retained(topicSubscription.filter(), shared.nowMs().getAsLong())) {
            deliver(kept, topicSubscription.qos(), true);
            bytes += kept.payload().length;
        }
        return bytes;
    }

    void unsubscribe(MqttUnsubscribeMessage packet) {
        List<Short> codes = packet.payload().topics().stream()
                .map(filter -> subscriptions.remove(filter) == null ? ReasonCode.NO_SUBSCRIPTION : ReasonCode.SUCCESS)
                .map(Integer::shortValue)
                .toList();
        packetWriter.send(Packets.unsubscribeAnswer(packet.variableHeader().messageId(), five ? codes : List.of()));
    }

    /** Handles PUBACK. Returns whether a message with this id was in flight. */
    boolean acknowledged(int id) {
        return deliveryQueue.acknowledged(id);
    }

    /** Continues sending, because the connection is writable again. */
    void proceed() {
        deliveryQueue.goOnLater();
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

    @Override
    public void later(Runnable step) {
        packetWriter.later(step);
    }
}
