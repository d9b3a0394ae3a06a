package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.mqtt.MqttProperties;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Delivery to a reader whose connection takes what the test lets it take. */
class DeliveryQueueTest {
    private final List<String> sent = new ArrayList<>();
    private final List<Integer> ids = new ArrayList<>();
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
    };

    private static DeliveryQueue.Parcel parcel(String topic, int qos, boolean retain) {
        Publication publication = Publication.of(topic, new byte[] {1}, qos, retain, MqttProperties.NO_PROPERTIES, 0);
        return new DeliveryQueue.Parcel(publication, qos, false);
    }

    @Test
    void whatIsSentKeepsItsOrderWhateverItsQos() {
        DeliveryQueue deliveryQueue = new DeliveryQueue(wire, 10);
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
    void noMoreIsOnTheWayThanTheReaderTakes() {
        DeliveryQueue deliveryQueue = new DeliveryQueue(wire, 2);
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
        DeliveryQueue deliveryQueue = new DeliveryQueue(wire, 2);
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
    void whoeverIsSlowStillLearnsHowThingsStandAndHoldsNoMoreThanALimit() {
        DeliveryQueue deliveryQueue = new DeliveryQueue(wire, 10);
        ready = false;
        deliveryQueue.add(parcel("position", 0, true));
        for (int i = 0; i < 10 * DeliveryQueue.MOST_WAITING; i++) {
            deliveryQueue.add(parcel("event", 0, false));
            deliveryQueue.add(parcel("health", 0, true));
        }
        ready = true;
        deliveryQueue.send();
        assertThat(sent)
                .hasSizeLessThanOrEqualTo(DeliveryQueue.MOST_WAITING + 1)
                .startsWith("position");
        assertThat(sent.getLast()).isEqualTo("health");
    }
}
