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
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.RawClient;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.session.record.Entry;
import umpire.table.ferry.FerryFactory;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.RecordedGame;
import umpire.testing.Wait;

/** Another game is played without the table being started anew. */
class ChosenGameTest {
    private static final String ROOT = "umpire/1/home/";

    @TempDir
    private Path folder;

    private RunningTable table;
    private RawClient phone;
    private int commands;
    private final List<String> topics = new ArrayList<>();
    private final Map<String, JsonObject> latest = new HashMap<>();

    @BeforeEach
    void startTable() throws Exception {
        table = RunningTable.start(settings());
        String config = page("/config.json");
        String webSocket = JsonParser.parseString(config)
                .getAsJsonObject()
                .get("webSocket")
                .getAsString();
        phone = RawClient.connect("ws://127.0.0.1" + webSocket, "operator", token("operator"));
        phone.subscribe(ROOT + "#");
        // What the table says it says after it began to listen.
        hear("position");
    }

    @AfterEach
    void stopTable() throws Exception {
        phone.close();
        table.close();
    }

    private RunSettings settings() {
        return new RunSettings(
                "home",
                FerryFactory.BOTH,
                Optional.of(GameChoice.of("ogre-chess")),
                folder,
                Rig.standard().through(Camera.reference().scaledTo(1280, 960)),
                "127.0.0.1",
                0,
                0,
                0,
                Optional.empty(),
                OptionalLong.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Reads a page as the operator. */
    private String page(String path) throws Exception {
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
    private String ask(String who, String verb, String more) throws Exception {
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

    private String ask(String verb, String more) throws Exception {
        return ask("operator", verb, more);
    }

    private JsonObject hear(String suffix) throws Exception {
        while (true) {
            RawClient.Received received = phone.next();
            String topic = received.topic().substring(ROOT.length());
            topics.add(topic);
            if (!received.text().isEmpty()) {
                latest.put(topic, JsonParser.parseString(received.text()).getAsJsonObject());
                if (topic.equals(suffix)) {
                    return latest.get(topic);
                }
            }
        }
    }

    /** Waits until what stands on a topic is so: an answer may come before what it speaks of. */
    private JsonObject until(String suffix, Predicate<JsonObject> so) throws Exception {
        long endMs = System.nanoTime() / 1_000_000 + Wait.LIMIT_MS;
        while (!latest.containsKey(suffix) || !so.test(latest.get(suffix))) {
            assertThat(System.nanoTime() / 1_000_000)
                    .as("waiting for another %s than %s", suffix, latest.get(suffix))
                    .isLessThan(endMs);
            hear(suffix);
        }
        return latest.get(suffix);
    }

    private String choose(String game) throws Exception {
        return ask("choose-game", ",\"game\":\"" + game + "\"");
    }

    private List<RecordedGame> games() throws Exception {
        return Journal.read(folder).games();
    }

    @Test
    void anotherGameIsPlayedWithoutARestart() throws Exception {
        assertThat(ask("start", "")).startsWith("accepted");
        assertThat(ask("act", ",\"notation\":\"e2-e3\"")).startsWith("accepted");
        topics.clear();
        assertThat(ask("choose-game", ",\"game\":\"ferry\",\"answers\":[{\"key\":\"crossings\",\"value\":\"2\"}]"))
                .isEqualTo("accepted: Ferry is played now.");
        until("game", game -> game.get("title").getAsString().equals("Ferry"));
        until("position", position -> position.toString().contains("south"));
        assertThat(topics.indexOf("game")).isLessThan(topics.lastIndexOf("position"));
        assertThat(ask("Anne", "act", ",\"notation\":\"cross\""))
                .startsWith("refused")
                .contains("Set up the pieces");
        assertThat(ask("start", "")).startsWith("accepted");
        assertThat(ask("Anne", "act", ",\"notation\":\"cross\"")).startsWith("accepted");
        assertThat(games()).extracting(game -> game.header().game().name()).containsExactly("ogre-chess", "ferry");
        assertThat(games().getLast().header().rulings()).containsEntry("crossings", "2");
        assertThat(page("/table/scene")).contains("\"Ferry\"").doesNotContain("\"e4\"");
        assertThat(page("/invitations.json")).contains("Anne").doesNotContain("White");
    }

    @Test
    void theEyeReadsTheBoardOfTheOtherGame() throws Exception {
        choose("ferry");
        JsonObject sight = until("sight", seen -> seen.toString().contains("\"south\",\"sees\":\"holds\""));
        assertThat(sight.toString()).contains("boat");
    }

    @Test
    void aGameThatWasLeftGoesOnWhereItStood() throws Exception {
        ask("start", "");
        ask("act", ",\"notation\":\"e2-e3\"");
        choose("ferry");
        JsonObject left = until(
                        "games", games -> !games.getAsJsonArray("unfinished").isEmpty())
                .getAsJsonArray("unfinished")
                .get(0)
                .getAsJsonObject();
        assertThat(left.get("title").getAsString()).isEqualTo("Ogre Chess");
        assertThat(left.get("actionsPlayed").getAsInt()).isEqualTo(1);
        assertThat(ask("go-back", ",\"unfinished\":\"" + left.get("unfinished").getAsString() + "\""))
                .isEqualTo("accepted: Ogre Chess goes on where it was left.");
        until("position", position -> position.get("actionsPlayed").getAsInt() == 1);
        until("recent", recent -> recent.toString().contains("e3"));
        assertThat(games())
                .singleElement()
                .satisfies(game -> assertThat(game.entries())
                        .extracting(Entry::kind)
                        .as("what was asked for at the start, begun, played, and gone back to")
                        .containsExactly(
                                Entry.EntryKind.CHOSEN,
                                Entry.EntryKind.SET_UP,
                                Entry.EntryKind.PLAYED,
                                Entry.EntryKind.CHOSEN));
    }

    @Test
    void theChosenGameIsThereAfterARestart() throws Exception {
        ask("start", "");
        choose("ferry");
        phone.close();
        table.close();
        assertThat(games().getLast().header().game().name()).isEqualTo("ferry");
        assertThat(SittingDown.atStart(
                                new RunSettings(
                                        "home",
                                        FerryFactory.BOTH,
                                        Optional.empty(),
                                        folder,
                                        Rig.standard(),
                                        "127.0.0.1",
                                        0,
                                        0,
                                        0,
                                        Optional.empty(),
                                        OptionalLong.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty()),
                                games())
                        .header()
                        .game()
                        .name())
                .isEqualTo("ferry");
    }

    @Test
    void aSeatChoosesOnlyWhileNoGameIsOn() throws Exception {
        assertThat(ask("White", "choose-game", ",\"game\":\"ferry\"")).startsWith("accepted");
        choose("ogre-chess");
        ask("start", "");
        assertThat(ask("White", "choose-game", ",\"game\":\"ferry\"")).startsWith("accepted");
        choose("ogre-chess");
        ask("start", "");
        ask("act", ",\"notation\":\"e2-e3\"");
        until("position", position -> position.get("actionsPlayed").getAsInt() == 1);
        assertThat(ask("White", "choose-game", ",\"game\":\"ferry\""))
                .isEqualTo(
                        "refused: A game is under way, and only the operator may choose another one before it is over.");
    }

    @Test
    void whatCannotBePlayedIsRefusedAndTheGameGoesOn() throws Exception {
        ask("start", "");
        assertThat(choose("whist")).isEqualTo("refused: there is no game 'whist'; the games are: ogre-chess, ferry");
        assertThat(ask("choose-game", ",\"game\":\"ferry\",\"answers\":[{\"key\":\"crossings\",\"value\":\"9\"}]"))
                .isEqualTo("refused: Ferry has crossings=4 or crossings=2, not crossings=9");
        assertThat(ask("choose-game", ",\"game\":\"ferry\",\"answers\":[{\"key\":\"crossings\"}]"))
                .isEqualTo("refused: The field \"value\" must be a text that is not empty.");
        assertThat(ask("go-back", ",\"unfinished\":\"17\""))
                .isEqualTo("refused: there is no unfinished game to go back to");
        assertThat(ask("act", ",\"notation\":\"e2-e3\"")).startsWith("accepted");
        assertThat(games()).hasSize(1);
    }

    private void byHand(String body) throws Exception {
        HttpResponse<String> done = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(table.address()).resolve("/table/act"))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
    }

    private static boolean asks(JsonObject prompt, String says) {
        return prompt.get("says").getAsString().startsWith(says);
    }

    private static boolean is(JsonObject game, String title) {
        return game.get("title").getAsString().equals(title);
    }

    /** The rendered camera sees the other board, and a press of a button says yes; then the first one is laid down again. */
    @Test
    void theBoardThatIsLaidDownIsPlayedWhenSomebodySaysYesAndTheFirstGameGoesOnWithItsOwn() throws Exception {
        assertThat(ask("start", "")).startsWith("accepted");
        assertThat(ask("act", ",\"notation\":\"e2-e3\"")).startsWith("accepted");
        byHand("{\"verb\":\"sheet\",\"laid\":true,\"game\":\"ferry\"}");
        until("prompt", prompt -> asks(prompt, "This is the board of Ferry. Play it? The game of Ogre Chess is kept."));
        byHand("{\"verb\":\"press\",\"side\":\"south\",\"button\":\"confirm\"}");
        until("game", game -> is(game, "Ferry"));
        byHand("{\"verb\":\"sheet\",\"laid\":true,\"game\":\"ogre-chess\"}");
        until(
                "prompt",
                prompt -> asks(
                        prompt, "This is the board of Ogre Chess. Go on with the game that was left after 1 action?"));
        assertThat(ask("Anne", "act", ",\"notation\":\"play-board\"")).isEqualTo("accepted: Yes, play Ogre Chess");
        until("position", position -> position.toString().contains("\"actionsPlayed\":1"));
        until("game", game -> is(game, "Ogre Chess"));
    }

    @Test
    void aNoLeavesTheGameAndTheOwnBoardIsWaitedFor() throws Exception {
        byHand("{\"verb\":\"sheet\",\"laid\":true,\"game\":\"ferry\"}");
        until("prompt", prompt -> asks(prompt, "This is the board of Ferry."));
        byHand("{\"verb\":\"choose\",\"notation\":\"keep-game\"}");
        until("prompt", prompt -> asks(prompt, "No board is recognised."));
        assertThat(games())
                .allSatisfy(game -> assertThat(game.header().game().name()).isEqualTo("ogre-chess"));
        byHand("{\"verb\":\"sheet\",\"laid\":true}");
        until("prompt", prompt -> !asks(prompt, "No board is recognised."));
    }

    /** Each change ends what it began: as many threads live after fifty of them as after two. */
    @Test
    void gamesThatWereLeftKeepNothingOpen() throws Exception {
        choose("ferry");
        choose("ogre-chess");
        int before = threads();
        for (int i = 0; i < 25; i++) {
            assertThat(choose("ferry")).startsWith("accepted");
            assertThat(choose("ogre-chess")).startsWith("accepted");
        }
        Wait.until("no more threads live than before", () -> threads() <= before);
    }

    private static int threads() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> List.of("table", "camera", "light", "robot", "game-change")
                        .contains(thread.getName()))
                .count();
    }
}
