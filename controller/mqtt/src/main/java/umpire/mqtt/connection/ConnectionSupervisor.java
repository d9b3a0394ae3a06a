package umpire.mqtt.connection;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.mqtt.payload.Topics;

/** Keeps a connection up. When one ends or hangs, the supervisor abandons it and starts the next after a pause. */
public final class ConnectionSupervisor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionSupervisor.class);
    private static final long LOOK_MS = 100;
    /** How long an ended client may take to stop its threads before it is abandoned. */
    private static final long TIDY_MS = 300;

    private final ConnectionTimeouts times;
    private final IntFunction<MqttConnection> lines;
    private final Thread thread;
    private volatile boolean closing;
    private ConnectionState state = new ConnectionState(false, "not connected yet", List.of(), 0, 0);
    private volatile MqttConnection mqttConnection;
    private boolean told;
    private String logged = "";

    ConnectionSupervisor(ConnectionTimeouts times, IntFunction<MqttConnection> lines) {
        this.times = times;
        this.lines = lines;
        this.mqttConnection = lines.apply(0);
        this.thread = Thread.ofPlatform().daemon().name("mqtt-supervisor").start(this::run);
    }

    /**
     * Keeps a connection to a broker up.
     *
     * @param outbox the messages to send
     * @param lastWill the status message that the broker publishes when the connection breaks
     * @param ear receives incoming messages, on the library's thread; must not block
     * @param clockMs a monotonic clock in milliseconds. It must not count time in which the process was suspended
     */
    public static ConnectionSupervisor open(
            MqttSettings settings,
            ConnectionTimeouts times,
            Outbox outbox,
            byte[] lastWill,
            Consumer<ReceivedMessage> ear,
            LongSupplier clockMs) {
        List<String> heard = Stream.concat(
                        BrokerAdmission.HEARD.stream(),
                        Stream.of(Topics.AVAILABILITY, Topics.discovery(settings.table())))
                .toList();
        return open(
                settings,
                times,
                outbox,
                new BrokerAdmission.ClientPresence(Topics.STATUS, lastWill.clone(), heard),
                ear,
                clockMs);
    }

    static ConnectionSupervisor open(
            MqttSettings settings,
            ConnectionTimeouts times,
            Outbox outbox,
            BrokerAdmission.ClientPresence presence,
            Consumer<ReceivedMessage> ear,
            LongSupplier clockMs) {
        return new ConnectionSupervisor(
                times, number -> new MqttConnection(settings, times, outbox, presence, ear, clockMs, number));
    }

    /** Returns the current state, including changes that the supervisor's thread has not noticed yet. */
    public synchronized ConnectionState state() {
        look();
        return mqttConnection.up() || !state.up() ? state : state.lost(mqttConnection.why());
    }

    /** Counts each established connection once, even one that has already ended. */
    private synchronized void look() {
        if (mqttConnection.everUp() && !told) {
            told = true;
            state = state.connected(mqttConnection.lacks());
        }
    }

    /** Logs a problem once, and logs again only after a connection that lasted. */
    private void logTrouble(String says) {
        if (!says.isEmpty() && !says.equals(logged)) {
            LOG.warn("{}", says);
            logged = says;
        }
    }

    private void logLasting(MqttConnection current) {
        String lacks = String.join(" ", current.lacks());
        logTrouble(lacks);
        if (lacks.isEmpty() && !logged.isEmpty() && lasted(current)) {
            LOG.warn("The table is connected to its broker again.");
            logged = "";
        }
    }

    private boolean lasted(MqttConnection current) {
        return current.upMs() >= times.longestPauseMs();
    }

    private synchronized void next(MqttConnection fresh) {
        mqttConnection = fresh;
        told = false;
    }

    private synchronized void note(UnaryOperator<ConnectionState> change) {
        state = change.apply(state);
    }

    private void run() {
        long pauseMs = times.firstPauseMs();
        try {
            for (int number = 1; !closing; number++) {
                boolean lasted = attend();
                pauseMs = lasted ? times.firstPauseMs() : Math.min(2 * pauseMs, times.longestPauseMs());
                if (!closing) {
                    Thread.sleep(pauseMs);
                    next(lines.apply(number));
                }
            }
        } catch (InterruptedException e) {
            closing = true;
        }
    }

    /**
     * Runs one connection to its end. Returns whether it lasted, because a connection that breaks at once must not be retried without a
     * pause.
     */
    private boolean attend() throws InterruptedException {
        MqttConnection current = mqttConnection;
        current.start();
        while (current.alive() && !current.over()) {
            current.join(LOOK_MS);
            look();
            if (current.up()) {
                logLasting(current);
            }
            if (current.stalled()) {
                current.hangUp("The MQTT client hung and was replaced.");
                note(ConnectionState::replaced);
            }
        }
        look();
        boolean lasted = lasted(current);
        note(before -> before.lost(current.why()));
        if (!closing) {
            logTrouble(current.why());
        }
        current.join(TIDY_MS);
        return lasted;
    }

    /** Ends the connection, and waits only briefly for a client that may hang. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.interrupt();
            thread.join(times.goodbyeMs());
            mqttConnection.hangUp("closed");
            mqttConnection.join(times.goodbyeMs());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        note(before -> before.lost("closed"));
    }
}
