package umpire.mqtt;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.wire.Rgb;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.command.CommandReceiver;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.command.Replies;
import umpire.mqtt.connection.Availability;
import umpire.mqtt.connection.ConnectionState;
import umpire.mqtt.connection.ConnectionSupervisor;
import umpire.mqtt.connection.ConnectionTimeouts;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.connection.Outbox;
import umpire.mqtt.connection.OutgoingMessage;
import umpire.mqtt.connection.ReceivedMessage;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.payload.GamesPayload;
import umpire.mqtt.payload.Health;
import umpire.mqtt.payload.HelpPayload;
import umpire.mqtt.payload.PlayersPayload;
import umpire.mqtt.payload.StatusPayload;
import umpire.mqtt.payload.Topics;
import umpire.mqtt.publishing.Announcer;
import umpire.mqtt.publishing.HomeAssistantDevice;
import umpire.mqtt.publishing.MessageStamp;
import umpire.mqtt.publishing.UnstampedMessage;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.Observation;

/**
 * The table's connection to MQTT. Every method returns at once: messages go into an outbox, and the link's own threads send, repeat and
 * acknowledge them, with or without a reachable broker. Any thread may publish. Commands arrive on the link's own thread, and their
 * consumer must only enqueue them.
 */
public final class MqttLink implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MqttLink.class);

    /** How many lines of the game log a late reader receives. */
    public static final int RECENT = Announcer.RECENT;

    private static final int MOMENTS = 1_000;
    private static final long MOMENTS_BYTES = 4 << 20;

    private final MqttSettings settings;
    private final ConnectionTimeouts times;
    private final Announcer announcer = new Announcer();
    private final LongSupplier clockMs;
    private final MessageStamp messageStamp;
    private final Outbox outbox = new Outbox(MOMENTS, MOMENTS_BYTES);
    private final CommandReceiver commandReceiver;
    private final ConnectionSupervisor connectionSupervisor;
    private final Namesake namesake;
    private final Optional<Availability> availability;
    private boolean shared;

    private MqttLink(
            MqttSettings settings,
            ConnectionTimeouts times,
            AccessTokens tokens,
            InstantSource clock,
            LongSupplier clockMs,
            Replies replies,
            Consumer<IncomingCommand> commands) {
        this.settings = settings;
        this.times = times;
        this.clockMs = clockMs;
        this.messageStamp = new MessageStamp(clock);
        this.namesake = new Namesake(messageStamp.run());
        this.commandReceiver = new CommandReceiver(tokens, replies, clockMs, this::say, commands);
        this.connectionSupervisor =
                ConnectionSupervisor.open(settings, times, outbox, messageStamp.lastWill(), this::hear, clockMs);
        this.availability = Optional.of(settings)
                .filter(asked -> asked.homeAssistant().offered())
                .map(asked -> Availability.open(asked, times, clockMs));
    }

    /**
     * Opens the link. The broker need not be running: the link retries until it connects.
     *
     * @param tokens maps tokens to their owners' rights
     * @param clock gives messages their time of day
     * @param clockMs a monotonic clock in milliseconds. It must not count time in which the process was suspended, or a healthy client is
     *     replaced
     * @param done commands that an earlier run has executed, by {@link IncomingCommand#cause}, so that a repeated command is not executed
     *     twice. They are known before the first command arrives
     * @param commands receives each permitted command; called on the link's thread, must not block
     */
    public static MqttLink open(
            MqttSettings settings,
            AccessTokens tokens,
            InstantSource clock,
            LongSupplier clockMs,
            List<String> done,
            Consumer<IncomingCommand> commands) {
        return open(settings, ConnectionTimeouts.USUAL, tokens, clock, clockMs, done, commands);
    }

    static MqttLink open(
            MqttSettings settings,
            ConnectionTimeouts times,
            AccessTokens tokens,
            InstantSource clock,
            LongSupplier clockMs,
            List<String> done,
            Consumer<IncomingCommand> commands) {
        Replies replies = new Replies();
        replies.remember(done);
        return new MqttLink(settings, times, tokens, clock, clockMs, replies, commands);
    }

    private long nowMs() {
        return clockMs.getAsLong();
    }

    /** Switches to the seats of another game. */
    public void seat(AccessTokens tokens) {
        commandReceiver.seat(tokens);
    }

    /** Publishes the current game, and continues its log from before the table was started. */
    public synchronized void game(GamePayload game, List<GameLogEntry> before) {
        announcer.recall(before);
        game(game);
    }

    /** Publishes the current game. */
    public synchronized void game(GamePayload game) {
        announcer.game(game).forEach(this::say);
        if (settings.homeAssistant().offered()) {
            byte[] device = new HomeAssistantDevice(settings.table(), game.seats())
                    .payload(settings.homeAssistant() == MqttSettings.HomeAssistantAccess.CONTROLLED);
            outbox.put(new OutgoingMessage(Topics.discovery(settings.table()), device, true));
        }
    }

    /** Publishes the games that can be chosen. */
    public synchronized void games(GamesPayload games) {
        announcer.games(games).forEach(this::say);
    }

    /** Publishes the players' names and the table's own seats. */
    public synchronized void players(PlayersPayload players) {
        announcer.players(players).forEach(this::say);
    }

    /** Publishes the parts of the snapshot that changed, and new lines of the log. The caller must have stored them durably. */
    public synchronized void announce(TableSnapshot tableSnapshot, List<GameLogEntry> told) {
        announcer.tableSnapshot(tableSnapshot, told).stream()
                .filter(unstampedMessage ->
                        settings.seatsGuarded() || !unstampedMessage.suffix().startsWith("seat/"))
                .forEach(this::say);
    }

    /** Publishes the answer to a press of the help button. May be called from any thread. */
    public synchronized void help(String says) {
        say(UnstampedMessage.moment("help", new HelpPayload(says)));
    }

    /**
     * Publishes the machine's health every five seconds, and at once when a part changes. Call it more often than every
     * five seconds.
     */
    public synchronized void health(Health health) {
        lookForNamesake();
        announcer.health(health, brokerPart(), outbox.missed(), nowMs()).forEach(this::say);
    }

    /** Two tables with the same name overwrite each other's topics. When the other one is gone, this one publishes everything again. */
    private void lookForNamesake() {
        boolean before = shared;
        shared = namesake.isThere(nowMs());
        if (shared) {
            String says = "Another table called \"" + settings.table()
                    + "\" uses this broker too, and each overwrites the other's messages. Stop one of them, or start it with another name: --table NAME";
            alert("other-table", AlertSeverity.TROUBLE, says);
            if (!before) {
                LOG.warn("{}", says);
            }
        } else if (before) {
            alertOver("other-table");
            outbox.allAgain();
            namesake.leftovers().stream()
                    .filter(suffix -> !outbox.knows(suffix))
                    .forEach(suffix -> say(UnstampedMessage.cleared(suffix)));
        }
    }

    private Health.Part brokerPart() {
        ConnectionState state = state();
        boolean ok = state.up() && state.lacks().isEmpty();
        String lacks = String.join(" ", state.lacks());
        if (lacks.isEmpty()) {
            alertOver("broker");
        } else {
            alert("broker", AlertSeverity.TROUBLE, lacks);
        }
        String says = state.up() && !ok ? lacks : state.says();
        return new Health.Part(
                "broker",
                ok ? Health.HealthState.OK : Health.HealthState.TROUBLE,
                state.replacements() == 0
                        ? says
                        : says + "; clients that hung and were left behind: " + state.replacements());
    }

    /**
     * Raises an alert that stays until {@link #alertOver}.
     *
     * @param id small letters, digits and dashes; the same trouble keeps its id
     * @param says the problem and the remedy
     */
    public synchronized void alert(String id, AlertSeverity severity, String says) {
        announcer.alert(id, severity, says).forEach(this::say);
    }

    /** Clears an alert, if there is one. */
    public synchronized void alertOver(String id) {
        announcer.alertOver(id).forEach(this::say);
    }

    /** Publishes what the camera sees, at most four times a second and only on a change. Call it for every frame. */
    public synchronized void sight(Observation seen) {
        announcer.sight(seen, nowMs()).forEach(this::say);
    }

    /** Publishes the colours of the strip, at most five times a second and only on a change. Call it for every change. */
    public synchronized void light(List<Rgb> colours) {
        announcer.light(colours, nowMs()).forEach(this::say);
    }

    /** Returns the state of the connection. May be called from any thread. */
    public ConnectionState state() {
        return connectionSupervisor.state();
    }

    /**
     * Numbers and enqueues a message in one step. The command receiver's thread publishes too, so otherwise numbers could leave out of
     * order.
     */
    private void say(UnstampedMessage unstampedMessage) {
        synchronized (messageStamp) {
            outbox.put(messageStamp.stamp(unstampedMessage));
        }
    }

    /** Called by the client library; only enqueues. */
    private void hear(ReceivedMessage receivedMessage) {
        if (receivedMessage.suffix().startsWith(Topics.COMMAND)) {
            commandReceiver.hear(receivedMessage);
        } else if (receivedMessage.suffix().equals(Topics.HEALTH)) {
            if (!receivedMessage.retained()) {
                namesake.hear(receivedMessage.payload(), nowMs());
            }
        } else if (receivedMessage.suffix().equals(Topics.STATUS)) {
            hearStatus(receivedMessage);
        } else if (receivedMessage.payload().length == 0) {
            outbox.again(receivedMessage.suffix());
        } else if (!outbox.knows(receivedMessage.suffix()) && !isForHomeAssistant(receivedMessage)) {
            hearUnknown(receivedMessage);
        }
    }

    /** Returns whether a message is of an earlier run, which Home Assistant is to keep. */
    private boolean isForHomeAssistant(ReceivedMessage receivedMessage) {
        String suffix = receivedMessage.suffix();
        return settings.homeAssistant().offered()
                && (suffix.startsWith(Topics.HOME_ASSISTANT) || suffix.equals(Topics.AVAILABILITY));
    }

    /**
     * Clears a retained message of an earlier run: an alert or secret, if it was killed, or what it told Home Assistant, if that is now
     * switched off.
     */
    private void hearUnknown(ReceivedMessage receivedMessage) {
        if (receivedMessage.retained()) {
            say(UnstampedMessage.cleared(receivedMessage.suffix()));
        } else {
            namesake.says(receivedMessage.suffix());
        }
    }

    /** Publishes the status again when the will of an abandoned connection arrives, since that will is no longer true. */
    private void hearStatus(ReceivedMessage receivedMessage) {
        if (StatusPayload.saysGone(receivedMessage.payload())) {
            outbox.again(Topics.STATUS);
        }
    }

    /** Publishes that the table stopped, waits up to two seconds until the broker has received it, and disconnects. */
    @Override
    public void close() {
        say(UnstampedMessage.state(Topics.STATUS, new StatusPayload(StatusPayload.TableState.STOPPED)));
        commandReceiver.close();
        availability.ifPresent(Availability::close);
        try {
            if (state().up()) {
                outbox.awaitEmpty(times.goodbyeMs());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        connectionSupervisor.close();
    }
}
