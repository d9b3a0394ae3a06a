package umpire.mqtt.connection;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.eclipse.paho.mqttv5.client.IMqttAsyncClient;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttActionListener;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One connection on a thread of its own. It never reconnects: when it breaks or hangs, the supervisor abandons it and creates another with
 * a new client. Paho may block its caller for ever after a lost connection. So only this thread calls Paho, and the supervisor watches that
 * the thread makes progress.
 */
final class MqttConnection implements MqttCallback {
    private static final Logger LOG = LoggerFactory.getLogger(MqttConnection.class);
    private static final int ON_THE_WAY = 64;
    private final MqttSettings settings;
    private final ConnectionTimeouts times;
    private final Outbox outbox;
    private final BrokerAdmission.ClientPresence presence;
    private final Consumer<ReceivedMessage> ear;
    private final BrokerAdmission.ClientMaker clients;
    private final LongSupplier clockMs;
    private final Thread thread;

    private volatile boolean up;
    private volatile boolean everUp;
    private volatile boolean over;
    private volatile List<String> lacks = List.of();
    private volatile String why = "";
    private volatile long upSinceMs;
    private volatile long lastProgressMs;

    /** A call of the client, which may throw anything. */
    @FunctionalInterface
    private interface ClientStep {
        void take() throws MqttException, InterruptedException;
    }

    /**
     * The threads that the library starts for this connection. The library does not notice when one of them dies, so an uncaught exception
     * ends the connection.
     */
    private final class ClientThreads extends ThreadGroup {
        ClientThreads() {
            super("mqtt");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable failure) {
            end(failed(failure));
            if (failure instanceof VirtualMachineError) {
                super.uncaughtException(thread, failure);
            }
        }
    }

    MqttConnection(
            MqttSettings settings,
            ConnectionTimeouts times,
            Outbox outbox,
            BrokerAdmission.ClientPresence presence,
            Consumer<ReceivedMessage> ear,
            LongSupplier clockMs,
            int number) {
        this(settings, times, outbox, presence, ear, clockMs, number, MqttConnection::client);
    }

    /** Creates a connection whose client comes from {@code clients}. */
    MqttConnection(
            MqttSettings settings,
            ConnectionTimeouts times,
            Outbox outbox,
            BrokerAdmission.ClientPresence presence,
            Consumer<ReceivedMessage> ear,
            LongSupplier clockMs,
            int number,
            BrokerAdmission.ClientMaker clients) {
        this.settings = settings;
        this.times = times;
        this.outbox = outbox;
        this.presence = presence;
        this.ear = ear;
        this.clockMs = clockMs;
        this.lastProgressMs = clockMs.getAsLong();
        this.clients = clients;
        this.thread = Thread.ofPlatform()
                .group(new ClientThreads())
                .daemon()
                .name("mqtt-line-" + number)
                .unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    boolean up() {
        return up && !over;
    }

    /** Returns for how many milliseconds it has been up; 0 if it never was. */
    long upMs() {
        return everUp ? clockMs.getAsLong() - upSinceMs : 0;
    }

    /** Returns whether it was ever up, however briefly. */
    boolean everUp() {
        return everUp;
    }

    /** Returns functions that are missing with this broker, with the remedy, in sentences. */
    List<String> lacks() {
        return lacks;
    }

    boolean over() {
        return over;
    }

    /** Returns why the connection ended, for people. */
    String why() {
        return why;
    }

    boolean alive() {
        return thread.isAlive();
    }

    /** Waits until the thread has ended, at most this long. */
    void join(long waitMs) throws InterruptedException {
        thread.join(waitMs);
    }

    /** Returns whether the connection hangs: an acknowledgement is overdue, or the thread is stuck in the client. */
    boolean stalled() {
        long limitMs = up ? times.stallMs() : 2 * times.connectMs();
        return alive() && clockMs.getAsLong() - lastProgressMs > limitMs;
    }

    /** Asks the connection to end. */
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
                settings.libraryUri(), "umpire-" + settings.table() + "-" + UUID.randomUUID(), new MemoryPersistence());
    }

    private void run() {
        attempt(() -> {
            BrokerAdmission admission = BrokerAdmission.seek(clients, settings, presence, times.connectMs());
            attempt(() -> converse(admission));
            up = false;
            attempt(() -> GracefulDisconnect.of(admission.client()));
        });
        over = true;
    }

    /** Ends the connection when a step fails. Paho also throws undeclared exceptions, which are reported in the same way. */
    private void attempt(ClientStep step) {
        try {
            step.take();
        } catch (MqttException e) {
            end(everUp ? broke(e) : refusal(e));
        } catch (InterruptedException e) {
            end("interrupted");
        } catch (RuntimeException e) {
            LOG.debug("the MQTT client failed", e);
            end(failed(e));
        }
    }

    private void converse(BrokerAdmission admission) throws MqttException, InterruptedException {
        admission.client().setCallback(this);
        lacks = Stream.concat(
                        admission.terms().shortcomings().stream().map(String::valueOf),
                        admission.subscribe(settings, presence.heard(), times.connectMs()).stream())
                .toList();
        int turn = outbox.startOver();
        progress();
        upSinceMs = clockMs.getAsLong();
        up = true;
        everUp = true;
        speak(admission, turn);
    }

    private String refusal(MqttException e) {
        BrokerFound found = BrokerFound.refused(settings, e);
        return found.says() + " " + found.mend();
    }

    private static String failed(Throwable failure) {
        return "The MQTT client failed and is replaced: " + failure;
    }

    private static String broke(MqttException why) {
        return "The connection to the broker broke: " + why;
    }

    private void speak(BrokerAdmission admission, int turn) throws MqttException, InterruptedException {
        int most = Math.min(ON_THE_WAY, admission.terms().unacknowledged());
        Semaphore slots = new Semaphore(most);
        while (!over) {
            slots.acquire();
            Optional<OutgoingMessage> next = outbox.take(turn, 200);
            if (next.isPresent()) {
                send(admission, next.get(), slots);
            } else {
                slots.release();
            }
            if (slots.availablePermits() == most) {
                progress();
            }
        }
    }

    private void send(BrokerAdmission admission, OutgoingMessage outgoingMessage, Semaphore slots)
            throws MqttException {
        String topic = settings.topic(outgoingMessage.suffix());
        if (!admission.terms().takes(topic, outgoingMessage.payload())) {
            LOG.debug("the broker refuses a packet as long as {}", topic);
            outbox.acknowledged(outgoingMessage);
            slots.release();
            return;
        }
        MqttMessage message =
                new MqttMessage(outgoingMessage.payload(), 1, outgoingMessage.retained(), new MqttProperties());
        admission.client().publish(topic, message, null, new MqttActionListener() {
            @Override
            public void onSuccess(IMqttToken token) {
                progress();
                outbox.acknowledged(outgoingMessage);
                slots.release();
            }

            @Override
            public void onFailure(IMqttToken token, Throwable trouble) {
                end("The broker did not take a message: " + trouble);
                slots.release();
            }
        });
    }

    private void progress() {
        lastProgressMs = clockMs.getAsLong();
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
        settings.suffix(topic)
                .ifPresent(
                        suffix -> ear.accept(new ReceivedMessage(suffix, message.getPayload(), message.isRetained())));
    }

    @Override
    public void disconnected(MqttDisconnectResponse response) {
        MqttException why = response.getException();
        end(why == null ? "The broker ended the connection, for reason " + response.getReturnCode() + "." : broke(why));
    }

    @Override
    public void mqttErrorOccurred(MqttException trouble) {
        end(broke(trouble));
    }

    @Override
    public void deliveryComplete(IMqttToken token) {}

    @Override
    public void connectComplete(boolean reconnect, String uri) {}

    @Override
    public void authPacketArrived(int reasonCode, MqttProperties properties) {}
}
