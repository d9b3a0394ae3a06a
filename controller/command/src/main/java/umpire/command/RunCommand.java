package umpire.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.broker.BrokerSettings;
import umpire.broker.tls.TlsIdentity;
import umpire.command.console.CommandFailure;
import umpire.command.options.GameOptions;
import umpire.hardware.Rig;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.player.PlayingLevel;
import umpire.table.games.GameCatalogue;
import umpire.table.wiring.RunSettings;
import umpire.table.wiring.RunSettings.TlsChoice;
import umpire.table.wiring.RunningTable;
import umpire.table.wiring.TableAddresses;

/** The service. */
@Command(
        name = "run",
        description = {
            "Run the table, with an embedded broker and the pages on one port: the virtual table, or the one the rig file describes.",
            "Prints the address to open, and the address of a page with links and QR codes for phones. Ctrl-C stops the table. The next start resumes the game, also after a crash.",
            "A browser that opens a printed address may do everything, and stays the operator's after a restart. For programs: ./umpire token operator",
            "An unfinished game continues. With --game another game begins; the unfinished one is kept, and you can go back to it."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire run",
            "  ./umpire run --port 8081 --data /tmp/evening",
            "  ./umpire run --broker mqtt://192.168.1.5:1883 --broker-ws ws://192.168.1.5:9001 --broker-user umpire",
            "  ./umpire run --broker mqtts://mqtt.house:8883 --broker-ca ca.crt --broker-ws wss://mqtt.house:9001",
            "  ./umpire run --rig hardware/rig/standard.yaml --camera 0",
            "  ./umpire run --record evening.jsonl.gz",
            "  ./umpire run --phones              let phones and displays connect",
            "  ./umpire run --phones --tls        the same, with encryption",
            "  mosquitto_sub -t 'umpire/+/+/event' -v   print what happens in the game"
        })
public final class RunCommand implements Callable<Integer> {
    private static final String EVERYWHERE = "0.0.0.0";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private TableOptions place = new TableOptions();

    @Option(
            names = "--table",
            paramLabel = "NAME",
            defaultValue = "home",
            description = "the table's name in MQTT topics (default: home)")
    private String table = "home";

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description =
                    "the address on which pages and embedded broker listen; 0.0.0.0 lets the whole network in (default: this machine only)")
    private String host = "127.0.0.1";

    @Option(
            names = "--phones",
            description = "let phones and displays of the network connect: the same as --host 0.0.0.0")
    private boolean phones;

    @Mixin
    private BrowserOptions browsers = new BrowserOptions();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8080",
            description = "the port of the pages; 0 for any free port (default: 8080)")
    private int port;

    @Option(
            names = "--mqtt-port",
            paramLabel = "PORT",
            description = "the port of the embedded broker (default: 1883, with TLS 8883)")
    private Optional<Integer> mqttPort = Optional.empty();

    @Option(
            names = "--mqtt-ws-port",
            paramLabel = "PORT",
            defaultValue = "9001",
            description = "the port of the embedded broker's WebSocket (default: 9001)")
    private int webSocketPort;

    @Mixin
    private TlsOptions tls = new TlsOptions();

    @Mixin
    private BrokerOptions broker = new BrokerOptions();

    @Option(
            names = "--home-assistant",
            description = "let Home Assistant find the table by MQTT discovery and show its game")
    private boolean homeAssistant;

    @Option(
            names = "--home-assistant-controls",
            description =
                    "the same, with a switch to pause and buttons for a new game and for taking back; they need the operator's token")
    private boolean homeAssistantControls;

    @Option(names = "--robot", paramLabel = "SEED", description = "let the virtual table play against itself at random")
    private Optional<Long> robot = Optional.empty();

    @Option(
            names = "--opponent",
            paramLabel = "LEVEL",
            description =
                    "let the table play all seats but the first, from 1 (for beginners) to 5 (the strongest); pages can change it later")
    private Optional<Integer> opponent = Optional.empty();

    @Option(names = "--no-hints", description = "give no hints about the best action")
    private boolean noHints;

    @Option(
            names = "--ask-before-waiving",
            negatable = true,
            description = {
                "always ask a seat before it loses a shot or another choice because the other side moved on",
                "(default: announce the loss, and ask only while a hand is at the piece).",
                "After the first action the game keeps this setting over restarts, until you change it."
            })
    private Optional<Boolean> askBeforeWaiving = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "record all input into this file, for 'umpire replay FILE'")
    private Optional<Path> record = Optional.empty();

    @Override
    public Integer call() throws InterruptedException {
        // Preloads the boards of all games, so most are ready when the table needs them. Each is loaded once.
        Thread.ofPlatform().daemon().name("games").start(GameCatalogue.STANDARD::boards);
        RunSettings settings = settings();
        Thread.setDefaultUncaughtExceptionHandler(new EndOfMemory(
                spec.commandLine().getErr(), code -> Runtime.getRuntime().halt(code)));
        RunningTable running = start(settings);
        PrintWriter out = spec.commandLine().getOut();
        greet(out, running.addresses());
        // A stop signal is the normal end of this command, so it exits with 0 instead of the system's failure code.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            running.close();
            Runtime.getRuntime().halt(0);
        }));
        new CountDownLatch(1).await();
        return 0;
    }

    private static void greet(PrintWriter out, TableAddresses addresses) {
        out.println("Umpire is ready: open " + addresses.operatorsTable());
        out.println("Links and QR codes for phones and displays: " + addresses.operators("start"));
        addresses
                .operatorsElsewhere("start")
                .filter(elsewhere -> !elsewhere.equals(addresses.operators("start")))
                .ifPresent(elsewhere -> out.println("From other devices in the network: " + elsewhere));
        addresses.tls().ifPresent(tls -> tellFingerprints(out, tls));
        out.println(
                "Keep these addresses to yourself: a browser that opens one has the operator's rights. They are valid until the table stops.");
        out.flush();
    }

    private static void tellFingerprints(PrintWriter out, TlsIdentity tls) {
        out.println("SHA-256 fingerprint of the certificate: " + TlsIdentity.fingerprint(tls.certificate()));
        tls.authority()
                .ifPresent(authority -> out.println(
                        "SHA-256 fingerprint of its authority, which phones can install from /authority.crt: "
                                + TlsIdentity.fingerprint(authority)));
    }

    private static RunningTable start(RunSettings settings) {
        try {
            return RunningTable.start(settings);
        } catch (RunningTable.CannotStart e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private RunSettings settings() {
        checkPorts();
        if (secured()
                && broker.outside()
                        .filter(outside -> !outside.webSocket().startsWith("wss:"))
                        .isPresent()) {
            throw usage(
                    "--broker-ws must begin with wss:// where the pages use TLS; browsers refuse a connection without it");
        }
        if (host.isBlank()) {
            throw usage("--host is an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all");
        }
        place.check();
        TableOptions.checkName(spec.commandLine(), table);
        game.open();
        Rig wanted = place.rig();
        if (robot.isPresent() && !wanted.devices().tableIsVirtual()) {
            throw usage("--robot plays on the virtual table only; leave it out, or use --camera virtual");
        }
        return new RunSettings(
                table,
                new RunSettings.Play(GameCatalogue.STANDARD, game.asked(), robot, level(), !noHints, askBeforeWaiving),
                wanted,
                new RunSettings.Files(place.data(), record, place.rigFile()),
                new RunSettings.Network(
                        phones ? EVERYWHERE : host,
                        port,
                        mqttPort(),
                        webSocketPort,
                        broker.outside(),
                        browsers.trusted(),
                        offered(),
                        tls.chosen()));
    }

    private boolean secured() {
        return !(tls.chosen() instanceof TlsChoice.WithoutTls);
    }

    private int mqttPort() {
        return mqttPort.orElse(secured() ? BrokerSettings.TLS_PORT : BrokerSettings.TCP_PORT);
    }

    private HomeAssistantAccess offered() {
        if (homeAssistantControls) {
            return HomeAssistantAccess.CONTROLLED;
        }
        return homeAssistant ? HomeAssistantAccess.SHOWN : HomeAssistantAccess.NONE;
    }

    private Optional<PlayingLevel> level() {
        if (opponent.isPresent() && robot.isPresent()) {
            throw usage("--robot plays all seats, so that none is left for --opponent; leave one of them out");
        }
        Optional<PlayingLevel> level = opponent.flatMap(PlayingLevel::of);
        if (opponent.isPresent() && level.isEmpty()) {
            throw usage("--opponent is a level from 1 to 5, not " + opponent.orElseThrow());
        }
        return level;
    }

    private void checkPorts() {
        List<Integer> ports = List.of(port, mqttPort(), webSocketPort);
        for (int each : ports) {
            if (each < 0 || each > 65_535) {
                throw usage("a port is 0 to 65535, not " + each);
            }
        }
        List<Integer> chosen = ports.stream().filter(each -> each != 0).toList();
        if (chosen.stream().distinct().count() < chosen.size()) {
            throw usage("--port, --mqtt-port and --mqtt-ws-port must differ");
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
