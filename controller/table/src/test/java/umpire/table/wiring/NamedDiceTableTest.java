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
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.RawClient;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.mqtt.access.TokenRegister;
import umpire.referee.session.record.Entry;
import umpire.table.ferry.MusterFactory;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;

/** Two phones and a page name dice that the camera cannot read, at a running table. */
class NamedDiceTableTest {
    private static final String ROOT = "umpire/1/home/";
    private static final List<String> FIVES = Collections.nCopies(15, "5");
    private static final List<String> TENS = Collections.nCopies(15, "0");

    @TempDir
    private Path folder;

    private RunningTable table;
    private RawClient east;
    private RawClient west;
    private int commands;

    @BeforeEach
    void sitDown() throws Exception {
        table = RunningTable.start(new RunSettings(
                "home",
                RunSettings.Play.of(MusterFactory.ONLY, Optional.of(GameChoice.of("muster"))),
                // Too few pixels to read any die.
                Rig.standard().through(Camera.reference().scaledTo(160, 120)),
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback()));
        east = phone("East");
        west = phone("West");
        order(east, "East", "new-game", "");
        answer(east, "East");
    }

    @AfterEach
    void riseUp() throws Exception {
        east.close();
        west.close();
        table.close();
    }

    private URI page(String path) {
        return URI.create(table.address()).resolve(path);
    }

    private static HttpResponse<String> sent(HttpRequest request) throws Exception {
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private RawClient phone(String seat) throws Exception {
        String config =
                sent(HttpRequest.newBuilder(page("/config.json")).build()).body();
        String webSocket = JsonParser.parseString(config)
                .getAsJsonObject()
                .get("webSocket")
                .getAsString();
        RawClient phone = RawClient.connect("ws://127.0.0.1" + webSocket, seat, token(seat));
        phone.subscribe(ROOT + "prompt");
        phone.subscribe(ROOT + "reply/" + seat + "/+");
        return phone;
    }

    /** Returns a token; East has the first chair, and West the second. */
    private String token(String who) throws Exception {
        return TokenRegister.of(folder, InstantSource.system()).issue(who.equals("East") ? "1" : "2", "a test");
    }

    private void order(RawClient phone, String who, String verb, String more) throws Exception {
        String client = phone == east ? "East" : "West";
        phone.publish(
                ROOT + "command/" + verb,
                "{\"id\":\"c" + ++commands + "\",\"client\":\"" + client + "\",\"token\":\"" + token(who) + "\"" + more
                        + "}",
                false);
    }

    private void name(RawClient phone, String seat, List<String> faces, boolean confirmed) throws Exception {
        order(phone, seat, "name-dice", ",\"faces\":" + json(faces) + ",\"confirmed\":" + confirmed);
    }

    private static String json(List<String> faces) {
        return faces.stream().map(face -> '"' + face + '"').collect(Collectors.joining(",", "[", "]"));
    }

    private static String answer(RawClient phone, String seat) throws Exception {
        JsonObject reply = hear(phone, "reply/" + seat + "/" + seat, any -> true);
        return reply.get("result").getAsString() + ": " + reply.get("says").getAsString();
    }

    private static JsonObject hear(RawClient phone, String suffix, Predicate<JsonObject> wanted) throws Exception {
        while (true) {
            RawClient.Received received = phone.next();
            if (received.topic().equals(ROOT + suffix)) {
                JsonObject payload = JsonParser.parseString(received.text()).getAsJsonObject();
                if (wanted.test(payload)) {
                    return payload;
                }
            }
        }
    }

    private static List<String> named(JsonObject prompt, String seat) {
        return prompt.getAsJsonArray("naming").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .filter(naming -> naming.get("seat").getAsString().equals(seat))
                .flatMap(naming -> naming.getAsJsonArray("faces").asList().stream())
                .map(JsonElement::getAsString)
                .toList();
    }

    @Test
    void bothSeatsTypeAtOnceDieByDie() throws Exception {
        for (int count = 1; count <= 15; count++) {
            name(east, "East", FIVES.subList(0, count), false);
            name(west, "West", TENS.subList(0, count), false);
        }
        JsonObject prompt = hear(
                west,
                "prompt",
                said -> named(said, "East").size() == 15 && named(said, "West").size() == 15);
        assertThat(named(prompt, "East")).isEqualTo(FIVES);
        assertThat(named(prompt, "West")).containsOnly("10");
        name(east, "East", FIVES, true);
        name(west, "West", TENS, true);
        hear(west, "prompt", said -> said.get("says").getAsString().startsWith("East: ask for another round."));
        assertThat(Journal.read(folder).games().getLast().entries())
                .filteredOn(entry -> entry.kind() == Entry.EntryKind.PLAYED)
                .last()
                .hasToString("Entry[kind=PLAYED, text=throw " + String.join(",", FIVES) + " "
                        + String.join(",", Collections.nCopies(15, "10")) + "]");
    }

    @Test
    void aWrongFaceAndAnothersDiceAreRefused() throws Exception {
        name(east, "East", List.of("5", "12"), false);
        assertThat(answer(east, "East"))
                .isEqualTo("refused: A d10 does not show '12'. It shows 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.");
        order(east, "East", "name-dice", ",\"seat\":\"West\",\"faces\":[\"5\"]");
        assertThat(answer(east, "East")).isEqualTo("refused: This token is for East and may not act for West.");
    }

    @Test
    void thePageOfTheTableNamesThemToo() throws Exception {
        assertThat(posted("{\"verb\":\"name-dice\",\"seat\":\"West\",\"faces\":[\"7\",\"0\"],\"confirmed\":false}"))
                .isEqualTo(200);
        JsonObject prompt = hear(east, "prompt", said -> named(said, "West").size() == 2);
        assertThat(named(prompt, "West")).containsExactly("7", "10");
        assertThat(posted("{\"verb\":\"name-dice\",\"seat\":\"West\",\"faces\":[\"x\"],\"confirmed\":false}"))
                .isEqualTo(409);
        assertThat(posted("{\"verb\":\"name-dice\",\"seat\":\"West\",\"faces\":7,\"confirmed\":false}"))
                .isEqualTo(400);
    }

    private int posted(String body) throws Exception {
        return sent(HttpRequest.newBuilder(page("/table/act"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build())
                .statusCode();
    }
}
