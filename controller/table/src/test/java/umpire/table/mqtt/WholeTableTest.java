package umpire.table.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.table.broker.RawClient;
import umpire.table.wiring.RunSettings;
import umpire.table.wiring.RunningTable;

/** The whole service, from the rendered camera to the broker, while it plays against itself. */
class WholeTableTest {
    private static final Set<String> WANTED = Set.of(
            "status", "game", "position", "legal", "score", "prompt", "health", "recent", "event", "sight", "light");

    @TempDir
    private Path folder;

    private final Set<String> heard = new HashSet<>();
    private final Map<String, Long> lastSeq = new HashMap<>();
    private final List<String> faults = new ArrayList<>();
    private Contract contract;
    private Schemas schemas;

    private RunSettings settings() {
        Rig rig = Rig.standard().through(Camera.reference().scaledTo(1280, 960));
        return new RunSettings(
                "home",
                "ogre-chess",
                Map.of(),
                folder,
                rig,
                "127.0.0.1",
                0,
                0,
                0,
                Optional.empty(),
                OptionalLong.of(3),
                Optional.empty());
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
    void everythingItSaysIsDocumentedAlsoAfterARestart() throws Exception {
        contract = Contract.read();
        schemas = contract.schemas();
        for (int start = 0; start < 2; start++) {
            heard.clear();
            try (RunningTable table = RunningTable.start(settings(OptionalLong.of(3)));
                    RawClient watcher = RawClient.connect(broker(table), "", "")) {
                watcher.subscribeAsPublished("umpire/#");
                while (!heard.containsAll(WANTED)) {
                    check(watcher.next());
                }
            }
            assertThat(faults).as("start %d", start).isEmpty();
        }
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
        // A state may be overtaken by the next one, but not the other way round; a moment may come twice, but never not
        // at all.
        if (before != null && (channel.retained() ? seq < before : seq > before + 1)) {
            faults.add(received.topic() + " jumped from " + before + " to " + seq);
        }
    }
}
