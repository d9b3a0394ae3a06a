package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.RawClient;
import umpire.mqtt.Contract;
import umpire.mqtt.MosquittoBroker;
import umpire.testing.Port;

/** The lobby shows all tables of an outside broker, where any client may publish anything under any table's name. */
@Timeout(900)
class LobbyTest extends BrowserTest {
    private final int webSocketPort = Port.free();
    private final MosquittoBroker broker = new MosquittoBroker();
    private RawClient client;

    @TempDir
    Path folder;

    @BeforeEach
    void startTheBroker() throws Exception {
        // Paho counts an answered message as open a little longer, and refuses one above the broker's limit of 20.
        String unlimited = "max_inflight_messages 0";
        broker.launch(folder, "listener " + webSocketPort + " 127.0.0.1", "protocol websockets", unlimited);
        client = RawClient.connect("tcp://127.0.0.1:" + broker.port(), "", "");
    }

    @AfterEach
    void stopTheBroker() throws Exception {
        client.close();
        broker.stop();
    }

    private Page open(int widthPx, int heightPx) {
        Page page = browsers.alone(widthPx, heightPx);
        page.navigate(sample.address() + "lobby?broker=ws://127.0.0.1:" + webSocketPort + "/mqtt");
        return page;
    }

    /** Publishes a sample message of a table, as of now. */
    private void say(String table, String topic, JsonObject message) throws Exception {
        JsonObject fresh = message.deepCopy();
        fresh.addProperty("at", Instant.now().toString());
        client.publish("umpire/1/" + table + "/" + topic, fresh.toString(), true);
    }

    private void sayGame(String table) throws Exception {
        say(table, "status", Contract.sample("status"));
        say(table, "recent", Contract.sample("recent"));
        say(table, "summary", Contract.sample("summary"));
    }

    /** Publishes the summary of a game of players with these names. */
    private void sayNames(String table, String first, String second) throws Exception {
        JsonObject summary = Contract.sample("summary");
        summary.getAsJsonArray("seats").get(0).getAsJsonObject().addProperty("name", first);
        summary.getAsJsonArray("seats").get(1).getAsJsonObject().addProperty("name", second);
        say(table, "summary", summary);
    }

    private static Locator card(Page page, String table) {
        return page.locator(".card", new Page.LocatorOptions().setHas(page.locator("a[href='#" + table + "']")));
    }

    @Test
    void itListsTheTablesAndFollowsOne() throws Exception {
        sayGame("club-10");
        sayGame("club-2");
        try (Page page = open(1280, 720)) {
            assertThat(page.locator(".card h2")).hasText(new String[] {"club-2", "club-10"});
            assertThat(card(page, "club-2")).containsText("playing · Three in a Row");
            card(page, "club-2").locator("a").click();
            assertThat(page.locator("#followed-lines li"))
                    .hasText(new String[] {"White rolls 5.", "The tank moved to a1."});
            client.publish("umpire/1/club-2/event", Contract.sample("event").toString(), false);
            assertThat(page.locator("#followed-lines li")).hasCount(3);
            page.locator("#followed .above a").click();
            assertThat(page.locator("#followed")).isHidden();
        }
    }

    @Test
    void aFinishedGameIsAResultAndAPairingIsBesideItsTable() throws Exception {
        sayNames("club-2", "Anna", "Ben");
        try (Page page = open(1280, 720)) {
            page.locator("#tournament summary").click();
            page.locator("#pairing").fill("Ben and Anna");
            page.locator("#pair button").click();
            assertThat(card(page, "club-2").locator(".pairing")).hasText("Pairing: Ben and Anna");
            say("club-2", "score", Contract.sample("score-over"));
            say("club-2", "summary", Contract.sample("summary-over"));
            assertThat(page.locator("#standings th").first()).hasText("Anna");
            assertThat(page.locator("#results li")).hasCount(1);
            page.reload();
            assertThat(card(page, "club-2")).containsText("game over");
            assertThat(page.locator("#results li")).hasCount(1);
        }
    }

    @Test
    void itTellsThatTheBrokerIsGoneAndIsTrueAgainAfterwards() throws Exception {
        sayGame("club-1");
        sayGame("club-2");
        try (Page page = open(1280, 720)) {
            assertThat(page.locator(".card.playing")).hasCount(2);
            broker.stop();
            assertThat(page.locator("#banner")).containsText("These are the last known states.");
            assertThat(page.locator(".card")).hasCount(2);
            client.close();
            startTheBroker();
            say("club-1", "summary", Contract.sample("summary-over"));
            assertThat(page.locator("#banner")).isHidden();
            assertThat(card(page, "club-1")).containsText("game over");
            assertThat(card(page, "club-2")).containsText("unknown to the broker");
        }
    }

    @Test
    void hostileAndMalformedMessagesDoNoHarm() throws Exception {
        String hostile = "<img src=x onerror='window.hurt = true'>";
        sayGame("home");
        sayNames("hostile", hostile, "Ben");
        client.publish("umpire/1/broken/summary", "{\"seats\": [null]", true);
        // Mosquitto drops messages to a client beyond 1,000 that wait.
        for (int i = 0; i < 600; i++) {
            client.publish("umpire/1/made-up-" + i + "/summary", "[]", true);
        }
        sayGame("late");
        try (Page page = open(1280, 720)) {
            assertThat(card(page, "late")).containsText("playing");
            assertThat(card(page, "home")).containsText("playing");
            assertThat(card(page, "hostile").locator(".who").first()).hasText(hostile + " (White)");
            assertThat(page.locator(".card")).hasCount(200);
            assertThat(page.locator("#count")).hasText("200 tables, and more that are left out");
            assertThat(page.locator("main img")).hasCount(0);
            assertThat(page.evaluate("window.hurt")).isNull();
        }
    }

    @Test
    void itIsAccessibleAndFitsAPhone() throws Exception {
        sayNames("club-1", "Christoph-Alexander", "Ben");
        sayNames("club-2", "Wolfeschlegelsteinhausenbergerdorff".repeat(4), "Ben");
        client.publish("umpire/1/broken/summary", "[]", true);
        say("club-2", "score", Contract.sample("score-over"));
        say("club-2", "summary", Contract.sample("summary-over"));
        sayGame("club-3");
        try (Page page = open(390, 844)) {
            card(page, "club-3").locator("a").click();
            page.locator("#tournament summary").click();
            assertThat(page.locator("#results li")).hasCount(1);
            assertThat(card(page, "broken")).containsText("unreadable");
            assertThat(Accessibility.troubles(page)).isEmpty();
            assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
        }
    }
}
