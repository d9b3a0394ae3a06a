package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.broker.RawClient;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.table.ferry.FerryFactory;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.RecordedGame;
import umpire.testing.Wait;

/** A running table of two games, and the operator's phone beside it, which hears everything. */
final class AttendedTable implements AutoCloseable {
    private static final String ROOT = "umpire/1/home/";

    private final Path folder;
    private final RunningTable table;
    private final RawClient phone;
    private final List<String> topics = new ArrayList<>();
    private final Map<String, JsonObject> latest = new HashMap<>();
    private int commands;

    /** Starts a table that plays Ogre Chess, and waits until it can be heard. */
    AttendedTable(Path folder, Camera camera) throws Exception {
        this(folder, settings(folder, Rig.standard().through(camera), Optional.of(GameChoice.of("ogre-chess"))));
    }

    /** The same, of any table. */
    AttendedTable(Path folder, RunSettings settings) throws Exception {
        this.folder = folder;
        this.table = RunningTable.start(settings);
        String webSocket = JsonParser.parseString(page("/config.json"))
                .getAsJsonObject()
                .get("webSocket")
                .getAsString();
        this.phone = RawClient.connect("ws://127.0.0.1" + webSocket, "operator", token("operator"));
        phone.subscribe(ROOT + "#");
        // What the table says it says after it began to listen.
        hear("position");
    }

    static RunSettings settings(Path folder, Rig rig, Optional<GameChoice> choice) {
        return new RunSettings(
                "home",
                RunSettings.Play.of(FerryFactory.BOTH, choice),
                rig,
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback());
    }

    /** Reads a page as the operator. */
    String page(String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(table.address()).resolve(path))
                .header("Authorization", "Bearer " + token("operator"))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private String token(String who) throws Exception {
        return Files.readAllLines(folder.resolve("tokens.txt")).stream()
                .map(line -> line.split(" ", 3))
                .filter(words -> words[words.length == 2 ? 0 : 2].equals(who))
                .map(words -> words[1])
                .findFirst()
                .orElseThrow();
    }

    /** Sends a command, and returns its answer. */
    String ask(String who, String verb, String more) throws Exception {
        String id = "c" + ++commands;
        phone.publish(
                ROOT + "command/" + verb,
                "{\"id\":\"" + id + "\",\"client\":\"phone\",\"token\":\"" + token(who) + "\"" + more + "}",
                false);
        while (true) {
            JsonObject reply = hear("reply/" + who.replace(' ', '-') + "/phone");
            if (reply.get("id").getAsString().equals(id)) {
                return reply.get("result").getAsString() + ": "
                        + reply.get("says").getAsString();
            }
        }
    }

    String ask(String verb, String more) throws Exception {
        return ask("operator", verb, more);
    }

    JsonObject hear(String suffix) throws Exception {
        String topic = next();
        while (!topic.equals(suffix)) {
            topic = next();
        }
        return latest.get(suffix);
    }

    /** Hears one message more, and returns its topic; none of one that clears it. */
    private String next() throws Exception {
        RawClient.Received received = phone.next();
        String topic = received.topic().substring(ROOT.length());
        topics.add(topic);
        if (received.text().isEmpty()) {
            return "";
        }
        latest.put(topic, JsonParser.parseString(received.text()).getAsJsonObject());
        return topic;
    }

    /** Waits until what stands on a topic is so: an answer may come before what it speaks of. */
    JsonObject until(String suffix, Predicate<JsonObject> so) throws Exception {
        long endMs = System.nanoTime() / 1_000_000 + Wait.LIMIT_MS;
        while (!latest.containsKey(suffix) || !so.test(latest.get(suffix))) {
            assertThat(System.nanoTime() / 1_000_000)
                    .as("waiting for another %s than %s", suffix, latest.get(suffix))
                    .isLessThan(endMs);
            next();
        }
        return latest.get(suffix);
    }

    /** Returns what was heard last on a topic. */
    JsonObject latest(String suffix) {
        return latest.get(suffix);
    }

    /** Waits so long, hears what came meanwhile, and returns what stands on a topic then. */
    JsonObject after(String suffix, long waitMs) throws Exception {
        Thread.sleep(waitMs);
        ask("resume", "");
        return latest.get(suffix);
    }

    String choose(String game) throws Exception {
        return ask("choose-game", ",\"game\":\"" + game + "\"");
    }

    List<RecordedGame> games() throws Exception {
        return Journal.read(folder).games();
    }

    void byHand(String body) throws Exception {
        HttpResponse<String> done = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(table.address()).resolve("/table/act"))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
    }

    static boolean asks(JsonObject prompt, String says) {
        return prompt.get("says").getAsString().startsWith(says);
    }

    static boolean is(JsonObject game, String title) {
        return game.get("title").getAsString().equals(title);
    }

    /** Returns the topics on which something was heard since they were forgotten last. */
    List<String> topics() {
        return topics;
    }

    @Override
    public void close() {
        phone.close();
        table.close();
    }
}
