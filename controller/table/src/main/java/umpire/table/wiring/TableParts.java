package umpire.table.wiring;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.light.LightPlan;
import umpire.bridge.light.StripPower;
import umpire.bridge.press.PressThresholds;
import umpire.bridge.serial.Microcontrollers;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.Reconnection;
import umpire.broker.Broker;
import umpire.hardware.Rig;
import umpire.hardware.WireSource;
import umpire.mqtt.MqttLink;
import umpire.mqtt.access.TokenFile;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.connection.MqttSettings;
import umpire.referee.session.board.OtherGame;
import umpire.referee.session.input.CommandAnswer;
import umpire.robot.RobotSwitch;
import umpire.table.explain.ReadingExplainer;
import umpire.table.games.GamesAtHand;
import umpire.table.guide.GameGuides;
import umpire.table.journal.Journal;
import umpire.table.loop.TableLoop;
import umpire.table.print.GameBoxes;
import umpire.table.pump.ButtonPump;
import umpire.table.pump.CameraPump;
import umpire.table.pump.FrameProcessor;
import umpire.table.pump.LightPump;
import umpire.table.pump.PartStatus;
import umpire.table.rig.CalibrationDesk;
import umpire.table.rig.RigInUse;
import umpire.table.systemd.SystemdNotifier;
import umpire.vision.twin.camera.HandHeldBoard;
import umpire.web.TablePage;
import umpire.web.WebServer;

/**
 * The parts of a running table that outlive games, started in order and closed in reverse. They ask for the current game each time they
 * need it.
 */
final class TableParts implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableParts.class);

    private final RunSettings settings;
    private final ListeningPorts ports;
    private final Journal journal;
    private final LongSupplier clockMs;
    private final GameInPlay inPlay = new GameInPlay();
    private final GameChanger changer;
    private final List<String> notices;
    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private final VirtualButtons buttons;
    private final Microcontrollers microcontrollers;
    private final MqttSpeaker mqttSpeaker;
    private final LightPump light;
    private final CameraPump camera;
    private final OptionalParts others;
    private final CalibrationDesk desk;
    private final ReadingExplainer explainer;
    private final TokenFile.Loaded tokens;
    private final SystemdNotifier service;
    private TableAddresses addresses = TableAddresses.NONE;

    /**
     * Creates each part from the parts before it. Once started, the parts get the current game from {@link GameInPlay}.
     */
    TableParts(
            RunSettings settings,
            ListeningPorts ports,
            Journal journal,
            OpenedSession<?, ?> first,
            List<String> notices,
            LongSupplier clockMs)
            throws IOException {
        this.settings = settings;
        this.ports = ports;
        this.journal = journal;
        this.clockMs = clockMs;
        this.service = SystemdNotifier.of(System.getenv(), clockMs);
        Rig rig = settings.rig();
        this.tokens = TokenFile.open(settings.files().data(), first.game().seats());
        tokens.notices().forEach(notice -> LOG.warn("{}", notice));
        this.notices =
                Stream.concat(notices.stream(), tokens.notices().stream()).toList();
        this.mqttSpeaker = new MqttSpeaker(clockMs, this.notices);
        this.buttons = new VirtualButtons(rig.buttons(), clockMs, 2);
        this.microcontrollers = Microcontrollers.onThisMachine(clockMs);
        RigInUse rigInUse =
                new RigInUse(rig, settings.files().rig(), settings.files().data());
        Optional<VirtualStage> stage = rig.devices().tableIsVirtual()
                ? Optional.of(new VirtualStage(rig, () -> virtual().table(), new HandHeldBoard(), clockMs))
                : Optional.empty();
        this.camera = new CameraPump(DeviceOpeners.camera(rig, () -> virtual().camera(), clockMs), clockMs);
        this.desk = new CalibrationDesk(
                rigInUse, stage.map(board -> board), camera::state, () -> camera.lookAnew(false), clockMs);
        this.explainer = new ReadingExplainer(
                new LooksInPlay(camera, inPlay),
                settings.files().data().resolve("doubts"),
                InstantSource.system(),
                clockMs);
        this.others = new OptionalParts(
                rig,
                microcontrollers,
                () -> virtual().table().at(clockMs.getAsLong()),
                () -> inPlay.now().lit().tableSnapshot().prompt(),
                clockMs);
        this.light = lightPump(rig);
        this.changer = new GameChanger(surroundings(rigInUse, stage), first, tokens.tokens(), inPlay);
    }

    private GameSurroundings surroundings(RigInUse rigInUse, Optional<VirtualStage> stage) {
        return new GameSurroundings(
                settings,
                journal,
                new KeptGames(settings.play().games()),
                clockMs,
                new TableListener(mqttSpeaker, explainer::said, others::told, this::playInstead),
                look -> mqttSpeaker.looked(look.observation()),
                others::beside,
                rigInUse::now,
                desk::state,
                OpponentSeats.in(settings.files().data(), settings.play().opponent()),
                PlayerNames.in(settings.files().data()),
                stage.map(this::virtualSide));
    }

    private VirtualSide virtualSide(VirtualStage stage) {
        RobotSwitch robot = new RobotSwitch(settings.play().opponent().isPresent());
        return new VirtualSide(stage, buttons, others.broken(), robot, light::shown, camera::picture);
    }

    TableAddresses addresses() {
        return addresses;
    }

    void start() throws IOException {
        Rig rig = settings.rig();
        BrokerChoice brokerChoice = new BrokerChoice(settings);
        TokenAccess access = new TokenAccess(() -> changer.tokens(), chair -> changer.connect(chair));
        Optional<Broker> broker = brokerChoice.broker(ports.broker(), access, ports.pages()::socketRefusal);
        broker.ifPresent(this::keep);
        MqttSettings mqtt = brokerChoice.mqtt(broker);
        MqttLink link = keep(
                MqttLink.open(mqtt, tokens.tokens(), InstantSource.system(), clockMs, journal.causes(), this::take));
        keep(light);
        HintPress hints = new HintPress(inPlay::now, (asked, answer) -> changer.order(asked, "", answer), link::help);
        ButtonPump presses = keep(presses(DeviceOpeners.buttons(rig, buttons, microcontrollers, clockMs), hints));
        List.of(others, camera, desk, explainer).forEach(this::keep);
        MqttSpeaker.Sources sources = sources(link, presses);
        mqttSpeaker.speakFor(sources);
        keep(changer);
        keep(service);
        IdleMemoryRelease memory = new IdleMemoryRelease(
                () -> loop().tableSnapshot().actionsPlayed(), Runtime.getRuntime()::totalMemory, clockMs, System::gc);
        Watchdog watchdog = keep(new Watchdog(this::loop, clockMs, MqttSpeaker.warnings(link, "table")).telling(() -> {
            service.lives();
            memory.turned();
        }));
        boolean virtual = rig.devices().tableIsVirtual();
        GamesAtHand atHand =
                new GamesAtHand(settings.play().games(), () -> inPlay.now().game());
        WebServer web = keep(new WebServer(
                        ports.pages(),
                        brokerChoice.display(broker),
                        access,
                        virtual ? Optional.of(new TablePage(() -> virtual().api(), changer::order)) : Optional.empty(),
                        Optional.of(desk),
                        Optional.of(explainer)))
                .drawing(() -> inPlay.now().game())
                .guiding(new GameGuides(atHand))
                .recalling(new GameRecall(inPlay, journal))
                .printing(new GameBoxes(atHand, settings::rig))
                .examining(new TableExamination(settings, mqtt, camera, sources.parts()));
        web.start();
        changer.start(link, () -> {
            mqttSpeaker.forget();
            camera.lookAnew(virtual);
        });
        watchdog.start();
        keep(new PagesWatchdog(web::answers, web::restart, MqttSpeaker.warnings(link, "pages")))
                .start();
        camera.start(this::looker);
        light.start();
        presses.start();
        others.start();
        // If the table's own buttons are real, the page's buttons work beside them. A robot presses only the page's.
        if (virtual && !(rig.devices().buttons() instanceof WireSource.DrawnWire)) {
            keep(presses(() -> buttons, hints)).start();
        }
        addresses = new TableAddresses(web, virtual ? "play" : "");
        service.ready(inPlay.now().game().title() + ", pages at " + addresses.table());
    }

    private TableLoop<?, ?> loop() {
        return inPlay.now().loop();
    }

    private VirtualGame<?, ?> virtual() {
        return inPlay.now().virtual().orElseThrow();
    }

    private MqttSpeaker.Sources sources(MqttLink link, ButtonPump presses) {
        Rig rig = settings.rig();
        List<Supplier<PartStatus>> parts = new ArrayList<>(List.of(
                camera::partStatus,
                () -> DeviceOpeners.part(rig, rig.devices().lights(), light.partStatus()),
                () -> DeviceOpeners.part(rig, rig.devices().buttons(), presses.partStatus()),
                this::journalPart));
        parts.addAll(others.statuses());
        if (rig.devices().tableIsVirtual()) {
            parts.add(() -> inPlay.now().virtual().orElseThrow().reading());
        }
        return new MqttSpeaker.Sources(link, camera, parts, light::shown);
    }

    private LightPump lightPump(Rig rig) {
        return new LightPump(
                DeviceOpeners.lights(rig, microcontrollers),
                DeviceOpeners.RETRY_MS,
                new LightPlan(rig.leds(), StripPower.within(rig.leds().supplyAmperes())),
                () -> inPlay.now().lit(),
                camera::boardOnTable,
                clockMs);
    }

    private ButtonPump presses(Reconnection.DeviceOpener<EdgeWire> pins, HintPress hints) {
        return new ButtonPump(
                pins,
                DeviceOpeners.RETRY_MS,
                settings.rig().buttons(),
                PressThresholds.standard(),
                press -> {
                    inPlay.now().pressed(press);
                    hints.pressed(press);
                },
                clockMs);
    }

    private PartStatus journalPart() {
        return loop().ledgerTrouble()
                .map(why -> PartStatus.trouble("journal", why))
                .orElseGet(() -> PartStatus.ok("journal", "every accepted action is on disk"));
    }

    private FrameProcessor looker() {
        return desk.looker().orElseGet(() -> inPlay.now().looker());
    }

    private <P extends AutoCloseable> P keep(P part) {
        open.push(part);
        return part;
    }

    private void take(IncomingCommand incomingCommand) {
        switch (incomingCommand.commandRequest()) {
            case CommandRequest.ForSession request ->
                inPlay.now().take(request.at(clockMs.getAsLong()), incomingCommand.cause(), incomingCommand::answer);
            case CommandRequest.ForTable choose ->
                change(choose, incomingCommand.cause(), answer -> incomingCommand.answer(Optional.of(answer)));
        }
    }

    /**
     * Starts the game of another board. The player who laid it down and confirmed is at the table, so has the operator's right to choose.
     */
    private void playInstead(OtherGame game) {
        CommandRequest.ForTable choose = game.left()
                .<CommandRequest.ForTable>map(left -> new CommandRequest.GoBack(Optional.empty(), left.unfinished()))
                .orElseGet(() -> new CommandRequest.ChooseGame(Optional.empty(), game.game(), Map.of()));
        change(choose, "", mqttSpeaker::answered);
    }

    private void change(CommandRequest.ForTable choose, String cause, Consumer<CommandAnswer> answer) {
        changer.order(choose, cause, answer);
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
