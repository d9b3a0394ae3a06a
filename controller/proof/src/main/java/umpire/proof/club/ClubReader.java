package umpire.proof.club;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;

/** A subscriber that connects again as a page does, with the same pauses. */
final class ClubReader {
    /** The pauses of the pages, in {@code shared/link.js}. */
    private static final List<Long> PAUSES_MS = List.of(500L, 1_000L);

    private static final int CONNECT_S = 4;
    private static final int KEEP_ALIVE_S = 8;

    private final String uri;
    private final List<String> filters;
    private final Consumer<Heard> hear;
    private final Thread thread =
            Thread.ofPlatform().daemon().name("club-reader").unstarted(this::run);
    private volatile boolean connected;

    /** A message, and the time of its arrival. */
    record Heard(String topic, byte[] payload, long nanos) {
        Heard {
            payload = payload.clone();
        }
    }

    /**
     * Creates a reader; {@link #start} connects it.
     *
     * @param hear receives each message, on a thread of the client library
     */
    ClubReader(String uri, List<String> filters, Consumer<Heard> hear) {
        this.uri = uri;
        this.filters = List.copyOf(filters);
        this.hear = hear;
    }

    void start() {
        thread.start();
    }

    boolean connected() {
        return connected;
    }

    private void run() {
        int tries = 0;
        try {
            while (true) {
                tries = attend() ? 0 : tries + 1;
                Thread.sleep(PAUSES_MS.get(Math.min(tries, PAUSES_MS.size() - 1)));
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs one connection to its end. Returns whether it was established. */
    private boolean attend() throws InterruptedException {
        CountDownLatch over = new CountDownLatch(1);
        MqttAsyncClient client = client();
        try {
            client.setCallback(new Ear(over));
            client.connect(options()).waitForCompletion(CONNECT_S * 1_000L);
            MqttSubscription[] wanted = filters.stream()
                    .map(filter -> new MqttSubscription(filter, 1))
                    .toArray(MqttSubscription[]::new);
            client.subscribe(wanted).waitForCompletion(CONNECT_S * 1_000L);
            connected = true;
            over.await();
            return true;
        } catch (MqttException unreachable) {
            return false;
        } finally {
            connected = false;
            release(client);
        }
    }

    private MqttAsyncClient client() {
        try {
            return new MqttAsyncClient(uri, "club-" + UUID.randomUUID(), new MemoryPersistence());
        } catch (MqttException badAddress) {
            throw new IllegalStateException("the client library does not accept the address " + uri, badAddress);
        }
    }

    private static void release(MqttAsyncClient client) {
        try {
            client.disconnectForcibly(0, 0, false);
            client.close(true);
        } catch (MqttException alreadyGone) {
            // An ended connection needs no farewell.
        }
    }

    private static MqttConnectionOptions options() {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setAutomaticReconnect(false);
        options.setConnectionTimeout(CONNECT_S);
        options.setKeepAliveInterval(KEEP_ALIVE_S);
        return options;
    }

    void stop() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }

    /** Only forwards messages. */
    private final class Ear implements MqttCallback {
        private final CountDownLatch over;

        Ear(CountDownLatch over) {
            this.over = over;
        }

        @Override
        public void messageArrived(String topic, MqttMessage message) {
            hear.accept(new Heard(topic, message.getPayload(), System.nanoTime()));
        }

        @Override
        public void disconnected(MqttDisconnectResponse response) {
            over.countDown();
        }

        @Override
        public void mqttErrorOccurred(MqttException exception) {
            over.countDown();
        }

        @Override
        public void deliveryComplete(IMqttToken token) {}

        @Override
        public void connectComplete(boolean reconnect, String serverUri) {}

        @Override
        public void authPacketArrived(int reasonCode, MqttProperties properties) {}
    }
}
