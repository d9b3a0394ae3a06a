package umpire.mqtt;

import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.wire.Rgb;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.command.CommandReceiver;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.command.Replies;
import umpire.mqtt.connection.ConnectionState;
import umpire.mqtt.connection.ConnectionSupervisor;
import umpire.mqtt.connection.ConnectionTimeouts;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.connection.Outbox;
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
import umpire.mqtt.publishing.MessageStamp;
import umpire.mqtt.publishing.UnstampedMessage;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.observation.Observation;

/**
 * The table's way to MQTT. Everything here returns at once: what is said is put in an outbox, and sent, repeated and
 * acknowledged by threads of the link's own, whether or not a broker can be reached. What is said may be said from any thread,
 * one at a time; commands arrive on the link's own thread, and the consumer given for them must only enqueue.
 */
public final class MqttLink implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MqttLink.class);

    /** How many lines of the chronicle a reader who comes late is given. */
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
    }

    /**
     * Opens the link. The broker need not be there: it is tried again and again.
     *
     * @param tokens who may ask what
     * @param clock dates messages
     * @param clockMs monotonic; time in which the process stood still must not count, or a client that is well is replaced
     * @param done commands that an earlier run acted on, as {@link IncomingCommand#cause} named them, so that they act once. They are
     *     known before the first command can be heard
     * @param commands gets each command whose sender may ask for it; called on the link's thread, must not wait
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

    /** Hears the seats of another game from now on. */
    public void seat(AccessTokens tokens) {
        commandReceiver.seat(tokens);
    }

    /** Says which game is on the table, and takes up the chronicle where it was before the table was started. */
    public synchronized void game(GamePayload game, List<ChronicleLine> before) {
        announcer.recall(before);
        game(game);
    }

    /** Says which game is on the table. */
    public synchronized void game(GamePayload game) {
        announcer.game(game).forEach(this::say);
    }

    /** Says what may be played instead. */
    public synchronized void games(GamesPayload games) {
        announcer.games(games).forEach(this::say);
    }

    /** Says who plays. */
    public synchronized void players(PlayersPayload players) {
        announcer.players(players).forEach(this::say);
    }

    /** Says what happened and how things stand, as far as that changed. Only what is durable may be said. */
    public synchronized void announce(Bulletin bulletin, List<ChronicleLine> told) {
        announcer.bulletin(bulletin, told).stream()
                .filter(unstampedMessage ->
                        settings.seatsGuarded() || !unstampedMessage.suffix().startsWith("seat/"))
                .forEach(this::say);
    }

    /** Answers a press on the button for help. From any thread. */
    public synchronized void help(String says) {
        say(UnstampedMessage.moment("help", new HelpPayload(says)));
    }

    /** Says how the machine is, every five seconds and whenever a part changes. Call it more often than that. */
    public synchronized void health(Health health) {
        lookForNamesake();
        announcer.health(health, brokerPart(), outbox.missed(), nowMs()).forEach(this::say);
    }

    /** Two tables of one name overwrite each other's topics. Once this one is alone again it says everything once more. */
    private void lookForNamesake() {
        boolean before = shared;
        shared = namesake.isThere(nowMs());
        if (shared) {
            String says = "Another table called \"" + settings.table()
                    + "\" speaks at this broker, and each overwrites what the other says. Stop one of them, or start it with another name: --table NAME";
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
     * @param says what is wrong and what to do
     */
    public synchronized void alert(String id, AlertSeverity severity, String says) {
        announcer.alert(id, severity, says).forEach(this::say);
    }

    /** Clears an alert, if there is one. */
    public synchronized void alertOver(String id) {
        announcer.alertOver(id).forEach(this::say);
    }

    /** Says what the eye sees, at most four times a second and only what changed. Call it for every frame. */
    public synchronized void sight(Observation seen) {
        announcer.sight(seen, nowMs()).forEach(this::say);
    }

    /** Says what the lights show, at most five times a second and only what changed. Call it for every change. */
    public synchronized void light(List<Rgb> colours) {
        announcer.light(colours, nowMs()).forEach(this::say);
    }

    /** Returns how the connection is. From any thread. */
    public ConnectionState state() {
        return connectionSupervisor.state();
    }

    /** The command receiver's thread says things too; numbering and queueing are one step, so that numbers leave in order. */
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
        } else if (!outbox.knows(receivedMessage.suffix())) {
            hearUnknown(receivedMessage);
        }
    }

    /** An alert or a secret that lay at the broker is an earlier run's, which left it there when it was killed. */
    private void hearUnknown(ReceivedMessage receivedMessage) {
        if (receivedMessage.retained()) {
            say(UnstampedMessage.cleared(receivedMessage.suffix()));
        } else {
            namesake.says(receivedMessage.suffix());
        }
    }

    /** The will of a connection that was given up long ago may come at any time, and is not true while this one is there. */
    private void hearStatus(ReceivedMessage receivedMessage) {
        if (StatusPayload.saysGone(receivedMessage.payload())) {
            outbox.again(Topics.STATUS);
        }
    }

    /** Says that the table stopped, waits up to two seconds for the broker to have heard it, and ends the connection. */
    @Override
    public void close() {
        say(UnstampedMessage.state(Topics.STATUS, new StatusPayload(StatusPayload.TableState.STOPPED)));
        commandReceiver.close();
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
