package umpire.broker;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
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
import umpire.testing.Wait;

/** A plain Paho client without project code, to test a broker from outside. */
public final class RawClient implements AutoCloseable, MqttCallback {
    private final MqttAsyncClient client;
    private final BlockingQueue<Received> received = new LinkedBlockingQueue<>();

    /** A received message; {@code retained} is its retain flag. */
    public record Received(String topic, String text, boolean retained) {}

    private RawClient(MqttAsyncClient client) {
        this.client = client;
        client.setCallback(this);
    }

    public static RawClient connect(String uri, String user, String password) throws MqttException {
        return connectAs(uri, UUID.randomUUID().toString(), user, password, true);
    }

    static RawClient connectAs(String uri, String id, String user, String password, boolean clean)
            throws MqttException {
        MqttConnectionOptions options = options(user, password);
        options.setCleanStart(clean);
        options.setSessionExpiryInterval(clean ? 0L : 60L);
        return connect(uri, id, options);
    }

    static RawClient connectWithWill(String uri, String topic, String text) throws MqttException {
        return connectWithWill(uri, "", "", topic, text);
    }

    /** Connects with a last will. */
    public static RawClient connectWithWill(String uri, String user, String password, String topic, String text)
            throws MqttException {
        return connectWithWill(uri, user, password, topic, text, 0);
    }

    /** Connects with a last will and a delay for it. */
    public static RawClient connectWithWill(
            String uri, String user, String password, String topic, String text, long delaySeconds)
            throws MqttException {
        MqttConnectionOptions options = options(user, password);
        MqttProperties late = new MqttProperties();
        late.setWillDelayInterval(delaySeconds);
        options.setWillMessageProperties(late);
        options.setSessionExpiryInterval(delaySeconds);
        options.setWill(topic, message(text, true));
        return connect(uri, UUID.randomUUID().toString(), options);
    }

    private static MqttConnectionOptions options(String user, String password) {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setAutomaticReconnect(false);
        options.setSocketFactory(new PatientSockets());
        options.setConnectionTimeout((int) (Wait.LIMIT_MS / 1_000));
        if (!user.isEmpty()) {
            options.setUserName(user);
            options.setPassword(password.getBytes(StandardCharsets.UTF_8));
        }
        return options;
    }

    private static RawClient connect(String uri, String id, MqttConnectionOptions options) throws MqttException {
        RawClient raw = new RawClient(new MqttAsyncClient(uri, id, new MemoryPersistence()));
        try {
            raw.client.connect(options).waitForCompletion(Wait.LIMIT_MS);
        } catch (MqttException e) {
            raw.client.close(true);
            throw e;
        }
        return raw;
    }

    private static MqttMessage message(String text, boolean retained) {
        return new MqttMessage(text.getBytes(StandardCharsets.UTF_8), 1, retained, new MqttProperties());
    }

    public void subscribe(String filter) throws MqttException {
        client.subscribe(filter, 1).waitForCompletion(Wait.LIMIT_MS);
    }

    /** Subscribes with retain-as-published, so live messages keep their retain flag. */
    public void subscribeAsPublished(String filter) throws MqttException {
        MqttSubscription subscription = new MqttSubscription(filter, 1);
        subscription.setRetainAsPublished(true);
        client.subscribe(subscription).waitForCompletion(Wait.LIMIT_MS);
    }

    int subscriptionAnswer(String filter) throws MqttException {
        return answer(client.subscribe(filter, 1));
    }

    public void publish(String topic, String text, boolean retained) throws MqttException {
        client.publish(topic, message(text, retained)).waitForCompletion(Wait.LIMIT_MS);
    }

    int publicationAnswer(String topic, String text, boolean retained) throws MqttException {
        return answer(client.publish(topic, message(text, retained)));
    }

    private static int answer(IMqttToken token) throws MqttException {
        try {
            token.waitForCompletion(Wait.LIMIT_MS);
        } catch (MqttException e) {
            if (token.getReasonCodes() == null) {
                throw e;
            }
        }
        return token.getReasonCodes()[0];
    }

    /** Waits for the next message. */
    public Received next() throws InterruptedException {
        return Wait.next("a message", received);
    }

    /** Returns the topics received before a message on the given topic. */
    List<String> topicsUntil(String mark) throws InterruptedException {
        List<String> topics = new ArrayList<>();
        for (Received next = next(); !next.topic().equals(mark); next = next()) {
            topics.add(next.topic());
        }
        return topics;
    }

    /** Breaks the connection without DISCONNECT. */
    public void drop() throws MqttException {
        client.disconnectForcibly(0, 0, false);
        client.close(true);
    }

    /** Closes the connection without waiting, because the library's DISCONNECT sleeps. */
    @Override
    public void close() {
        Thread.ofVirtual().start(this::sayGoodbye);
    }

    private void sayGoodbye() {
        try {
            if (client.isConnected()) {
                client.disconnect(0).waitForCompletion(Wait.LIMIT_MS);
            }
            client.close(true);
        } catch (MqttException e) {
            System.out.println("a raw client did not close: " + e);
        }
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
        received.add(
                new Received(topic, new String(message.getPayload(), StandardCharsets.UTF_8), message.isRetained()));
    }

    @Override
    public void disconnected(MqttDisconnectResponse response) {}

    @Override
    public void mqttErrorOccurred(MqttException exception) {}

    @Override
    public void deliveryComplete(IMqttToken token) {}

    @Override
    public void connectComplete(boolean reconnect, String uri) {}

    @Override
    public void authPacketArrived(int reasonCode, MqttProperties properties) {}
}
