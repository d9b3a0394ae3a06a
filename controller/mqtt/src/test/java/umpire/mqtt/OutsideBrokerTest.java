package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.mqtt.MosquittoBroker.ROOT;
import static umpire.mqtt.MosquittoBroker.topicsUntil;

import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.RawClient;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.connection.BrokerFound;
import umpire.mqtt.connection.BrokerProbe;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.AlertSeverity;
import umpire.testing.Port;
import umpire.testing.Wait;

/** A real Mosquitto with the access list of docs/mqtt. */
class OutsideBrokerTest {
    @TempDir
    Path folder;

    private final MosquittoBroker mosquitto = new MosquittoBroker();
    private final int port = mosquitto.port();
    private final BlockingQueue<IncomingCommand> incoming = new LinkedBlockingQueue<>();

    @BeforeEach
    void start() throws Exception {
        MosquittoBroker.program();
        Path passwords = folder.resolve("passwords");
        for (String user : List.of("umpire", "First-Elf")) {
            List<String> command = new ArrayList<>(List.of("mosquitto_passwd", "-b", passwords.toString(), user, user));
            if (!Files.exists(passwords)) {
                command.add(1, "-c");
            }
            assertThat(new ProcessBuilder(command).start().waitFor()).isZero();
        }
        MosquittoBroker.readable(passwords);
        MosquittoBroker.readable(Files.copy(Contract.folder().resolve("mosquitto/umpire.acl"), folder.resolve("acl")));
        launch();
    }

    private void launch() throws Exception {
        mosquitto.launch(folder, "password_file " + folder.resolve("passwords"), "acl_file " + folder.resolve("acl"));
    }

    @AfterEach
    void stop() throws Exception {
        mosquitto.stop();
    }

    private MqttLink link(int at) {
        MqttSettings settings = new MqttSettings("tcp://127.0.0.1:" + at, "umpire", "umpire", "home", true);
        return MqttLink.open(
                settings,
                MqttLinkTest.PATIENT,
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of(),
                incoming::add);
    }

    private static String nextState(RawClient reader) throws InterruptedException {
        RawClient.Received received = reader.next();
        while (!received.topic().equals(ROOT + "status")) {
            received = reader.next();
        }
        return JsonParser.parseString(received.text())
                .getAsJsonObject()
                .get("state")
                .getAsString();
    }

    /**
     * Returns the next status other than the repeated one. A table that hears an outdated status in its own name publishes its status
     * again, even if it has just done so.
     */
    private static String nextStateBut(RawClient reader, String repeated) throws InterruptedException {
        String state = nextState(reader);
        while (state.equals(repeated)) {
            state = nextState(reader);
        }
        return state;
    }

    private BrokerFound probed(String user, String password, int at) {
        return BrokerProbe.of(new MqttSettings("tcp://127.0.0.1:" + at, user, password, "home", false), 2_000);
    }

    @Test
    void theProbeTellsWhichStepFails() {
        assertThat(probed("umpire", "umpire", port).access()).isEqualTo(BrokerFound.BrokerAccess.OPEN);
        assertThat(probed("umpire", "wrong", port).access()).isEqualTo(BrokerFound.BrokerAccess.NOT_LET_IN);
        assertThat(probed("First-Elf", "First-Elf", port).access())
                .isIn(BrokerFound.BrokerAccess.NOT_READ, BrokerFound.BrokerAccess.NOT_PUBLISHED);
        assertThat(probed("umpire", "umpire", Port.free()).access()).isEqualTo(BrokerFound.BrokerAccess.UNREACHABLE);
    }

    @Test
    void aBrokerThatDropsMessagesIsDetected() throws Exception {
        Files.writeString(folder.resolve("acl"), "pattern read umpire/1/home/#\n");
        stop();
        launch();
        BrokerFound found = probed("umpire", "umpire", port);
        assertThat(found.access()).isEqualTo(BrokerFound.BrokerAccess.NOT_PUBLISHED);
        assertThat(found.says()).contains("umpire/1/home/alert/doctor");
    }

    @Test
    void theAccessListKeepsSecretsAndLetsCommandsThrough() throws Exception {
        try (MqttLink link = link(port);
                RawClient watcher = mosquitto.reader("");
                RawClient elf = mosquitto.reader("First-Elf")) {
            link.announce(Samples.secrets(), Samples.told());
            Wait.until("the link is up", () -> link.state().up());
            watcher.publish(
                    ROOT + "command/pause",
                    Contract.command("pause", Samples.TOKENS.operator()).toString(),
                    false);
            Wait.next("the command", incoming);
            assertThat(topicsUntil(watcher, "status")).contains("position").noneMatch(OutsideBrokerTest::secret);
            assertThat(topicsUntil(elf, "status"))
                    .contains("seat/First-Elf")
                    .doesNotContain("seat/White", "command/pause");
        }
    }

    private static boolean secret(String suffix) {
        return suffix.startsWith("seat/") || suffix.startsWith("command/");
    }

    @Test
    void aRetainedCommandIsRefusedHereToo() throws Exception {
        try (MqttLink link = link(port);
                RawClient watcher = mosquitto.reader("")) {
            Wait.until("the link is up", () -> link.state().up());
            watcher.publish(
                    ROOT + "command/pause",
                    Contract.command("pause", Samples.TOKENS.operator()).toString(),
                    true);
            assertThat(topicsUntil(watcher, "reply/phone-1")).doesNotContain("command/pause");
        }
        assertThat(incoming).isEmpty();
    }

    @Test
    void afterABrokerCrashEverythingIsPublishedAgain() throws Exception {
        try (MqttLink link = link(port)) {
            link.game(Samples.sheet());
            link.announce(Samples.ready(), List.of());
            for (int kill = 0; kill < 3; kill++) {
                Wait.until("the link is up", () -> link.state().up());
                stop();
                Wait.until("the loss is noticed", () -> !link.state().up());
                launch();
                try (RawClient reader = mosquitto.reader("")) {
                    List<String> seen = new ArrayList<>();
                    while (!seen.containsAll(List.of("game", "position", "legal", "score", "prompt", "status"))) {
                        seen.add(reader.next().topic().substring(ROOT.length()));
                    }
                }
            }
        }
    }

    /** Mosquitto delays a will as long as its client requested, and publishes it even if a newer connection exists. */
    @Test
    void aLateWillIsCorrected() throws Exception {
        RawClient abandoned = RawClient.connectWithWill(
                "tcp://127.0.0.1:" + port, "umpire", "umpire", ROOT + "status", "{\"state\": \"lost\"}", 1);
        try (MqttLink link = link(port);
                RawClient reader = mosquitto.reader("")) {
            link.announce(Samples.ready(), List.of());
            assertThat(nextState(reader)).isEqualTo("ready");
            abandoned.drop();
            assertThat(nextState(reader)).isEqualTo("lost");
            assertThat(nextState(reader)).isEqualTo("ready");
        }
    }

    @Test
    void afterANetworkFailureTheTableCorrectsTheBrokersWill() throws Exception {
        try (Relay relay = new Relay(port);
                RawClient reader = mosquitto.reader("")) {
            try (MqttLink link = link(relay.port())) {
                link.announce(Samples.ready(), List.of());
                assertThat(nextState(reader)).isEqualTo("ready");
                relay.cut();
                assertThat(nextState(reader)).isEqualTo("lost");
                assertThat(nextState(reader)).isEqualTo("ready");
            }
            assertThat(nextStateBut(reader, "ready")).isEqualTo("stopped");
        }
    }

    /** Publishes the health of another table with the same name, and lets the link check. */
    private static boolean meets(RawClient other, MqttLink link, BlockingQueue<String> alerts) throws Exception {
        other.publish(ROOT + "health", "{\"parts\": [], \"seq\": 7, \"run\": \"another\"}", true);
        link.health(Samples.health());
        return alerts.poll(200, TimeUnit.MILLISECONDS) != null;
    }

    @Test
    void anotherTableOfTheSameNameIsReported() throws Exception {
        RawClient other = RawClient.connect("tcp://127.0.0.1:" + port, "umpire", "umpire");
        try (other;
                MqttLink link = link(port);
                RawClient reader = mosquitto.reader("")) {
            link.announce(Samples.ready(), List.of());
            BlockingQueue<String> alerts = listen(reader, "alert/other-table");
            boolean met = false;
            while (!met) {
                met = meets(other, link, alerts);
            }
        }
    }

    @Test
    void topicsClearedByAnotherTableArePublishedAgain() throws Exception {
        RawClient other = RawClient.connect("tcp://127.0.0.1:" + port, "umpire", "umpire");
        try (other;
                MqttLink link = link(port);
                RawClient reader = mosquitto.reader("")) {
            link.alert("camera", AlertSeverity.TROUBLE, "No frame.");
            link.announce(Samples.ready(), List.of());
            assertThat(nextState(reader)).isEqualTo("ready");
            other.publish(ROOT + "alert/camera", "", true);
            other.publish(ROOT + "status", "{\"state\": \"stopped\", \"run\": \"another\"}", true);
            List<String> alerts = new ArrayList<>();
            for (RawClient.Received next = reader.next(); !next.text().contains("\"ready\""); next = reader.next()) {
                if (next.topic().equals(ROOT + "alert/camera")) {
                    alerts.add(next.text());
                }
            }
            assertThat(alerts).last().asString().contains("No frame.");
        }
    }

    private static BlockingQueue<String> listen(RawClient reader, String suffix) {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                while (true) {
                    RawClient.Received next = reader.next();
                    if (next.topic().equals(ROOT + suffix)) {
                        heard.add(next.text());
                    }
                }
            } catch (InterruptedException | AssertionError e) {
                // The test is over.
            }
        });
        return heard;
    }
}
