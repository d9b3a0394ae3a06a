package umpire.mqtt.connection;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.LongSupplier;
import umpire.mqtt.payload.Topics;

/**
 * Publishes whether the table is there as plain text, for programs that do not read JSON: {@code online} or {@code offline}. An MQTT
 * connection has one last will, and that of the table's is its status, so this is a connection of its own.
 */
public final class Availability implements AutoCloseable {
    private static final byte[] ONLINE = "online".getBytes(StandardCharsets.UTF_8);
    private static final byte[] OFFLINE = "offline".getBytes(StandardCharsets.UTF_8);

    private final Outbox outbox = new Outbox(1, 1);
    private final ConnectionTimeouts times;
    private final ConnectionSupervisor supervisor;

    private Availability(MqttSettings settings, ConnectionTimeouts times, LongSupplier clockMs) {
        this.times = times;
        outbox.put(new OutgoingMessage(Topics.AVAILABILITY, ONLINE, true));
        BrokerAdmission.ClientPresence presence =
                new BrokerAdmission.ClientPresence(Topics.AVAILABILITY, OFFLINE.clone(), List.of(Topics.AVAILABILITY));
        this.supervisor = ConnectionSupervisor.open(settings, times, outbox, presence, this::hear, clockMs);
    }

    /** Publishes that the table is there, now and after each reconnection. */
    public static Availability open(MqttSettings settings, ConnectionTimeouts times, LongSupplier clockMs) {
        return new Availability(settings, times, clockMs);
    }

    /** The will of an abandoned connection may come late, when it is no longer true. */
    private void hear(ReceivedMessage message) {
        if (new String(message.payload(), StandardCharsets.UTF_8).equals("offline")) {
            outbox.again(Topics.AVAILABILITY);
        }
    }

    /** Publishes that the table is gone, if the broker is reachable, and disconnects. */
    @Override
    public void close() {
        outbox.put(new OutgoingMessage(Topics.AVAILABILITY, OFFLINE, true));
        try {
            if (supervisor.state().up()) {
                outbox.awaitEmpty(times.goodbyeMs());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        supervisor.close();
    }
}
