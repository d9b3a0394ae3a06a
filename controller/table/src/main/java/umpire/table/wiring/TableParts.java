package umpire.table.wiring;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.light.LightPlan;
import umpire.bridge.light.StripPower;
import umpire.bridge.press.PressThresholds;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.Reconnection;
import umpire.broker.Broker;
import umpire.hardware.Devices;
import umpire.hardware.Rig;
import umpire.mqtt.MqttLink;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.access.TokenFile;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.payload.GamePayload;
import umpire.recording.GameHeader;
import umpire.recording.Recorder;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.robot.LivePlay;
import umpire.robot.RobotSwitch;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.table.journal.RecordedGame;
import umpire.table.loop.TableLoop;
import umpire.table.pump.ButtonPump;
import umpire.table.pump.CameraPump;
import umpire.table.pump.LightPump;
import umpire.table.pump.PartStatus;
import umpire.vision.observe.Eye;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.TwinDie;
import umpire.vision.twin.VirtualCamera;
import umpire.vision.twin.VirtualTable;
import umpire.web.VirtualTableApi;
import umpire.web.WebServer;

/** The parts of one running virtual table, started in order and closed the other way round. */
final class TableParts<S, A> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableParts.class);
    private static final Pose DICE_AT = new Pose(370, -210, 20);
    private static final long SEED = 20_260;

    private final RunSettings settings;
    private final ListeningPorts ports;
    private final Game<S, A> game;
    private final GameHeader header;
    private final Journal journal;
    private final GameSession<S, A> session;
    private final List<String> notices;
    private final LongSupplier clockMs;
    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private final SeatAssignment seatAssignment;
    private final RobotSwitch robot = new RobotSwitch();
    private String address = "";

    TableParts(
            RunSettings settings,
            ListeningPorts ports,
            Game<S, A> game,
            GameHeader header,
            Journal journal,
            GameSession<S, A> session,
            List<String> notices,
            LongSupplier clockMs) {
        this.settings = settings;
        this.ports = ports;
        this.game = game;
        this.header = header;
        this.journal = journal;
        this.session = session;
        this.notices = List.copyOf(notices);
        this.clockMs = clockMs;
        this.seatAssignment = SeatAssignment.of(settings.rig(), game.seats());
    }

    String address() {
        return address;
    }

    void start() throws IOException {
        Rig rig = settings.rig();
        TokenFile.Loaded tokens = TokenFile.open(settings.data(), game.seats());
        tokens.notices().forEach(notice -> LOG.warn("{}", notice));
        BrokerChoice brokerChoice = new BrokerChoice(settings);
        Optional<Broker> broker = brokerChoice.broker(ports.broker(), tokens.tokens());
        broker.ifPresent(this::keep);
        MqttSpeaker mqttSpeaker = new MqttSpeaker(
                clockMs,
                Stream.concat(notices.stream(), tokens.notices().stream()).toList());
        TableLoop<S, A> loop = loop(mqttSpeaker);
        MqttLink link = keep(link(brokerChoice.mqtt(broker), tokens.tokens(), loop));
        VirtualTable table = laidTable(rig);
        VirtualButtons buttons = new VirtualButtons(rig.buttons(), clockMs, 2);
        CameraPump camera = camera(table, mqttSpeaker, loop);
        LightPump light = keep(light(loop, camera));
        ButtonPump presses = keep(presses(DeviceOpeners.buttons(rig, buttons, clockMs), loop));
        keep(camera);
        mqttSpeaker.speakFor(sources(loop, link, camera, light, presses));
        loop.watch(camera::state);
        recorder(loop);
        keep(loop);
        Watchdog watchdog = keep(new Watchdog(loop, clockMs, told -> tell(link, told)));
        boolean virtual = rig.devices().tableIsVirtual();
        WebServer web = keep(new WebServer(
                ports.pages(),
                brokerChoice.display(broker),
                tokens.tokens().bySeatName(),
                virtual ? Optional.of(top(table, buttons, light, camera, loop)) : Optional.empty()));
        web.start();
        loop.start();
        watchdog.start();
        camera.start();
        light.start();
        presses.start();
        if (virtual) {
            startHands(table, buttons, loop);
        }
        address = virtual ? web.address() + "table" : web.address();
    }

    private TableLoop<S, A> loop(MqttSpeaker mqttSpeaker) {
        return new TableLoop<>(
                session,
                this::record,
                mqttSpeaker,
                clockMs,
                () -> GameSession.resume(game, recorded(), header.settings()));
    }

    private MqttSpeaker.Sources sources(
            TableLoop<S, A> loop, MqttLink link, CameraPump camera, LightPump light, ButtonPump presses) {
        Rig rig = settings.rig();
        return new MqttSpeaker.Sources(
                link,
                camera,
                List.of(
                        camera::partStatus,
                        () -> DeviceOpeners.part(rig, rig.devices().lights(), light.partStatus()),
                        () -> DeviceOpeners.part(rig, rig.devices().buttons(), presses.partStatus()),
                        () -> journalPart(loop)),
                light::shown);
    }

    /** The pieces stand as the game under way has them. */
    private VirtualTable laidTable(Rig rig) {
        List<TwinDie> dice = TwinDie.all(game.dice(), DICE_AT).stream()
                .map(die -> die.sized(rig.edgesMm(die.type()).getFirst()))
                .toList();
        VirtualTable table = new VirtualTable(rig.table(), game.board(), game.pieces(), dice);
        table.arrange(session.bulletin().view().picture(), SEED, clockMs.getAsLong());
        return table;
    }

    private MqttLink link(MqttSettings broker, AccessTokens tokens, TableLoop<S, A> loop) {
        MqttLink link = MqttLink.open(
                broker,
                tokens,
                InstantSource.system(),
                journal.causes(),
                incomingCommand -> take(loop, incomingCommand));
        link.game(GamePayload.of(game, header.rulings()), session.account(MqttLink.RECENT));
        return link;
    }

    private VirtualTableApi top(
            VirtualTable table, VirtualButtons buttons, LightPump light, CameraPump camera, TableLoop<S, A> loop) {
        boolean plays = settings.robotSeed().isPresent();
        return new VirtualTableWiring<>(game, loop, clockMs, plays ? Optional.of(robot) : Optional.empty())
                .top(settings.rig(), seatAssignment.seatBySide(), table, buttons, light::shown, camera::picture);
    }

    /** The page's buttons press as well where the table's own are real; and the robot presses nothing else. */
    private void startHands(VirtualTable table, VirtualButtons buttons, TableLoop<S, A> loop) {
        if (settings.rig().devices().buttons() != Devices.WireKind.VIRTUAL) {
            keep(presses(() -> buttons, loop)).start();
        }
        settings.robotSeed()
                .ifPresent(seed -> keep(new LivePlay<>(
                                game,
                                table,
                                buttons,
                                seatAssignment.seatBySide(),
                                new LivePlay.RefereedTable(loop::bulletin, loop::post),
                                robot,
                                clockMs,
                                seed))
                        .start());
    }

    private ButtonPump presses(Reconnection.DeviceOpener<EdgeWire> pins, TableLoop<S, A> loop) {
        return new ButtonPump(
                pins,
                DeviceOpeners.RETRY_MS,
                settings.rig().buttons(),
                PressThresholds.standard(),
                press -> loop.post(seatAssignment.pressed(press, loop.bulletin().turn(), clockMs.getAsLong())),
                clockMs);
    }

    private static PartStatus journalPart(TableLoop<?, ?> loop) {
        return loop.ledgerTrouble()
                .map(why -> PartStatus.trouble("journal", why))
                .orElseGet(() -> PartStatus.ok("journal", "every accepted action is on disk"));
    }

    private static void tell(MqttLink link, Watchdog.Warning told) {
        if (told.hangs()) {
            link.alert("table", AlertSeverity.TROUBLE, told.says());
        } else {
            link.alertOver("table");
        }
    }

    private CameraPump camera(VirtualTable table, MqttSpeaker mqttSpeaker, TableLoop<S, A> loop) {
        Rig rig = settings.rig();
        CameraPump.CameraOpener virtual = () -> new VirtualCamera(
                table, new TwinCamera(rig, game.board(), SEED), clockMs, VirtualCamera.Pacing.STANDARD);
        return new CameraPump(
                DeviceOpeners.camera(rig, virtual, clockMs),
                () -> new Eye(rig, game.board(), game.pieces(), game.dice()),
                look -> {
                    mqttSpeaker.looked(look.observation());
                    loop.post(new Input.Looked(
                            look.observation(), look.observation().takenMs()));
                },
                clockMs);
    }

    private LightPump light(TableLoop<S, A> loop, CameraPump camera) {
        Rig rig = settings.rig();
        return new LightPump(
                DeviceOpeners.lights(rig),
                DeviceOpeners.RETRY_MS,
                new LightPlan(rig.leds(), StripPower.standard()),
                game.board(),
                loop::bulletin,
                camera::boardOnTable,
                clockMs);
    }

    private <P extends AutoCloseable> P keep(P part) {
        open.push(part);
        return part;
    }

    private void record(List<Entry> entries, String cause) throws IOException {
        try {
            journal.append(header, entries, cause);
        } catch (JournalException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private List<Entry> recorded() {
        return journal.current().map(RecordedGame::entries).orElse(List.of());
    }

    private void take(TableLoop<S, A> loop, IncomingCommand incomingCommand) {
        loop.post(incomingCommand.at(clockMs.getAsLong()), incomingCommand.cause(), incomingCommand::answer);
    }

    private void recorder(TableLoop<S, A> loop) throws IOException {
        if (settings.record().isPresent()) {
            Recorder recorder = keep(new Recorder(settings.record().get(), header, recorded()));
            loop.recordTo(recorder::took);
        }
    }

    @Override
    public void close() {
        while (!open.isEmpty()) {
            AutoCloseable part = open.pop();
            try {
                part.close();
            } catch (Exception e) {
                LOG.warn("{} did not stop cleanly", part.getClass().getSimpleName(), e);
            }
        }
    }
}
