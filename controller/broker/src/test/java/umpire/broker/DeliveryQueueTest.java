package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.mqtt.MqttProperties;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Delivery over a connection whose writability the test controls. */
class DeliveryQueueTest {
    private static final int MOST_BYTES = 1_000_000;
    private static final long RESERVE_BYTES = 4_000_000;

    private final List<String> sent = new ArrayList<>();
    private final List<Integer> ids = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();
    private final ByteReserve reserve = new ByteReserve(RESERVE_BYTES);
    private boolean ready = true;

    private final DeliveryQueue.PacketSink wire = new DeliveryQueue.PacketSink() {
        @Override
        public boolean ready() {
            return ready;
        }

        @Override
        public void send(DeliveryQueue.Parcel parcel, int id) {
            sent.add(parcel.publication().topic());
            ids.add(id);
        }

        @Override
        public void flush() {}

        @Override
        public void later(Runnable step) {
            later.add(step);
        }
    };

    private DeliveryQueue queue(int receiveMaximum) {
        return new DeliveryQueue(wire, receiveMaximum, MOST_BYTES, reserve);
    }

    private static DeliveryQueue.Parcel parcel(String topic, int qos, boolean retain) {
        return parcel(topic, qos, retain, 1);
    }

    private static DeliveryQueue.Parcel parcel(String topic, int qos, boolean retain, int bytes) {
        Publication publication = Publication.of(topic, new byte[bytes], qos, retain, MqttProperties.NO_PROPERTIES, 0);
        return new DeliveryQueue.Parcel(publication, qos, false);
    }

    /** Sends until nothing is left to do. */
    private void sendAll(DeliveryQueue deliveryQueue) {
        deliveryQueue.send();
        while (!later.isEmpty()) {
            later.removeFirst().run();
        }
    }

    @Test
    void messagesKeepTheirOrderAcrossQosLevels() {
        DeliveryQueue deliveryQueue = queue(10);
        ready = false;
        deliveryQueue.add(parcel("a", 1, false));
        deliveryQueue.add(parcel("b", 0, false));
        deliveryQueue.add(parcel("c", 1, false));
        deliveryQueue.send();
        assertThat(sent).isEmpty();
        ready = true;
        deliveryQueue.send();
        assertThat(sent).containsExactly("a", "b", "c");
        assertThat(ids).containsExactly(1, 0, 2);
    }

    @Test
    void theReceiveMaximumIsKept() {
        DeliveryQueue deliveryQueue = queue(2);
        List.of("a", "b", "c", "d").forEach(topic -> deliveryQueue.add(parcel(topic, 1, false)));
        deliveryQueue.send();
        assertThat(sent).containsExactly("a", "b");
        deliveryQueue.acknowledged(2);
        assertThat(sent).containsExactly("a", "b", "c");
        deliveryQueue.acknowledged(17);
        assertThat(sent).containsExactly("a", "b", "c");
    }

    @Test
    void anIdIsNotUsedAgainBeforeItIsAcknowledged() {
        DeliveryQueue deliveryQueue = queue(2);
        deliveryQueue.add(parcel("kept", 1, false));
        deliveryQueue.send();
        for (int i = 0; i < 70_000; i++) {
            deliveryQueue.add(parcel("next", 1, false));
            deliveryQueue.send();
            int id = ids.getLast();
            assertThat(id).isBetween(2, 65_535);
            deliveryQueue.acknowledged(id);
        }
    }

    @Test
    void aSlowClientGetsTheCurrentStateWithinTheQueueLimit() {
        DeliveryQueue deliveryQueue = queue(10);
        ready = false;
        deliveryQueue.add(parcel("position", 0, true));
        for (int i = 0; i < 10 * DeliveryQueue.MOST_WAITING; i++) {
            deliveryQueue.add(parcel("event", 0, false));
            deliveryQueue.add(parcel("health", 0, true));
        }
        ready = true;
        sendAll(deliveryQueue);
        assertThat(sent)
                .hasSizeLessThanOrEqualTo(DeliveryQueue.MOST_WAITING + 1)
                .startsWith("position");
        assertThat(sent.getLast()).isEqualTo("health");
    }

    @Test
    void aSlowClientsQueueIsLimitedInBytesToo() {
        DeliveryQueue deliveryQueue = queue(10);
        ready = false;
        deliveryQueue.add(parcel("position", 0, true, 60_000));
        for (int i = 0; i < 200; i++) {
            deliveryQueue.add(parcel("event", 0, false, 60_000));
            assertThat(deliveryQueue.bytes()).isLessThanOrEqualTo(MOST_BYTES + 2 * 61_000);
        }
        assertThat(reserve.held()).isEqualTo(deliveryQueue.bytes());
        ready = true;
        sendAll(deliveryQueue);
        assertThat(sent).startsWith("position").hasSizeBetween(5, MOST_BYTES / 60_000 + 1);
        assertThat(deliveryQueue.bytes()).isZero();
        assertThat(reserve.held()).isZero();
    }

    @Test
    void overTheCommonLimitEachQueueShrinksButKeepsTheLastRetained() {
        ready = false;
        List<DeliveryQueue> slow = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            slow.add(queue(10));
        }
        for (int i = 0; i < 20; i++) {
            for (DeliveryQueue each : slow) {
                each.add(parcel("event", 0, false, 40_000));
                each.add(parcel("health", 0, true, 1_000));
            }
        }
        assertThat(reserve.held())
                .isLessThanOrEqualTo(RESERVE_BYTES + 50 * MOST_BYTES / 8)
                .isLessThan(50L * MOST_BYTES / 4);
        ready = true;
        slow.forEach(this::sendAll);
        assertThat(sent.stream().filter("health"::equals).count()).isGreaterThanOrEqualTo(50);
        slow.forEach(DeliveryQueue::clear);
        assertThat(reserve.held()).isZero();
    }

    @Test
    void aLongQueueIsSentInSeveralTurns() {
        DeliveryQueue deliveryQueue = queue(10);
        ready = false;
        for (int i = 0; i < 1_000; i++) {
            deliveryQueue.add(parcel("event", 0, false));
        }
        ready = true;
        deliveryQueue.send();
        assertThat(sent).hasSizeLessThan(100);
        sendAll(deliveryQueue);
        assertThat(sent).hasSize(1_000);
    }
}
