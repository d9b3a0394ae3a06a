package umpire.mqtt.connection;

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
 * Tries a broker as the table uses it: reaches it, proves who the table is, listens where the table listens, and says something that nobody
 * heeds. What is said must come back, because a broker may drop what it does not let through without a word.
 */
public final class BrokerProbe {
    /** An alert that is over and never was: displays and house automation do nothing. */
    private static final String SAID = "alert/doctor";

    /** As MQTT 5 counts: from the first on something is refused. */
    private static final int REFUSED = 0x80;

    private static final int BAD_NAME_OR_PASSWORD = 0x86;
    private static final int NOT_AUTHORISED = 0x87;

    private final MqttSettings settings;
    private final long patienceMs;

    private BrokerProbe(MqttSettings settings, long patienceMs) {
        this.settings = settings;
        this.patienceMs = patienceMs;
    }

    /** How far one came. */
    public enum BrokerAccess {
        /** The table can use it. */
        OPEN,
        /** Nobody answers there as a broker does. */
        UNREACHABLE,
        /** Name or password are refused. */
        NOT_LET_IN,
        /** Some of what the table listens to may not be read. */
        NOT_READ,
        /** What the table says goes nowhere. */
        NOT_PUBLISHED
    }

    /**
     * What was found.
     *
     * @param why in the words of the library, or the topic; empty where the broker is open
     */
    public record BrokerFound(BrokerAccess access, String why) {}

    /**
     * Tries a broker, and waits for what comes of it.
     *
     * @param patienceMs for each step
     */
    public static BrokerFound of(MqttSettings settings, long patienceMs) {
        return new BrokerProbe(settings, patienceMs).found();
    }

    private BrokerFound found() {
        try {
            IMqttAsyncClient client =
                    new MqttAsyncClient(settings.uri(), "umpire-doctor-" + UUID.randomUUID(), new MemoryPersistence());
            try {
                return with(client);
            } finally {
                Farewell.of(client);
            }
        } catch (MqttException e) {
            return new BrokerFound(BrokerAccess.UNREACHABLE, said(e));
        }
    }

    private BrokerFound with(IMqttAsyncClient client) throws MqttException {
        try {
            client.connect(ConnectionOptions.of(settings, patienceMs)).waitForCompletion(patienceMs);
        } catch (MqttException e) {
            boolean refused = e.getReasonCode() == BAD_NAME_OR_PASSWORD || e.getReasonCode() == NOT_AUTHORISED;
            return new BrokerFound(refused ? BrokerAccess.NOT_LET_IN : BrokerAccess.UNREACHABLE, said(e));
        }
        for (String filter : MqttConnection.HEARD) {
            if (!granted(client.subscribe(settings.root() + "/" + filter, 1))) {
                return new BrokerFound(BrokerAccess.NOT_READ, settings.root() + "/" + filter);
            }
        }
        return publishes(client);
    }

    private BrokerFound publishes(IMqttAsyncClient client) throws MqttException {
        String topic = settings.root() + "/" + SAID;
        CountDownLatch heard = new CountDownLatch(1);
        client.setCallback(new Listening(topic, heard));
        BrokerFound dropped = new BrokerFound(BrokerAccess.NOT_PUBLISHED, topic);
        try {
            client.publish(topic, new MqttMessage(new byte[0], 1, false, new MqttProperties()))
                    .waitForCompletion(patienceMs);
            return heard.await(patienceMs, TimeUnit.MILLISECONDS) ? new BrokerFound(BrokerAccess.OPEN, "") : dropped;
        } catch (MqttException e) {
            return dropped;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return dropped;
        }
    }

    private boolean granted(IMqttToken token) throws MqttException {
        token.waitForCompletion(patienceMs);
        int[] codes = token.getReasonCodes();
        return codes != null && codes.length > 0 && codes[0] < REFUSED;
    }

    private static String said(MqttException e) {
        Throwable cause = e.getCause();
        return cause == null ? String.valueOf(e.getMessage()) : e.getMessage() + ": " + cause.getMessage();
    }

    /** Hears what was said on one topic. */
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
