package umpire.table.broker;

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
final class Visitor implements Exchange.Reader, Delivery.Wire {
    private static final int MOST_SUBSCRIPTIONS = 200;

    /** What a publication needs beside its payload, generously. */
    private static final int HEADER_BYTES = 1_024;

    private final Connection.House house;
    private final Outlet outlet;
    private final Exchange.Name name;
    private final boolean five;
    private final int mostBytes;
    private final Delivery delivery;
    private final Map<String, Subscription> subscriptions = new LinkedHashMap<>();

    Visitor(Connection.House house, Outlet outlet, Greeting greeting, Guest guest) {
        this.house = house;
        this.outlet = outlet;
        this.name = new Exchange.Name(guest, greeting.client());
        this.five = greeting.five();
        this.mostBytes = greeting.number(MqttPropertyType.MAXIMUM_PACKET_SIZE, Integer.MAX_VALUE);
        this.delivery = new Delivery(this, greeting.number(MqttPropertyType.RECEIVE_MAXIMUM, Integer.MAX_VALUE));
    }

    @Override
    public Exchange.Name name() {
        return name;
    }

    @Override
    public void takenOver() {
        house.exchange().leave(this);
        if (five) {
            outlet.sendLast(Packets.goodbye(Reason.TAKEN_OVER));
        } else {
            outlet.close();
        }
    }

    @Override
    public void hear(Publication publication, Exchange.Reader from) {
        int qos = -1;
        boolean retain = false;
        for (Subscription each : subscriptions.values()) {
            if (each.covers(publication, from == this)) {
                qos = Math.max(qos, each.qos());
                retain |= each.retainAsPublished() && publication.retain();
            }
        }
        if (qos >= 0 && deliver(publication, qos, retain)) {
            delivery.send();
        }
    }

    /** A filter such as {@code umpire/#} is wider than what its reader may see, so each message is looked at. */
    private boolean deliver(Publication publication, int qos, boolean retain) {
        boolean may = house.rights().mayRead(name.guest(), publication.topic())
                && publication.payload().length + HEADER_BYTES <= mostBytes;
        if (may) {
            delivery.add(new Delivery.Parcel(publication, Math.min(qos, publication.qos()), retain));
        }
        return may;
    }

    /** What is kept goes out right behind the answer, and before anything that is said later. */
    void subscribe(MqttSubscribeMessage packet) {
        List<Integer> codes = new ArrayList<>();
        List<Subscription> unserved = new ArrayList<>();
        for (MqttTopicSubscription wanted : packet.payload().topicSubscriptions()) {
            int code = fault(wanted.topicFilter());
            if (code == Reason.SUCCESS) {
                Subscription subscription = subscription(wanted);
                boolean known = subscriptions.put(wanted.topicFilter(), subscription) != null;
                if (wantsRetained(wanted.option().retainHandling(), known)) {
                    unserved.add(subscription);
                }
                code = subscription.qos();
            }
            codes.add(code);
        }
        outlet.write(Packets.subscribeAnswer(packet.variableHeader().messageId(), codes));
        unserved.forEach(this::serveRetained);
        delivery.send();
    }

    private static Subscription subscription(MqttTopicSubscription wanted) {
        return new Subscription(
                TopicFilter.of(wanted.topicFilter()),
                Math.min(wanted.qualityOfService().value(), Subscription.MOST_QOS),
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
            return five ? Reason.SHARED_NOT_SUPPORTED : 0x80;
        }
        if (!TopicFilter.of(filter).valid()) {
            return five ? Reason.FILTER_INVALID : 0x80;
        }
        if (!house.rights().maySubscribe(name.guest(), filter)) {
            return five ? Reason.NOT_AUTHORIZED : 0x80;
        }
        boolean full = subscriptions.size() >= MOST_SUBSCRIPTIONS && !subscriptions.containsKey(filter);
        return !full ? Reason.SUCCESS : five ? Reason.QUOTA_EXCEEDED : 0x80;
    }

    private void serveRetained(Subscription subscription) {
        house.exchange()
                .retained(subscription.filter(), house.nowMs().getAsLong())
                .forEach(kept -> deliver(kept, subscription.qos(), true));
    }

    void unsubscribe(MqttUnsubscribeMessage packet) {
        List<Short> codes = packet.payload().topics().stream()
                .map(filter -> subscriptions.remove(filter) == null ? Reason.NO_SUBSCRIPTION : Reason.SUCCESS)
                .map(Integer::shortValue)
                .toList();
        outlet.send(Packets.unsubscribeAnswer(packet.variableHeader().messageId(), five ? codes : List.of()));
    }

    void acknowledged(int id) {
        delivery.acknowledged(id);
    }

    void proceed() {
        delivery.send();
    }

    @Override
    public boolean ready() {
        return outlet.ready();
    }

    @Override
    public void send(Delivery.Parcel parcel, int id) {
        MqttProperties properties =
                five ? parcel.publication().propertiesAt(house.nowMs().getAsLong()) : MqttProperties.NO_PROPERTIES;
        outlet.write(Packets.publish(parcel, id, properties));
    }

    @Override
    public void flush() {
        outlet.flush();
    }
}
