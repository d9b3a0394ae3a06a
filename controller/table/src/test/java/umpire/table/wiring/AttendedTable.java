package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import umpire.broker.RawClient;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.mqtt.access.TokenRegister;
import umpire.table.ferry.FerryFactory;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.RecordedGame;
import umpire.testing.Wait;

/** A running table with two games, and the operator's phone, which receives everything. */
final class AttendedTable implements AutoCloseable {
    private static final String ROOT = "umpire/1/home/";

    /** The time for which what was moved must lie still before it is read, and more. */
    private static final long STILL_MS = 2_000;

    private final Path folder;
    private final RunningTable table;
    private final String broker;
    private final RawClient phone;
    private final List<String> topics = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final Map<String, JsonObject> latest = new HashMap<>();
    private int commands;
    private String operator = "";

    /** Starts a table with Ogre Chess, and waits until it can be reached. */
    AttendedTable(Path folder, Camera camera) throws Exception {
        this(folder, settings(folder, Rig.standard().through(camera), Optional.of(GameChoice.of("ogre-chess"))));
    }

    /** Starts a table with any settings. */
    AttendedTable(Path folder, RunSettings settings) throws Exception {
        this.folder = folder;
        this.table = RunningTable.start(settings);
        String webSocket = JsonParser.parseString(page("/config.json"))
                .getAsJsonObject()
                .get("webSocket")
                .getAsString();
        this.broker = "ws://127.0.0.1" + webSocket;
        this.phone = RawClient.connect(broker, "operator", token("operator"));
        phone.subscribe(ROOT + "#");
        // The first position comes after the table has begun to listen.
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

    /** Connects another phone. */
    RawClient connect(String user, String token) throws Exception {
        return RawClient.connect(broker, user, token);
    }

    /** Reads a page as the operator. */
    String page(String path) throws Exception {
        return page(path, token("operator"));
    }

    /** Reads a page with a token. */
    String page(String path, String token) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(table.address()).resolve(path))
                .header("Authorization", "Bearer " + token)
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    /** Exchanges the token of a link as a phone does. */
    String exchanged(String token) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(table.address()).resolve("/seat/token"))
                .header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        String answer = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
        return JsonParser.parseString(answer).getAsJsonObject().get("token").getAsString();
    }

    /** Returns the operator's token, or that of a seat of the current game. */
    String token(String who) throws Exception {
        return who.equals("operator") ? operators() : seatToken(who);
    }

    private String operators() throws Exception {
        if (operator.isEmpty()) {
            operator = TokenRegister.of(folder, InstantSource.system()).issue(TokenRegister.OPERATOR, "a test");
        }
        return operator;
    }

    private String seatToken(String seat) throws Exception {
        for (JsonElement link : JsonParser.parseString(page("/invitations.json"))
                .getAsJsonObject()
                .getAsJsonArray("seats")) {
            if (link.getAsJsonObject().get("name").getAsString().equals(seat)) {
                return link.getAsJsonObject().get("address").getAsString().replaceFirst(".*&token=", "");
            }
        }
        throw new AssertionError("there is no seat " + seat);
    }

    /** Sends a command, and returns its answer. */
    String ask(String who, String verb, String more) throws Exception {
        String id = "c" + ++commands;
        phone.publish(
                ROOT + "command/" + verb,
                "{\"id\":\"" + id + "\",\"client\":\"phone\",\"token\":\"" + token(who) + "\"" + more + "}",
                false);
        while (true) {
            // Another game may have renamed the seat by the time of the answer.
            JsonObject reply = hear(topic -> topic.matches("reply/[^/]+/phone"));
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
        return hear(suffix::equals);
    }

    private JsonObject hear(Predicate<String> wanted) throws Exception {
        String topic = next();
        while (!wanted.test(topic)) {
            topic = next();
        }
        return latest.get(topic);
    }

    /** Receives one message, and returns its topic; not for a message that clears it. */
    private String next() throws Exception {
        RawClient.Received received = phone.next();
        String topic = received.topic().substring(ROOT.length());
        topics.add(topic);
        texts.add(received.text());
        if (received.text().isEmpty()) {
            return "";
        }
        latest.put(topic, JsonParser.parseString(received.text()).getAsJsonObject());
        return topic;
    }

    /** Waits until a topic's state fulfils a condition, because an answer may come before its effect. */
    JsonObject until(String suffix, Predicate<JsonObject> so) throws Exception {
        receive(
                () -> "another " + suffix + " than " + latest.get(suffix),
                () -> latest.containsKey(suffix) && so.test(latest.get(suffix)));
        return latest.get(suffix);
    }

    /** Waits until any message since the start has said something. A later message of its topic may be there already. */
    void untilSaid(String words) throws Exception {
        receive(() -> words, () -> texts.stream().anyMatch(text -> text.contains(words)));
    }

    private void receive(Supplier<String> wanted, BooleanSupplier there) throws Exception {
        long endMs = System.nanoTime() / 1_000_000 + Wait.LIMIT_MS;
        while (!there.getAsBoolean()) {
            assertThat(System.nanoTime() / 1_000_000)
                    .as("waiting for %s", wanted.get())
                    .isLessThan(endMs);
            next();
        }
    }

    /** Returns the last message of a topic. */
    JsonObject latest(String suffix) {
        return latest.get(suffix);
    }

    /** Waits for a time while receiving messages, and returns the last one of a topic. */
    JsonObject after(String suffix, long waitMs) throws Exception {
        Thread.sleep(waitMs);
        ask("resume", "");
        return latest.get(suffix);
    }

    /**
     * Waits until the table has read a frame of what lies on it now, and returns the last message of a topic. Pieces and
     * dice must lie still for some frames before they are read.
     */
    JsonObject read(String suffix) throws Exception {
        Instant still = Instant.now().plusMillis(STILL_MS);
        latest.remove("health");
        until("health", health -> taken(health).filter(still::isBefore).isPresent());
        ask("resume", "");
        return latest.get(suffix);
    }

    /** Returns when the newest frame that was read was taken; empty before the first. */
    private static Optional<Instant> taken(JsonObject health) {
        return Optional.ofNullable(health.get("frameAgeMs"))
                .map(age -> Instant.parse(health.get("at").getAsString()).minusMillis(age.getAsLong()));
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

    /** Returns the topics with messages since the last reset. */
    List<String> topics() {
        return topics;
    }

    @Override
    public void close() {
        phone.close();
        table.close();
    }
}
