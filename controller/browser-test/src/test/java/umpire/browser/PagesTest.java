package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.mqtt.Contract;
import umpire.rules.kernel.Pose;

@Timeout(900)
class PagesTest extends BrowserTest {
    private final List<String> faults = new ArrayList<>();

    @BeforeEach
    void layTheTable() {
        faults.clear();
        sample.sayEverything();
        sample.beat();
    }

    private Page open(String path, int widthPx, int heightPx) {
        Page page = browsers.blank(widthPx, heightPx);
        page.onPageError(faults::add);
        page.navigate(sample.address() + path);
        Browsers.settle(page);
        return page;
    }

    @Test
    void theDisplayShowsThePositionAndFollowsIt() {
        try (Page page = open("display", 1920, 1080)) {
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            assertThat(page.locator("#heading")).containsText("White");
            assertThat(page.locator(".standing[data-place=d4] [data-token=white-HVY]"))
                    .isVisible();
            assertThat(page.locator("#score")).containsText("9");

            sample.voice().keep("position", Sample.position("Black", "white-HVY d5, black-INF e6"));
            sample.voice().tell("event", Sample.event("event", "White's tank moves to d5.", "TANKS_MOVE", "2.32"));

            assertThat(page.locator(".standing[data-place=d5] [data-token=white-HVY]"))
                    .isVisible();
            assertThat(page.locator(".standing[data-place=d4]")).hasCount(0);
            assertThat(page.locator("#events li").first()).containsText("§ 2.32");
            assertThat(Accessibility.troubles(page)).isEmpty();
            page.evaluate("document.documentElement.removeAttribute('lang')");
            assertThat(Accessibility.troubles(page)).as("what is planted").hasSize(1);
            assertThat(faults).isEmpty();
        }
    }

    @Test
    void aTappedPieceShowsWhereItMayGo() {
        try (Page page = open("display", 1920, 1080)) {
            page.locator(".standing[data-place=d4]").click();
            assertThat(page.locator("#board .may-go")).hasCount(3);
            assertThat(page.locator("#board circle.aim")).hasCount(1);
            assertThat(page.locator("#detail-list")).containsText("leaps from d4 to b5");
        }
    }

    @Test
    void correctionsAreNumberedInTheirOrder() {
        try (Page page = open("display", 1920, 1080)) {
            sample.voice().keep("prompt", Sample.prompt("""
                    {"need": "correction", "says": "Two pieces are out of place.",
                     "corrections": [{"token": "white-HVY", "from": "e6", "to": "d4", "says": "Move it back to d4."},
                                     {"token": "black-INF", "to": "e6", "says": "Put a Black Infantry on e6."}]}"""));
            assertThat(page.locator("#says")).hasText("Two pieces are out of place.");
            assertThat(page.locator("#choices .correction")).hasCount(2);
            assertThat(page.locator("#board .way text")).hasText("1");
        }
    }

    @ParameterizedTest
    @CsvSource({"display, .stage", "table, #top"})
    void aDeadBrokerIsShownAndItsReturnIsNoticed(String path, String board) throws Exception {
        try (Page page = open(path, 1920, 1080)) {
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            assertThat(page.locator("#banner")).isHidden();

            sample.killBroker();
            assertThat(page.locator("#banner")).containsText("No connection");
            assertThat(page.locator("body")).hasClass(Pattern.compile("stale"));
            assertThat(page.locator(board)).hasCSS("opacity", "0.55");

            sample.reviveBroker();
            sample.sayEverything();
            sample.voice().keep("prompt", Sample.prompt("""
                    {"need": "roll", "says": "Roll again."}"""));
            assertThat(page.locator("#says")).hasText("Roll again.");
            assertThat(page.locator("#banner")).isHidden();
            assertThat(page.locator(board)).hasCSS("opacity", "1");
        }
    }

    @Test
    void aLostTableIsNotShownAsLive() {
        try (Page page = open("display", 390, 844)) {
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            sample.voice().keep("status", Sample.json("{\"state\": \"lost\"}"));
            assertThat(page.locator("#banner")).containsText("The table is gone");
        }
    }

    @Test
    void aShutDownTableIsNotShownAsALostBroker() throws Exception {
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            sample.voice().keep("status", Sample.json("{\"state\": \"stopped\"}"));
            assertThat(page.locator("#banner")).containsText("The table was shut down");
            sample.killBroker();
            assertThat(page.locator("#banner")).containsText("It stopped");
            assertThat(page.locator("#banner")).containsText("The table was shut down");
        }
    }

    @Test
    void aSlowMachineIsNotShownAsAMissingCamera() {
        try (Page page = browsers.newcomer(1280, 720)) {
            Browsers.onWood(page);
            page.navigate(sample.address() + "display");
            Browsers.settle(page);
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            sample.fare(Sample.json("""
                    {"frameAgeMs": 7000, "stages": [], "problems": [], "missedEvents": 0,
                     "parts": [{"part": "camera", "state": "trouble", "says": "Reading a picture takes 7 s: this machine is busy."}]}"""));
            assertThat(page.locator("#banner")).containsText("this machine is busy");
        }
    }

    @Test
    void missedEventsAreReported() {
        try (Page page = open("display", 1920, 1080)) {
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            sample.voice().tell("event", Sample.event("event", "First.", "RULE", "1"));
            assertThat(page.locator("#events")).containsText("First.");
            sample.voice().skip("event", 2);
            sample.voice().tell("event", Sample.event("event", "Fourth.", "RULE", "4"));
            assertThat(page.locator("#events")).containsText("2 messages were missed here.");
        }
    }

    @Test
    void aLateDisplayShowsEarlierEvents() {
        sample.voice().keep("recent", Sample.json("""
                                {"lines": [
                                  {"kind": "event", "says": "Long ago.", "rule": "RULE", "section": "1", "where": []},
                                  {"kind": "event", "says": "Just now.", "rule": "RULE", "section": "2", "where": []}]}
                                """));
        try (Page page = open("display", 1920, 1080)) {
            assertThat(page.locator("#events .newest")).containsText("Just now.");
            assertThat(page.locator("#events .newest")).containsText("§ 2");
            assertThat(page.locator("#events")).containsText("Long ago.");
        }
    }

    /** Returns the next command of the page, checked against the published schema. */
    private JsonObject command(String verb) throws Exception {
        String heard =
                String.valueOf(sample.voice().commands().poll((long) Browsers.PATIENCE_MS, TimeUnit.MILLISECONDS));
        assertThat(heard).startsWith("umpire/1/home/command/" + verb + " ");
        JsonObject command =
                JsonParser.parseString(heard.substring(heard.indexOf(' '))).getAsJsonObject();
        assertThat(Contract.read().schemas().faults("command-" + verb, command)).isEmpty();
        return command;
    }

    private static final String SECRETLY = "Choose in secret";
    private static final String CARDS = "You hold the cards 3 and 7.";

    @Test
    void aPhoneWithATokenActsForItsSeat() throws Exception {
        try (Page page = phoneAtATableOfWood()) {
            assertThat(page.locator("#confirm")).isHidden();
            assertThat(page.locator("#heading .seat-name")).hasText("White");
            assertThat(page.locator(".player.turn .player-name b")).hasText("You");
            sample.voice().keep("prompt", Sample.prompt("""
                    {"need": "choice", "seat": "White", "says": "White: fire or hold. Or press Confirm twice: hold fire."}"""));
            page.locator("#confirm").click();
            JsonObject command = command("press");
            assertThat(command.get("button").getAsString()).isEqualTo("confirm");
            assertThat(command.get("token").getAsString()).isEqualTo(SampleTable.WHITES_TOKEN);

            var reply = Sample.json(
                    "{\"verb\": \"press\", \"result\": \"refused\", \"reason\": \"rule\", \"says\": \"Not yet.\"}");
            reply.add("id", command.get("id"));
            sample.voice().tell("reply/White/" + command.get("client").getAsString(), reply);
            assertThat(page.locator("#refused")).hasText("Not yet.");
        }
    }

    @Test
    void aPhoneShowsItsSeatsSecretsAndDeclares() throws Exception {
        try (Page page = open("play#seat=White&token=" + SampleTable.WHITES_TOKEN, 390, 844);
                Page everybody = open("display", 1280, 720)) {
            assertThat(page.getByText(SECRETLY)).hasCount(0);
            sample.voice().keep("seat/White", Contract.sample("seat"));
            assertThat(page.getByText(SECRETLY)).isVisible();
            assertThat(page.locator("body")).not().containsText(CARDS);
            page.getByText(SECRETLY).click();
            assertThat(page.locator("#facts")).containsText(CARDS);
            press(page, "Play the 7 in secret");
            page.locator("#done").click();
            JsonObject command = command("act");
            assertThat(command.get("notation").getAsString()).isEqualTo("play 7");
            assertThat(command.get("token").getAsString()).isEqualTo(SampleTable.WHITES_TOKEN);
            assertThat(everybody.locator("body")).not().containsText(CARDS);
            sample.voice().clear("seat/White");
            assertThat(page.getByText(SECRETLY)).hasCount(0);
            assertThat(page.locator("body")).not().containsText(CARDS);
        }
    }

    @Test
    void aPhoneResignsOrOffersADrawAfterAQuestion() throws Exception {
        try (Page page = open("play#seat=White&token=" + SampleTable.WHITES_TOKEN, 390, 844)) {
            openTheGame(page);
            assertThat(page.locator("dialog button")).hasText(new String[] {
                "A hint …", "White: offer a draw …", "White: resign …", "Another game …", "Close"
            });
            press(page, "White: resign …");
            press(page, "Cancel");
            openTheGame(page);
            press(page, "White: offer a draw …");
            press(page, "White offers a draw");
            JsonObject command = command("offer-draw");
            assertThat(command.get("seat").getAsString()).isEqualTo("White");
            assertThat(command.get("token").getAsString()).isEqualTo(SampleTable.WHITES_TOKEN);
        }
    }

    private Page phoneAtATableOfWood() {
        Page page = browsers.phone();
        Browsers.onWood(page);
        page.navigate(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN);
        Browsers.settle(page);
        return page;
    }

    private static void openTheGame(Page page) {
        page.locator("#more").click();
        press(page, "End the game, new game …");
    }

    private static void press(Page page, String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    @Test
    void tappingAPieceAndItsTargetOnThePhonePlaysTheAction() throws Exception {
        try (Page page = open("play#seat=White&token=" + SampleTable.WHITES_TOKEN, 390, 844)) {
            page.locator(".standing[data-place=d4]").click();
            assertThat(page.locator("#board .may-go")).hasCount(3);
            page.locator(".area[data-place=d5]").click();
            assertThat(command("act").get("notation").getAsString()).isEqualTo("d4-d5");
        }
    }

    @Test
    void everyPageShowsADraggedPieceWhereItWasDropped() {
        try (Page mine = open("table", 1600, 900);
                Page theirs = open("table", 1600, 900)) {
            Locator piece = mine.locator("[data-name='piece:0']");
            assertThat(theirs.locator("[data-name='piece:0']")).isVisible();
            drag(mine, piece, mine.locator(".area[data-place=d4]"));

            Pose there = Sample.pose("d4");
            mine.waitForCondition(() -> standsAt(0, there));
            theirs.waitForFunction(
                    "([x, y]) => document.querySelector(\"[data-name='piece:0']\").style.transform.includes(`translate(${x}px, ${-y}px)`)",
                    List.of(there.xMm(), there.yMm()));
            assertThat(faults).isEmpty();
        }
    }

    private boolean standsAt(int tag, Pose there) {
        return sample.table
                                .at(sample.clockMs.getAsLong())
                                .piece(tag)
                                .orElseThrow()
                                .pose()
                                .distanceMm(there)
                        < 1
                && !sample.table.moving(sample.clockMs.getAsLong());
    }

    private static void drag(Page page, Locator from, Locator to) {
        BoundingBox start = from.boundingBox();
        BoundingBox end = to.boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down();
        for (int i = 1; i <= 10; i++) {
            page.mouse()
                    .move(
                            start.x + start.width / 2 + (end.x + end.width / 2 - start.x - start.width / 2) * i / 10,
                            start.y
                                    + start.height / 2
                                    + (end.y + end.height / 2 - start.y - start.height / 2) * i / 10);
        }
        page.mouse().up();
    }

    @Test
    void aTappedDieTumblesAndAPressedButtonIsAnEdge() {
        try (Page page = open("table", 1600, 900)) {
            Pose before = sample.table
                    .at(sample.clockMs.getAsLong())
                    .die("white")
                    .orElseThrow()
                    .pose();
            page.locator("[data-name='die:white']").click();
            page.waitForCondition(() -> sample.table
                            .at(sample.clockMs.getAsLong())
                            .die("white")
                            .orElseThrow()
                            .pose()
                            .distanceMm(before)
                    > 1);
            page.locator("[data-press=south-confirm]").click();
            page.waitForCondition(() -> sample.edges.size() == 2);
            assertThat(faults).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "display, 1920, 1080",
        "display, 390, 844",
        "table, 1920, 1080",
        "table, 390, 844",
        "table, 844, 390",
        "'play#seat=White&token=0', 390, 844"
    })
    void thePagesFitEveryScreen(String path, int widthPx, int heightPx) {
        try (Page page = open(path, widthPx, heightPx)) {
            assertThat(page.locator("#heading")).containsText("White");
            Object out = page.evaluate("document.documentElement.scrollWidth - innerWidth");
            assertThat(((Number) out).intValue()).isLessThanOrEqualTo(0);
            List<?> cut = (List<?>) page.evaluate("""
                    [...document.querySelectorAll('button, h1, #says, .freshness')].filter((one) => {
                      const box = one.getBoundingClientRect();
                      return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
                    }).map((one) => one.outerHTML)""");
            assertThat(cut).isEmpty();
            assertThat(page.locator("svg text").first())
                    .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(Browsers.PATIENCE_MS));
        }
    }
}
