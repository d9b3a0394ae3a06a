package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.testing.Wait;

/** A seat's page takes the faces of named dice, by number keys and by touch. */
@Timeout(900)
class NamingTest extends BrowserTest {
    /** The page waits for the answers of a test, however slow this machine is. */
    private static final String PATIENT =
            "const later = window.setTimeout; window.setTimeout = (act, ms, ...more) => ms === 6000 ? 0 : later(act, ms, ...more);";

    private Page page;

    private void open() {
        sample.sayEverything();
        keep(false);
        page = browsers.phone();
        page.addInitScript(PATIENT);
        page.navigate(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN);
        assertThat(page.locator("#namings h2")).hasText("what do the dice show? 0 of 15");
    }

    private void keep(boolean confirmed, String... faces) {
        JsonObject prompt = Sample.prompt();
        prompt.addProperty("need", "roll");
        prompt.add("naming", JsonParser.parseString("""
                [{"seat": "Black", "asked": 2, "faces": ["1"], "confirmed": false, "allowed": ["1", "2"], "open": []},
                 {"seat": "White", "asked": 15, "confirmed": %s, "faces": %s,
                  "allowed": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
                  "open": [{"mayShow": ["6", "9"], "where": "in White's tray near h4"}]}]
                """.formatted(confirmed, array(List.of(faces)))));
        sample.voice().keep("prompt", prompt);
    }

    private static JsonArray array(List<String> faces) {
        JsonArray array = new JsonArray();
        faces.forEach(array::add);
        return array;
    }

    private JsonObject next() throws Exception {
        String heard = Wait.next("a command", sample.voice().commands());
        assertThat(heard).startsWith("umpire/1/home/command/name-dice ");
        return JsonParser.parseString(heard.substring(heard.indexOf(' '))).getAsJsonObject();
    }

    private void answer(JsonObject command, String result, String says) {
        JsonObject reply = JsonParser.parseString("{\"verb\": \"name-dice\"}").getAsJsonObject();
        reply.add("id", command.get("id"));
        reply.addProperty("result", result);
        reply.addProperty("says", says);
        if (result.equals("refused")) {
            reply.addProperty("reason", "rule");
        }
        sample.voice().tell("reply/White/" + command.get("client").getAsString(), reply);
    }

    private Locator filled() {
        return page.locator("#namings .filled");
    }

    @Test
    void inputDuringARequestIsSentTogetherAfterwards() throws Exception {
        open();
        for (String key : "12345678901".split("")) {
            page.keyboard().press(key);
        }
        assertThat(filled()).hasCount(11);
        JsonObject first = next();
        assertThat(first.getAsJsonArray("faces")).isEqualTo(array(List.of("1")));
        assertThat(sample.voice().commands()).isEmpty();
        answer(first, "accepted", "1 of 15");
        JsonObject second = next();
        assertThat(second.getAsJsonArray("faces"))
                .isEqualTo(array(List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1")));
        assertThat(second.get("confirmed").getAsBoolean()).isFalse();
        answer(second, "accepted", "11 of 15");
        page.keyboard().press("Backspace");
        assertThat(next().getAsJsonArray("faces").size()).isEqualTo(10);
        assertThat(filled()).hasCount(10);
        page.close();
    }

    @Test
    void anOpenDieIsAskedForWithItsPossibleFaces() throws Exception {
        open();
        assertThat(page.locator("#namings .question")).hasText("The one in White's tray near h4: 6 or 9?");
        assertThat(page.locator("#namings .likely")).hasText(new String[] {"6", "9"});
        page.locator("#namings .face").nth(2).click();
        assertThat(filled()).hasText("3");
        assertThat(page.locator("#namings .question")).isHidden();
        assertThat(page.locator("#namings .likely")).hasCount(0);
        page.close();
    }

    @Test
    void aRefusedEntryIsReportedAndRemoved() throws Exception {
        open();
        page.locator("#namings .face").nth(6).click();
        assertThat(filled()).hasText("7");
        answer(next(), "refused", "The game is paused. Resume it first.");
        assertThat(page.locator("#refused")).hasText("The game is paused. Resume it first.");
        assertThat(filled()).hasCount(0);
        page.close();
    }

    @Test
    void entriesAreConfirmedOnlyByEnter() throws Exception {
        open();
        page.keyboard().press("Enter");
        assertThat(page.locator("#namings .right")).isHidden();
        keep(false, "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5".split(" "));
        assertThat(filled()).hasCount(15);
        page.keyboard().press("6");
        page.keyboard().press("Enter");
        JsonObject command = next();
        assertThat(command.getAsJsonArray("faces").size()).isEqualTo(15);
        assertThat(command.get("confirmed").getAsBoolean()).isTrue();
        keep(true, "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5".split(" "));
        answer(command, "accepted", "White's dice are named.");
        assertThat(page.locator("#namings h2")).hasText("all dice are named.");
        sample.voice().keep("prompt", Sample.prompt());
        assertThat(page.locator("#namings .naming")).isHidden();
        page.close();
    }
}
