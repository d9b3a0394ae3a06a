package umpire.mqtt.connection;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.eclipse.paho.mqttv5.client.IMqttAsyncClient;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttActionListener;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.mqtt.payload.Topics;

/**
 * One connection, from connecting to its end, on a thread of its own. It is never mended: when it breaks or hangs, the
 * supervisor leaves it behind and makes another, with a new client. Paho may block its caller for ever after a lost
 * connection, so only this thread calls it, and the supervisor watches that the thread gets on.
 */
final class MqttConnection implements MqttCallback {
    private static final Logger LOG = LoggerFactory.getLogger(MqttConnection.class);
    private static final int ON_THE_WAY = 64;
    /** What the table listens to. */
    static final List<String> HEARD = List.of("command/#", "alert/+", "seat/+", Topics.STATUS);

    private final MqttSettings settings;
    private final ConnectionTimeouts times;
    private final Outbox outbox;
    private final byte[] lastWill;
    private final Consumer<ReceivedMessage> ear;
    private final ClientMaker clients;
    private final Thread thread;
    private final Semaphore slots = new Semaphore(ON_THE_WAY);

    private volatile boolean up;
    private volatile boolean everUp;
    private volatile boolean over;
    private volatile String says = "connected";
    private volatile String why = "";
    private volatile long lastProgressNs = System.nanoTime();

    /** Makes a client of the library. */
    @FunctionalInterface
    interface ClientMaker {
        IMqttAsyncClient make(MqttSettings settings) throws MqttException;
    }

    /** One step with a client, which may fail in any way the library finds. */
    @FunctionalInterface
    private interface ClientStep {
        void take() throws MqttException, InterruptedException;
    }

    MqttConnection(
            MqttSettings settings,
            ConnectionTimeouts times,
            Outbox outbox,
            byte[] lastWill,
            Consumer<ReceivedMessage> ear,
            int number) {
        this(settings, times, outbox, lastWill, ear, number, MqttConnection::client);
    }

    /** A connection by a client that somebody else makes. */
    MqttConnection(
            MqttSettings settings,
            ConnectionTimeouts times,
            Outbox outbox,
            byte[] lastWill,
            Consumer<ReceivedMessage> ear,
            int number,
            ClientMaker clients) {
        this.settings = settings;
        this.times = times;
        this.outbox = outbox;
        this.lastWill = lastWill.clone();
        this.ear = ear;
        this.clients = clients;
        this.thread = Thread.ofPlatform().daemon().name("mqtt-line-" + number).unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    boolean up() {
        return up && !over;
    }

    /** Returns whether it was ever up, however short. */
    boolean everUp() {
        return everUp;
    }

    /** Returns how the connection is while it is up, for people. */
    String says() {
        return says;
    }

    boolean over() {
        return over;
    }

    /** Returns why it ended, for people. */
    String why() {
        return why;
    }

    boolean alive() {
        return thread.isAlive();
    }

    /** Waits for its end, at most so long. */
    void join(long waitMs) throws InterruptedException {
        thread.join(waitMs);
    }

    /** Returns whether nothing has moved for too long: no acknowledgement, or our thread stuck in the client. */
    boolean stalled() {
        long limitMs = up ? times.stallMs() : 2 * times.connectMs();
        return alive() && System.nanoTime() - lastProgressNs > limitMs * 1_000_000;
    }

    /** Asks it to end. */
    void hangUp(String reason) {
        end(reason);
        thread.interrupt();
    }

    private void end(String reason) {
        if (!over) {
            why = reason;
            over = true;
        }
    }

    private static IMqttAsyncClient client(MqttSettings settings) throws MqttException {
        return new MqttAsyncClient(
                settings.uri(), "umpire-" + settings.table() + "-" + UUID.randomUUID(), new MemoryPersistence());
    }

    private void run() {
        attempt(() -> {
            IMqttAsyncClient client = clients.make(settings);
            attempt(() -> converse(client));
            up = false;
            attempt(() -> Farewell.of(client));
        });
        over = true;
    }

    /** Ends the connection when a step fails. Paho also throws what it never declared, and that must be told like the rest. */
    private void attempt(ClientStep step) {
        try {
            step.take();
        } catch (MqttException e) {
            end(reason(e));
        } catch (InterruptedException e) {
            end("interrupted");
        } catch (RuntimeException e) {
            LOG.warn("the MQTT client failed", e);
            end("the client failed: " + e);
        }
    }

    private void converse(IMqttAsyncClient client) throws MqttException, InterruptedException {
        client.setCallback(this);
        connect(client);
        int turn = outbox.startOver();
        progress();
        up = true;
        everUp = true;
        speak(client, turn);
    }

    private static String reason(MqttException e) {
        Throwable cause = e.getCause();
        return cause == null ? e.toString() : e.getMessage() + ": " + cause.getMessage();
    }

    private void connect(IMqttAsyncClient client) throws MqttException {
        client.connect(options()).waitForCompletion(times.connectMs());
        for (String filter : HEARD) {
            MqttSubscription subscription = new MqttSubscription(settings.root() + "/" + filter, 1);
            subscription.setNoLocal(true);
            subscription.setRetainAsPublished(true);
            IMqttToken token = client.subscribe(subscription);
            token.waitForCompletion(times.connectMs());
            if (!granted(token)) {
                says = "connected, but the broker does not let the table read " + filter;
            }
        }
    }

    private static boolean granted(IMqttToken token) {
        int[] codes = token.getReasonCodes();
        return codes != null && codes.length > 0 && codes[0] < 0x80;
    }

    private MqttConnectionOptions options() {
        MqttConnectionOptions options = ConnectionOptions.of(settings, times.connectMs());
        options.setKeepAliveInterval(10);
        // Longer than any message of the table's, and than any command: the library holds to it both ways.
        options.setMaximumPacketSize(128L * 1_024);
        options.setWill(
                settings.root() + "/" + Topics.STATUS, new MqttMessage(lastWill, 1, true, new MqttProperties()));
        return options;
    }

    private void speak(IMqttAsyncClient client, int turn) throws MqttException, InterruptedException {
        while (!over) {
            slots.acquire();
            Optional<OutgoingMessage> next = outbox.take(turn, 200);
            if (next.isPresent()) {
                send(client, next.get());
            } else {
                slots.release();
            }
            if (slots.availablePermits() == ON_THE_WAY) {
                progress();
            }
        }
    }

    private void send(IMqttAsyncClient client, OutgoingMessage outgoingMessage) throws MqttException {
        MqttMessage message =
                new MqttMessage(outgoingMessage.payload(), 1, outgoingMessage.retained(), new MqttProperties());
        client.publish(settings.root() + "/" + outgoingMessage.suffix(), message, null, new MqttActionListener() {
            @Override
            public void onSuccess(IMqttToken token) {
                progress();
                outbox.acknowledged(outgoingMessage);
                slots.release();
            }

            @Override
            public void onFailure(IMqttToken token, Throwable trouble) {
                end("a message was not taken: " + trouble);
                slots.release();
            }
        });
    }

    private void progress() {
        lastProgressNs = System.nanoTime();
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
        if (topic.startsWith(settings.root() + "/")) {
            ear.accept(new ReceivedMessage(
                    topic.substring(settings.root().length() + 1), message.getPayload(), message.isRetained()));
        }
    }

    @Override
    public void disconnected(MqttDisconnectResponse response) {
        end("the connection ended: " + response);
    }

    @Override
    public void mqttErrorOccurred(MqttException trouble) {
        end("the client reports " + trouble);
    }

    @Override
    public void deliveryComplete(IMqttToken token) {}

    @Override
    public void connectComplete(boolean reconnect, String uri) {}

    @Override
    public void authPacketArrived(int reasonCode, MqttProperties properties) {}
}
