package umpire.mqtt.connection;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.mqttv5.client.IMqttAsyncClient;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;

/**
 * Tests a broker by using it as the table does: connects, logs in, subscribes, and publishes a harmless message. The message must come
 * back, because a broker may drop forbidden messages silently.
 */
public final class BrokerProbe {
    /** The topic of an alert that is never raised. The probe clears it, which displays and home automation ignore. */
    private static final String SAID = "alert/doctor";

    private final MqttSettings settings;
    private final long patienceMs;

    private BrokerProbe(MqttSettings settings, long patienceMs) {
        this.settings = settings;
        this.patienceMs = patienceMs;
    }

    /**
     * Probes a broker and waits for the result.
     *
     * @param patienceMs the timeout of each step, in milliseconds
     */
    public static BrokerFound of(MqttSettings settings, long patienceMs) {
        return new BrokerProbe(settings, patienceMs).found();
    }

    private BrokerFound found() {
        try {
            BrokerAdmission admission = BrokerAdmission.seek(
                    BrokerProbe::client,
                    settings,
                    new BrokerAdmission.ClientPresence(SAID, new byte[0], List.of()),
                    patienceMs);
            try {
                return with(admission);
            } finally {
                GracefulDisconnect.of(admission.client());
            }
        } catch (MqttException e) {
            return BrokerFound.refused(settings, e);
        }
    }

    private static IMqttAsyncClient client(MqttSettings settings) throws MqttException {
        return new MqttAsyncClient(
                settings.libraryUri(), "umpire-doctor-" + UUID.randomUUID(), new MemoryPersistence());
    }

    private BrokerFound with(BrokerAdmission admission) throws MqttException {
        for (String filter : BrokerAdmission.HEARD) {
            IMqttToken token = admission.client().subscribe(settings.root() + "/" + filter, 1);
            token.waitForCompletion(patienceMs);
            if (!BrokerAdmission.granted(token)) {
                return BrokerFound.unread(settings, filter);
            }
        }
        return publishes(admission.client())
                ? BrokerFound.open(admission.terms())
                : BrokerFound.unpublished(settings, settings.root() + "/" + SAID);
    }

    private boolean publishes(IMqttAsyncClient client) throws MqttException {
        String topic = settings.root() + "/" + SAID;
        CountDownLatch heard = new CountDownLatch(1);
        client.setCallback(new Listening(topic, heard));
        try {
            client.publish(topic, new MqttMessage(new byte[0], 1, false, new MqttProperties()))
                    .waitForCompletion(patienceMs);
            return heard.await(patienceMs, TimeUnit.MILLISECONDS);
        } catch (MqttException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Waits for a message on one topic. */
    private record Listening(String topic, CountDownLatch heard) implements MqttCallback {
        @Override
        public void messageArrived(String on, MqttMessage message) {
            if (on.equals(topic)) {
                heard.countDown();
            }
        }

        @Override
        public void disconnected(MqttDisconnectResponse response) {}

        @Override
        public void mqttErrorOccurred(MqttException trouble) {}

        @Override
        public void deliveryComplete(IMqttToken token) {}

        @Override
        public void connectComplete(boolean reconnect, String uri) {}

        @Override
        public void authPacketArrived(int reasonCode, MqttProperties properties) {}
    }
}
