package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import umpire.broker.RawClient;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.mqtt.access.TokenRegister;
import umpire.referee.session.PublicHistory;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;

/** The public messages of a running table reveal neither a secret declaration nor a change of it. */
class EavesdropperTest {
    private static final String ROOT = "umpire/1/home/";

    /** Topics that depend on the order of frames, and not on declarations. */
    private static final Set<String> OF_THE_LOOK = Set.of("health", "sight", "light", "prompt", "status");

    private static final Pattern DECLARED = Pattern.compile("(?i)deploy|seize|retreat");
    private static final List<String> PAGES = List.of("/", "/table", "/start", "/config.json", "/table/scene");

    @TempDir
    private Path evenings;

    private int evening;

    /**
     * All public output of a session.
     *
     * @param messages by topic, without the topics that depend on frames
     * @param spoken all other output in words: those topics, pages and log
     * @param journal the transcript of the game
     */
    private record Overheard(Map<String, List<String>> messages, List<String> spoken, List<String> journal) {}

    @Test
    void aSecretStrategyIsNotRevealed() throws Exception {
        Overheard seizing = listen("red seize e4");
        Overheard holding = listen("red hold");
        assertThat(holding.messages()).isEqualTo(seizing.messages());
        assertThat(holding.journal()).isEqualTo(seizing.journal());
        saysNothing(seizing);
        saysNothing(holding);
    }

    @Test
    void aChangeOfStrategyIsNotRevealed() throws Exception {
        Overheard once = listen("red deploy d3");
        Overheard anew = listen("red retreat", "red seize e5", "red deploy d3");
        assertThat(anew.messages()).isEqualTo(once.messages());
        assertThat(anew.journal()).isEqualTo(once.journal());
        saysNothing(anew);
    }

    private static void saysNothing(Overheard overheard) {
        assertThat(overheard.spoken())
                .isNotEmpty()
                .noneMatch(says -> DECLARED.matcher(says).find());
        assertThat(overheard.messages().get("event")).isNotEmpty();
        overheard
                .messages()
                .forEach((topic, all) -> assertThat(all)
                        .as(topic)
                        .noneMatch(says -> !topic.startsWith("game")
                                && DECLARED.matcher(says).find()));
    }

    private Overheard listen(String... declarations) throws Exception {
        Path folder = Files.createDirectory(evenings.resolve("evening-" + ++evening));
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.addAppender(log);
        try (RunningTable table = RunningTable.start(settings(folder));
                RawClient watcher = RawClient.connect(broker(table), "", "");
                RawClient phone = RawClient.connect(broker(table), "operator", token(folder, "operator"))) {
            watcher.subscribe("umpire/#");
            phone.subscribe(ROOT + "reply/operator/phone");
            order(phone, folder, "start", "");
            for (String declaration : declarations) {
                order(phone, folder, "act", ",\"notation\":\"" + declaration + "\"");
            }
            List<String> spoken = new ArrayList<>();
            for (String path : PAGES) {
                spoken.add(page(table, path));
            }
            Map<String, List<String>> messages = heard(watcher, phone, folder, spoken);
            log.list.forEach(event -> spoken.add(event.getFormattedMessage()));
            return new Overheard(messages, spoken, journal(folder));
        } finally {
            root.detachAppender(log);
        }
    }

    private static RunSettings settings(Path folder) {
        return new RunSettings(
                "home",
                RunSettings.Play.of(GameCatalogue.STANDARD, Optional.of(GameChoice.of("die-men"))),
                Rig.standard().through(Camera.reference().scaledTo(640, 480)),
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback());
    }

    private static String broker(RunningTable table) throws Exception {
        return "ws://127.0.0.1"
                + JsonParser.parseString(page(table, "/config.json"))
                        .getAsJsonObject()
                        .get("webSocket")
                        .getAsString();
    }

    private static String page(RunningTable table, String path) throws Exception {
        URI address = URI.create(table.address()).resolve(path);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private static String token(Path folder, String who) throws Exception {
        return TokenRegister.of(folder, InstantSource.system()).issue(who, "a test");
    }

    /** Sends a command, and waits for its answer. */
    private void order(RawClient phone, Path folder, String verb, String more) throws Exception {
        String client = "\"client\":\"phone\",\"token\":\"" + token(folder, "operator") + "\"";
        String id = "\"id\":\"" + verb + System.nanoTime() + "\",";
        phone.publish(ROOT + "command/" + verb, "{" + id + client + more + "}", false);
        assertThat(phone.next().text()).contains("\"accepted\"");
    }

    /** Returns all messages that the watcher received up to a pause, which marks the end. */
    private Map<String, List<String>> heard(RawClient watcher, RawClient phone, Path folder, List<String> spoken)
            throws Exception {
        order(phone, folder, "pause", "");
        Map<String, List<String>> messages = new TreeMap<>();
        while (true) {
            RawClient.Received received = watcher.next();
            String topic = received.topic().substring(ROOT.length());
            if (topic.equals("status") && received.text().contains("\"paused\"")) {
                return messages;
            }
            assertThat(topic).doesNotStartWith("seat/").doesNotStartWith("reply/");
            if (OF_THE_LOOK.contains(topic) || topic.startsWith("alert/")) {
                spoken.add(received.text());
            } else {
                messages.computeIfAbsent(topic, any -> new ArrayList<>()).add(withoutTime(received.text()));
            }
        }
    }

    private static String withoutTime(String text) {
        JsonObject said = JsonParser.parseString(text).getAsJsonObject();
        said.remove("at");
        said.remove("run");
        return said.toString();
    }

    /** Returns the public transcript of the journal. */
    private static List<String> journal(Path folder) throws Exception {
        List<Entry> entries = Journal.read(folder).games().getLast().entries();
        Game<?, ?> game = GameCatalogue.open("die-men", Map.of()).orThrow();
        return told(game, entries);
    }

    private static <S, A> List<String> told(Game<S, A> game, List<Entry> entries) {
        return PublicHistory.of(game, entries).stream()
                .map(entry -> entry.entry().text() + " " + entry.events())
                .toList();
    }
}
