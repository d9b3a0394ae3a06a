package umpire.mqtt.connection;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps a line up: waits for the end of one, or leaves a hung one behind, and starts the next after a pause. */
public final class ConnectionSupervisor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionSupervisor.class);
    private static final long LOOK_MS = 100;
    /** How long an ended client may take to let go of its threads before it is left behind. */
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
     * Keeps a broker's connection up.
     *
     * @param outbox what is to be said
     * @param lastWill what the broker shall say in our name when we are gone
     * @param ear gets what is heard, on the library's thread; must not wait
     * @param clockMs monotonic; time in which the process stood still must not count
     */
    public static ConnectionSupervisor open(
            MqttSettings settings,
            ConnectionTimeouts times,
            Outbox outbox,
            byte[] lastWill,
            Consumer<ReceivedMessage> ear,
            LongSupplier clockMs) {
        return new ConnectionSupervisor(
                times, number -> new MqttConnection(settings, times, outbox, lastWill, ear, clockMs, number));
    }

    /** Returns how the connection is at this moment, whether or not the supervisor has looked since it changed. */
    public synchronized ConnectionState state() {
        look();
        return mqttConnection.up() || !state.up() ? state : state.lost(mqttConnection.why());
    }

    /** Notes that the line came up, once, also when it is over again already. */
    private synchronized void look() {
        if (mqttConnection.everUp() && !told) {
            told = true;
            state = state.connected(mqttConnection.lacks());
        }
    }

    /** Writes trouble to the log, once, and again only after a connection that lasted. */
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
            LOG.warn("The table speaks through its broker again.");
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
     * Starts the line, stays with it to its end, and returns whether it lasted: one that is lost as soon as it is up would
     * otherwise be made again without a pause, for ever.
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

    /** Ends the line, and waits only a little for a client that may hang. */
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
