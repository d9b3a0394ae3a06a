package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.broker.RawClient;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.mqtt.Contract;
import umpire.mqtt.Schemas;
import umpire.mqtt.access.TokenRegister;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.referee.session.record.Entry;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.testing.Wait;
import umpire.web.TrustedNames;

/** The whole service, from the rendered camera to the broker, while it plays itself. */
class WholeTableTest {
    private static final Set<String> WANTED = Set.of(
            "status", "game", "position", "legal", "score", "prompt", "health", "recent", "event", "sight", "light");

    /** Half the width and height of the table's own camera, which is enough to read everything. */
    private static final Camera CAMERA = Camera.reference().scaledTo(1014, 760);

    /** Too few pixels to read anything, for tests that do not depend on it. */
    private static final Camera BLIND = Camera.reference().scaledTo(160, 120);

    private String operator = "";

    @TempDir
    private Path folder;

    private final Set<String> heard = new HashSet<>();
    private final Map<String, Long> lastSeq = new HashMap<>();
    private final List<String> faults = new ArrayList<>();
    private Contract contract;
    private Schemas schemas;

    private RunSettings settings(Camera camera, Optional<Long> robot) {
        return settings(camera, robot, HomeAssistantAccess.NONE);
    }

    private RunSettings settings(Camera camera, Optional<Long> robot, HomeAssistantAccess access) {
        Rig rig = Rig.standard().through(camera);
        return new RunSettings(
                "home",
                new RunSettings.Play(
                        GameCatalogue.STANDARD,
                        Optional.of(GameChoice.of("ogre-chess")),
                        robot,
                        Optional.empty(),
                        true,
                        Optional.empty()),
                rig,
                RunSettings.Files.in(folder),
                new RunSettings.Network("127.0.0.1", 0, 0, 0, Optional.empty(), TrustedNames.NONE, access));
    }

    private static String broker(RunningTable table) throws Exception {
        URI config = URI.create(table.address()).resolve("/config.json");
        String json = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(config).build(), HttpResponse.BodyHandlers.ofString())
                .body();
        return "ws://127.0.0.1"
                + JsonParser.parseString(json)
                        .getAsJsonObject()
                        .get("webSocket")
                        .getAsString();
    }

    @Test
    void allMessagesAreDocumentedAlsoAfterARestart() throws Exception {
        contract = Contract.read();
        schemas = contract.schemas();
        for (int start = 0; start < 2; start++) {
            heard.clear();
            try (RunningTable table = RunningTable.start(settings(CAMERA, Optional.of(3L)));
                    RawClient watcher = RawClient.connect(broker(table), "", "")) {
                watcher.subscribeAsPublished("umpire/#");
                while (!heard.containsAll(WANTED)) {
                    check(watcher.next());
                }
            }
            assertThat(faults).as("start %d", start).isEmpty();
        }
    }

    @Test
    void homeAssistantFindsATableThatOffersItself() throws Exception {
        try (RunningTable table =
                        RunningTable.start(settings(BLIND, Optional.empty(), HomeAssistantAccess.CONTROLLED));
                RawClient house = RawClient.connect(broker(table), "", "")) {
            house.subscribe("homeassistant/device/+/config");
            RawClient.Received found = house.next();
            assertThat(found.topic()).isEqualTo("homeassistant/device/umpire-home/config");
            JsonObject entities = json(found).getAsJsonObject("components");
            assertThat(entities.keySet()).contains("score_1", "score_2", "pause");
            assertThat(found.text()).doesNotContain(operator());
            house.subscribe("umpire/1/home/availability");
            assertThat(house.next().text()).isEqualTo("online");
        }
    }

    @Test
    void theTablesFilesArePrivate() throws Exception {
        Files.writeString(folder.resolve("tokens.txt"), "");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        try (RunningTable table = RunningTable.start(settings(BLIND, Optional.of(3L)));
                Stream<Path> all = Files.walk(folder)) {
            assertThat(table.address()).isNotEmpty();
            for (Path path : all.toList()) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                        .as("%s", path)
                        .endsWith("------");
            }
        }
    }

    @Test
    void aCommandDoneBeforeARestartDoesNotActAgain() throws Exception {
        assertThat(answer("start", "1", "")).startsWith("accepted");
        assertThat(answer("act", "2", ",\"notation\":\"e2-e3\""))
                .startsWith("accepted")
                .doesNotContain("already");
        assertThat(answer("act", "2", ",\"notation\":\"e2-e3\""))
                .startsWith("accepted")
                .contains("already");
        assertThat(answer("start", "1", "")).startsWith("accepted").contains("already");
        List<Entry> entries = Journal.read(folder).games().getLast().entries();
        assertThat(entries.stream().filter(entry -> entry.kind() == Entry.EntryKind.PLAYED))
                .hasSize(1);
    }

    @Test
    void aDoubtfulReadingIsKeptWithItsFramesAndIsExplained() throws Exception {
        try (RunningTable table = RunningTable.start(settings(CAMERA, Optional.empty()))) {
            HttpClient client = HttpClient.newHttpClient();
            URI pages = URI.create(table.address());
            HttpRequest says = HttpRequest.newBuilder(pages.resolve("/why/doubts.json"))
                    .header("Authorization", "Bearer " + operator())
                    .build();
            while (!client.send(says, HttpResponse.BodyHandlers.ofString())
                    .body()
                    .contains("White: move")) {
                Thread.sleep(50);
            }
            // The corner where four squares meet, on which a piece is laid.
            HttpRequest.Builder act =
                    HttpRequest.newBuilder(pages.resolve("/table/act")).header("Content-Type", "application/json");
            for (String hand : List.of(
                    "{\"verb\": \"carry\", \"tag\": 3, \"xMm\": 0, \"yMm\": 0}", "{\"verb\": \"drop\", \"tag\": 3}")) {
                client.send(
                        act.POST(HttpRequest.BodyPublishers.ofString(hand)).build(),
                        HttpResponse.BodyHandlers.discarding());
            }
            Path doubts = folder.resolve("doubts");
            Wait.until("a doubt is kept", () -> !kept(doubts).isEmpty());
            Path doubt = kept(doubts).getFirst();
            assertThat(doubt.resolve("said.txt")).content().contains("cannot be read");
            assertThat(doubt.resolve("why.jpg")).isNotEmptyFile();
            assertThat(doubt.resolve("frame-1.jpg")).isNotEmptyFile();
            HttpRequest why = HttpRequest.newBuilder(pages.resolve("/why/now.jpg"))
                    .header("Authorization", "Bearer " + operator())
                    .build();
            HttpResponse<byte[]> now = client.send(why, HttpResponse.BodyHandlers.ofByteArray());
            while (now.statusCode() == 404) {
                now = client.send(why, HttpResponse.BodyHandlers.ofByteArray());
            }
            Mat drawn = Imgcodecs.imdecode(new MatOfByte(now.body()), Imgcodecs.IMREAD_COLOR);
            assertThat(drawn.cols()).as("the picture with the words beside it").isGreaterThan(CAMERA.widthPx() + 500);
            drawn.release();
        }
    }

    private static List<Path> kept(Path doubts) {
        return Stream.ofNullable(doubts.toFile().listFiles())
                .flatMap(Arrays::stream)
                .map(File::toPath)
                .filter(path -> !path.endsWith("unfinished"))
                .toList();
    }

    /** Starts the table with the journal so far, sends a command, and returns the answer. */
    private String answer(String verb, String id, String more) throws Exception {
        try (RunningTable table = RunningTable.start(settings(BLIND, Optional.empty()));
                RawClient phone = RawClient.connect(broker(table), "operator", operator())) {
            phone.subscribe("umpire/1/home/status");
            for (String state = ""; state.isEmpty() || state.equals("lost"); ) {
                state = json(phone.next()).get("state").getAsString();
            }
            phone.subscribe("umpire/1/home/reply/operator/phone");
            String command =
                    "{\"id\":\"" + id + "\",\"client\":\"phone\",\"token\":\"" + operator() + "\"" + more + "}";
            phone.publish("umpire/1/home/command/" + verb, command, false);
            RawClient.Received received = phone.next();
            while (!received.topic().endsWith("/reply/operator/phone")) {
                received = phone.next();
            }
            JsonObject reply = json(received);
            return reply.get("result").getAsString() + ": " + reply.get("says").getAsString();
        }
    }

    private String operator() throws IOException {
        if (operator.isEmpty()) {
            operator = TokenRegister.of(folder, InstantSource.system()).issue(TokenRegister.OPERATOR, "a test");
        }
        return operator;
    }

    private static JsonObject json(RawClient.Received received) {
        return JsonParser.parseString(received.text()).getAsJsonObject();
    }

    private void check(RawClient.Received received) {
        List<Map.Entry<String, Contract.Channel>> covering = contract.channels("send").entrySet().stream()
                .filter(entry -> entry.getValue().covers(received.topic()))
                .toList();
        if (covering.size() != 1) {
            faults.add(received.topic() + " is not documented");
            return;
        }
        String name = covering.getFirst().getKey();
        Contract.Channel channel = covering.getFirst().getValue();
        heard.add(name);
        if (received.retained() != channel.retained()) {
            faults.add(received.topic() + " retained: " + received.retained());
        }
        if (received.text().isEmpty()) {
            return;
        }
        JsonObject json = JsonParser.parseString(received.text()).getAsJsonObject();
        schemas.faults(channel.schema(), json).forEach(fault -> faults.add(received.topic() + ": " + fault));
        long seq = json.get("seq").getAsLong();
        Long before = lastSeq.put(received.topic() + json.get("run"), seq);
        // A newer state may replace an older one, but never the reverse. An event may be repeated, but is never lost.
        if (before != null && (channel.retained() ? seq < before : seq > before + 1)) {
            faults.add(received.topic() + " jumped from " + before + " to " + seq);
        }
    }
}
