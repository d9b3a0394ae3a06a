package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A secret declaration with a place is made on the seat's own page, by touch or by keyboard. */
@Timeout(900)
class DeclaringTest extends BrowserTest {
    @BeforeEach
    void sendWhitesDeclarations() {
        sample.sayEverything();
        JsonObject own = Sample.json("""
                {"seat": "White", "standings": [], "marks": [], "facts": [], "strikes": [], "dice": []}""");
        JsonArray actions = new JsonArray();
        for (String strategy : List.of("Deploy", "Seize")) {
            for (String place : List.of("c5", "d4", "e5")) {
                actions.add(declaration(strategy.toLowerCase() + " " + place, strategy + ", goal " + place, place));
            }
        }
        JsonObject hold = declaration("hold", "Hold", "");
        hold.addProperty("prospect", "defend or attack");
        actions.add(hold);
        own.add("actions", actions);
        sample.voice().keep("seat/White", own);
    }

    private static JsonObject declaration(String notation, String says, String place) {
        JsonObject action =
                Sample.json("{\"seat\": \"White\", \"touches\": [], \"changes\": [], \"kind\": \"declare\"}");
        action.addProperty("notation", notation);
        action.addProperty("says", says);
        if (!place.isEmpty()) {
            action.getAsJsonArray("touches").add(place);
        }
        return action;
    }

    private Page phone() {
        Page page = browsers.phone();
        page.navigate(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN);
        Browsers.settle(page);
        page.getByText("Choose in secret").tap();
        return page;
    }

    private static Locator secret(Page page) {
        return page.locator("#ways .secret");
    }

    private String declared() throws InterruptedException {
        String heard =
                String.valueOf(sample.voice().commands().poll((long) Browsers.PATIENCE_MS, TimeUnit.MILLISECONDS));
        assertThat(heard).startsWith("umpire/1/home/command/act ");
        return JsonParser.parseString(heard.substring(heard.indexOf(' ')))
                .getAsJsonObject()
                .get("notation")
                .getAsString();
    }

    @Test
    void aStrategyIsPickedAndItsGoalTappedOnTheBoard() throws Exception {
        try (Page page = phone()) {
            assertThat(page.locator("#ways-title")).hasText("Only you see this");
            assertThat(secret(page)).hasText(new String[] {"Deploy, goal …", "Seize, goal …", "Holddefend or attack"});
            secret(page).nth(1).tap();
            assertThat(page.locator("#done")).hasText("Declare");
            page.locator(".area[data-place=e5]").tap();
            assertThat(page.locator("#board .cue.touched")).hasCount(1);
            assertThat(Accessibility.troubles(page)).isEmpty();
            assertThat(page.locator("#done")).hasText("Declare: Seize, goal e5");
            page.locator("#done").tap();
            assertThat(declared()).isEqualTo("seize e5");
            assertThat(page.locator("#done")).isHidden();
            assertThat(page.locator("#board .cue.touched")).hasCount(0);
            assertThat(secret(page)).hasCount(0);
        }
    }

    @Test
    void aDeclarationWithoutAPlaceIsConfirmedToo() throws Exception {
        try (Page page = phone()) {
            secret(page).nth(2).tap();
            assertThat(secret(page).nth(2)).hasAttribute("aria-pressed", "true");
            // Grey letters would hardly be seen on the colour of a chosen button.
            assertThat(secret(page).nth(2).locator("span")).hasCSS("color", "rgb(6, 32, 47)");
            assertThat(page.locator("#done")).hasText("Declare: Hold");
            page.locator("#done").tap();
            assertThat(declared()).isEqualTo("hold");
        }
    }

    @Test
    void aDeclarationWorksByKeyboard() throws Exception {
        try (Page page = phone()) {
            secret(page).first().press("Enter");
            assertThat(secret(page)).hasText(new String[] {"Choose in a list"});
            assertThat(secret(page)).isFocused();
            page.keyboard().press("Enter");
            assertThat(secret(page)).hasText(new String[] {"c5", "d4", "e5"});
            assertThat(secret(page).first()).isFocused();
            page.keyboard().press("Tab");
            page.keyboard().press("Enter");
            assertThat(page.locator("#done")).isFocused();
            assertThat(page.locator("#done")).hasText("Declare: Deploy, goal d4");
            page.keyboard().press("Enter");
            assertThat(declared()).isEqualTo("deploy d4");
        }
    }

    @Test
    void coveringHidesAnUnfinishedDeclaration() {
        try (Page page = phone()) {
            secret(page).first().tap();
            page.locator(".area[data-place=c5]").tap();
            assertThat(page.locator("#done")).containsText("Deploy");
            page.getByText("Cover this again").tap();
            assertThat(page.locator("#done")).isHidden();
            assertThat(page.locator("#board .cue.touched")).hasCount(0);
            page.getByText("Choose in secret").tap();
            assertThat(page.locator("#done")).isHidden();
        }
    }

    @Test
    void otherSeatsDoNotSeeADeclaration() {
        try (Page page = browsers.open(sample.address() + "display", 1280, 720)) {
            assertThat(page.locator("body")).not().containsText(Pattern.compile("Deploy|Seize"));
        }
    }

    @Test
    void aSeatsDiceAreDrawnInGroups() {
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.add("dice", JsonParser.parseString("""
                [{"seat": "White", "what": "sets", "faces": [{"kind": "d10", "face": "7"}, {"kind": "d10", "face": "7"},
                  {"kind": "d10", "face": "10"}, {"kind": "d10", "face": "10"}, {"kind": "d10", "face": "10"}]},
                 {"seat": "Black", "what": "waste", "faces": [{"kind": "d10", "face": "3"}]}]"""));
        sample.voice().keep("position", position);
        try (Page page = browsers.open(sample.address() + "display", 1280, 720)) {
            assertThat(page.locator("#pools .whose")).hasText(new String[] {"White: sets", "Black: waste"});
            assertThat(page.locator("#pools .set .die-face")).hasCount(6);
            assertThat(page.locator("#pools [aria-label='2 times 7'] .die-face"))
                    .hasCount(2);
            assertThat(page.locator("#pools [aria-label='3 times 10'] .die-face"))
                    .hasCount(3);
            assertThat(Letters.unreadable(page, "#pools .whose")).isEmpty();
            sample.voice().keep("position", Sample.position("White", Sample.MIDDLE));
            assertThat(page.locator("#pools")).isHidden();
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1920, 1080"})
    void bothSeatsDiceAreVisibleTogether(int width, int height) {
        JsonArray rows = new JsonArray();
        for (String seat : List.of("White", "Black")) {
            for (String what : List.of("sets", "waste", "Gobble Dice")) {
                rows.add(row(seat, what, 10));
            }
        }
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.add("dice", rows);
        sample.voice().keep("position", position);
        try (Page page = browsers.open(sample.address() + "play", width, height)) {
            assertThat(page.locator("#pools .dice-row")).hasCount(6);
            assertThat(page.evaluate("""
                    [...document.querySelectorAll("#pools .dice-row")].map((row) => row.getBoundingClientRect().bottom)
                      .filter((bottom) => bottom > document.querySelector("#pools").getBoundingClientRect().bottom
                        || bottom > innerHeight).length""")).isEqualTo(0);
        }
    }

    @Test
    void aThrowOfTheDiceOfAllSeatsIsCalledThat() {
        try (Page page = phone()) {
            sample.voice().keep("prompt", Sample.prompt("""
                    {"need": "roll", "seat": "White", "says": "White: roll a die."}"""));
            assertThat(page.locator("#throw")).hasText("Roll");
            sample.voice().keep("prompt", Sample.prompt("""
                    {"need": "roll", "says": "White and Black: roll a die for each unit."}"""));
            assertThat(page.locator("#throw")).hasText("Roll for all");
        }
    }

    /** The strip above the board shows all dice of both seats, the first seat's first. It neither scrolls nor grows. */
    @ParameterizedTest
    @CsvSource({"390, 844", "360, 640"})
    void allDiceAreVisibleOnAPhone(int width, int height) {
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        JsonArray rows = new JsonArray();
        rows.add(row("Black", "attack on e4", 3));
        rows.add(row("White", "sets", 8));
        rows.add(row("White", "Gobble Dice", 3));
        rows.add(row("White", "Defenders' dice", 2));
        rows.add(row("Black", "sets", 9));
        position.add("dice", rows);
        sample.voice().keep("position", position);
        try (Page page = phone()) {
            page.setViewportSize(width, height);
            assertThat(page.locator("#pools .die-face")).hasCount(25);
            assertThat(page.locator("#pools .dice-of")).hasCount(2);
            assertThat(page.locator("#pools .dice-of").first()).containsText("White");
            assertThat(page.locator("#dice").boundingBox().height).isEqualTo(52);
            assertThat(page.evaluate("""
                    () => {
                      const strip = document.querySelector("#pools").getBoundingClientRect();
                      const board = document.querySelector("#board").getBoundingClientRect();
                      return [...document.querySelectorAll("#pools .die-face")]
                        .map((die) => die.getBoundingClientRect())
                        .filter((die) => die.left < 0 || die.right > innerWidth || die.top < strip.top
                          || die.bottom > Math.min(strip.bottom, board.top) + 1).length;
                    }""")).isEqualTo(0);
            assertThat(page.evaluate("""
                    [...document.querySelectorAll("#pools .dice-of")].every((line) => {
                      const wide = [...line.querySelectorAll(".die-face")].map((die) => die.getBoundingClientRect().width);
                      return Math.max(...wide) - Math.min(...wide) < 1;
                    })""")).isEqualTo(true);
        }
    }

    private static JsonObject row(String seat, String what, int dice) {
        JsonObject row = Sample.json("{\"faces\": []}");
        row.addProperty("seat", seat);
        row.addProperty("what", what);
        for (int die = 0; die < dice; die++) {
            row.getAsJsonArray("faces").add(Sample.json("{\"kind\": \"d10\", \"face\": \"" + (1 + die / 3) + "\"}"));
        }
        return row;
    }

    @Test
    void theHeadlineAsksTheSeatWithTheOpenSecret() {
        sample.voice().keep("legal", Sample.json("{\"actions\": []}"));
        sample.voice().keep("prompt", Sample.prompt("{\"need\": \"choice\", \"says\": \"White and Black: declare.\"}"));
        sample.voice().keep("position", Sample.position("Black", Sample.MIDDLE));
        try (Page page = phone()) {
            assertThat(page.locator("#heading .seat-name")).hasText("White");
            page.getByText("Cover this again").tap();
            assertThat(page.locator("#heading .seat-name")).hasText("Black");
        }
    }

    /** The thing lies turned by 90 degrees, so its upper side is on its left. */
    @Test
    void aCornersLetterIsBesideIt() {
        sample.voice().keep("position", lying());
        try (Page page = browsers.open(sample.address() + "play", 1280, 720)) {
            assertThat(page.locator("#board .corner-word")).hasText("x");
            assertThat(page.locator("#board .corner-word circle")).hasAttribute("fill", "#37b24d");
            assertThat(Letters.unreadable(page, "#board .corner-word")).isEmpty();
            BoundingBox letter = page.locator("#board .corner-word").boundingBox();
            BoundingBox body =
                    page.locator("#board .lying[data-place=die] .token").boundingBox();
            assertThat(letter.x + letter.width).isLessThan(body.x);
            assertThat(letter.y + letter.height / 2).isBetween(body.y, body.y + body.height);
        }
    }

    /** The frame surrounds the die, where the letters and the name are. */
    @Test
    void theFrameOfADieThatMayActIsBelowItsLetters() {
        sample.voice().keep("position", lying());
        sample.voice().keep("legal", Sample.json("""
                        {"actions": [{"seat": "White", "notation": "go", "says": "Go", "touches": ["die"], "changes": [], "kind": "go"}]}"""));
        sample.voice().keep("prompt", Sample.prompt("{\"need\": \"choice\", \"says\": \"White: go.\"}"));
        try (Page page = browsers.open(sample.address() + "play", 1280, 720)) {
            assertThat(page.locator("#board .may-act")).hasCount(1);
            assertThat(page.locator("#board :has(.may-act) ~ * .corner-word")).hasCount(1);
        }
    }

    /** The letters of a die at the near edge of the board are about that far below it. */
    @Test
    void aPhoneHasRoomForLettersBelowTheBoard() {
        sample.voice().keep("position", lying());
        try (Page page = browsers.open(sample.address() + "play", 390, 844)) {
            BoundingBox board = page.locator("#board").boundingBox();
            BoundingBox stage = page.locator(".stage").boundingBox();
            assertThat(stage.y + stage.height - board.y - board.height).isGreaterThan(20);
        }
    }

    /** Returns a position with a die that has a letter at its corner. */
    private static JsonObject lying() {
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.getAsJsonArray("standings").add(Sample.json("""
                        {"token": "white-HVY", "name": "die", "xMm": 0, "yMm": 0, "headingDeg": 90}"""));
        position.add("looks", JsonParser.parseString("""
                [{"name": "die", "title": "Die", "letters": "D", "dots": [], "polygons": [],
                  "words": [{"at": [0, 40], "says": "x", "rgb": "#37b24d"}]}]"""));
        return position;
    }

    @Test
    void theVirtualTableShowsTheCodesForSecretChoices() {
        try (Page page = browsers.open(sample.address() + "table", 1280, 720)) {
            assertThat(page.locator(".secretly")).hasCount(0);
            sample.voice().keep("legal", Sample.json("{\"actions\": []}"));
            sample.voice()
                    .keep("prompt", Sample.prompt("{\"need\": \"choice\", \"says\": \"White and Black: declare.\"}"));
            // The codes are shown at once, and again on request.
            assertThat(page.locator("#newcomer .invitations")).isVisible();
            page.locator("#newcomer .close").click();
            assertThat(page.locator("#newcomer")).isHidden();
            page.locator(".secretly button").click();
            assertThat(page.locator("#newcomer .invitations")).isVisible();
        }
    }
}
