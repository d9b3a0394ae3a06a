package umpire.table.broker;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.mqtt.MqttProperties;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Delivery to a reader whose connection takes what the test lets it take. */
class DeliveryTest {
    private final List<String> sent = new ArrayList<>();
    private final List<Integer> ids = new ArrayList<>();
    private boolean ready = true;

    private final Delivery.Wire wire = new Delivery.Wire() {
        @Override
        public boolean ready() {
            return ready;
        }

        @Override
        public void send(Delivery.Parcel parcel, int id) {
            sent.add(parcel.publication().topic());
            ids.add(id);
        }

        @Override
        public void flush() {}
    };

    private static Delivery.Parcel parcel(String topic, int qos, boolean retain) {
        Publication publication = Publication.of(topic, new byte[] {1}, qos, retain, MqttProperties.NO_PROPERTIES, 0);
        return new Delivery.Parcel(publication, qos, false);
    }

    @Test
    void whatIsSentKeepsItsOrderWhateverItsQos() {
        Delivery delivery = new Delivery(wire, 10);
        ready = false;
        delivery.add(parcel("a", 1, false));
        delivery.add(parcel("b", 0, false));
        delivery.add(parcel("c", 1, false));
        delivery.send();
        assertThat(sent).isEmpty();
        ready = true;
        delivery.send();
        assertThat(sent).containsExactly("a", "b", "c");
        assertThat(ids).containsExactly(1, 0, 2);
    }

    @Test
    void noMoreIsOnTheWayThanTheReaderTakes() {
        Delivery delivery = new Delivery(wire, 2);
        List.of("a", "b", "c", "d").forEach(topic -> delivery.add(parcel(topic, 1, false)));
        delivery.send();
        assertThat(sent).containsExactly("a", "b");
        delivery.acknowledged(2);
        assertThat(sent).containsExactly("a", "b", "c");
        delivery.acknowledged(17);
        assertThat(sent).containsExactly("a", "b", "c");
    }

    @Test
    void anIdIsNotUsedAgainBeforeItIsAcknowledged() {
        Delivery delivery = new Delivery(wire, 2);
        delivery.add(parcel("kept", 1, false));
        delivery.send();
        for (int i = 0; i < 70_000; i++) {
            delivery.add(parcel("next", 1, false));
            delivery.send();
            int id = ids.getLast();
            assertThat(id).isBetween(2, 65_535);
            delivery.acknowledged(id);
        }
    }

    @Test
    void whoeverIsSlowStillLearnsHowThingsStandAndHoldsNoMoreThanALimit() {
        Delivery delivery = new Delivery(wire, 10);
        ready = false;
        delivery.add(parcel("position", 0, true));
        for (int i = 0; i < 10 * Delivery.MOST_WAITING; i++) {
            delivery.add(parcel("event", 0, false));
            delivery.add(parcel("health", 0, true));
        }
        ready = true;
        delivery.send();
        assertThat(sent).hasSizeLessThanOrEqualTo(Delivery.MOST_WAITING + 1).startsWith("position");
        assertThat(sent.getLast()).isEqualTo("health");
    }
}
