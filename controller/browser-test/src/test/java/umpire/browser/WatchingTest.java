package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A watcher sees danger, attacks, dice, losses and the log, also when joining late. */
@Timeout(900)
class WatchingTest extends BrowserTest {
    @BeforeEach
    void layTheTable() {
        sample.sayEverything();
        sample.beat();
    }

    private Page open(String path, int widthPx, int heightPx) {
        return browsers.open(sample.address() + path, widthPx, heightPx);
    }

    private void sayOfThePosition(String field, String list) {
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.add(field, Sample.json("{\"it\": " + list + "}").get("it"));
        sample.voice().keep("position", position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"display", "table"})
    void checkHasABannerAndARingOnBothPages(String path) {
        sayOfThePosition("marks", """
                [{"place": "e1", "kind": "threatened", "brief": "!", "says": "White is in check: the GEV on f5 attacks e1."}]""");
        try (Page page = open(path, 1280, 720)) {
            assertThat(page.locator("#danger")).hasText("White is in check: the GEV on f5 attacks e1.");
            assertThat(page.locator("#danger")).isVisible();
            assertThat(page.locator(".threat")).hasCount(1);
            sayOfThePosition("marks", "[]");
            assertThat(page.locator("#danger")).isHidden();
            assertThat(page.locator(".threat")).hasCount(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"display", "table"})
    void aGameThatEndsInCheckHasNeitherBannerNorRing(String path) {
        sayOfThePosition("marks", """
                [{"place": "e1", "kind": "threatened", "brief": "!", "says": "White is in check: the GEV on f5 attacks e1."}]""");
        try (Page page = open(path, 1280, 720)) {
            assertThat(page.locator(".threat")).isVisible();
            sample.voice().keep("prompt", Sample.prompt("""
                    {"need": "over", "says": "The game is drawn: both sides agreed."}"""));
            assertThat(page.locator("#danger")).isHidden();
            assertThat(page.locator(".threat")).isHidden();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"display", "table"})
    void anAttackIsAnArrowFromAttackerToTarget(String path) {
        sayOfThePosition("strikes", "[{\"from\": \"d4\", \"at\": \"e6\"}]");
        try (Page page = open(path, 1280, 720)) {
            Locator arrow = page.locator(".strike");
            assertThat(arrow).hasCount(1);
            BoundingBox box = arrow.boundingBox();
            BoundingBox from = page.locator(".area[data-place=d4]").boundingBox();
            BoundingBox at = page.locator(".area[data-place=e6]").boundingBox();
            assertThat(box.x).isBetween(from.x, at.x + at.width);
            assertThat(box.y).isBetween(at.y - 5, from.y);
            assertThat(box.y + box.height).isBetween(from.y, from.y + from.height);
            sayOfThePosition("strikes", "[]");
            assertThat(arrow).hasCount(0);
        }
    }

    @Test
    void lossesAreListedWithTheScoreAndCounted() {
        sayOfThePosition("lost", "[\"black-INF\", \"black-GEV\", \"black-INF\"]");
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator(".score").nth(1).locator(".lost-piece")).hasCount(2);
            assertThat(page.locator(".score").nth(1).locator(".lost-piece").first())
                    .containsText("×2");
            assertThat(page.locator(".score").first().locator(".lost")).hasCount(0);
        }
    }

    @Test
    void facesWithTheSameEffectAreGroupedWhileARollIsAwaited() {
        sample.voice()
                .keep(
                        "legal",
                        rolls(
                                "No effect.",
                                "No effect.",
                                "No effect.",
                                "It is disabled.",
                                "It is disabled.",
                                "It is destroyed."));
        sample.voice().keep("prompt", need("roll"));
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator("#throws .outlook")).hasCount(3);
            assertThat(page.locator("#throws .outlook").first().locator(".die-face"))
                    .hasCount(3);
            assertThat(page.locator("#throws .outlook").first()).containsText("No effect.");
            assertThat(page.locator("#throws .outlook").last().locator(".die-face circle"))
                    .hasCount(6);
        }
    }

    private static JsonObject rolls(String... effects) {
        return Sample.json(IntStream.rangeClosed(1, effects.length)
                .mapToObj(face -> "{\"seat\": \"White\", \"notation\": \"roll " + face + "\", \"says\": \"Rolled "
                        + face
                        + "\", \"touches\": [], \"changes\": [], \"kind\": \"roll\", \"dice\": [{\"kind\": \"d6\", \"face\": \""
                        + face
                        + "\"}], \"effect\": \"" + effects[face - 1] + "\"}")
                .collect(Collectors.joining(", ", "{\"actions\": [", "]}")));
    }

    private static JsonObject need(String need) {
        return Sample.prompt("{\"need\": \"" + need + "\", \"seat\": \"White\", \"says\": \"White: roll.\"}");
    }

    @Test
    void theLastRollShowsFaceSeatAndPurposeToLateWatchers() {
        sample.voice().keep("recent", Sample.json("""
                {"lines": [{"kind": "roll", "says": "Rolled 4", "where": [], "seat": "Black", "number": 7,
                            "purpose": "roll for the attack on d4", "dice": [{"kind": "d6", "face": "4"}]},
                           {"kind": "event", "says": "Rolled 4: The HVY on d4 is disabled.", "where": [], "seat": "Black", "number": 7}]}"""));
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator("#throws .last-roll")).containsText("Black: roll for the attack on d4");
            assertThat(page.locator("#throws .die-face circle")).hasCount(4);
        }
    }

    @Test
    void aThrowOfManyDiceIsSummarisedAboveItsPurpose() {
        sample.voice().keep("recent", Sample.json("""
                {"lines": [{"kind": "roll", "says": "White: a shield, Black: a shield and an explosion", "where": [], "seat": "Black",
                            "number": 7, "purpose": "throw 1 white die and 2 black dice for the attack on d4", "dice": []},
                           {"kind": "roll", "says": "draw Rush (rush-1)", "where": [], "seat": "White", "number": 8,
                            "purpose": "draw a card", "dice": [{"kind": "card", "name": "white-deck", "face": "rush-1"}]}]}"""));
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator("#throws")).not().containsText("draw a card");
            BoundingBox words = page.locator("#throws .faces").boundingBox();
            BoundingBox purpose =
                    page.locator("#throws .last-roll > :last-child").boundingBox();
            assertThat(purpose.y).isGreaterThanOrEqualTo(words.y + words.height);
            assertThat(purpose.x).isEqualTo(words.x);
        }
    }

    @Test
    void aLogLineHasItsSeatsMarkAndOneNumberPerAction() {
        sample.voice().keep("recent", Sample.json("""
                {"lines": [{"kind": "event", "says": "One.", "where": [], "seat": "White", "number": 11},
                           {"kind": "event", "says": "Two.", "where": [], "seat": "Black", "number": 12},
                           {"kind": "event", "says": "Three.", "where": [], "seat": "Black", "number": 12}]}"""));
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator("#events .number")).hasText(new String[] {"", "12.", "11."});
            Locator marks = page.locator("#events .by path");
            assertThat(marks).hasCount(3);
            assertThat(marks.first().getAttribute("fill"))
                    .isEqualTo(marks.nth(1).getAttribute("fill"));
            assertThat(marks.first().getAttribute("fill"))
                    .isNotEqualTo(marks.last().getAttribute("fill"));
            assertThat(marks.first().evaluate("one => getComputedStyle(one).fill"))
                    .isNotEqualTo(marks.last().evaluate("one => getComputedStyle(one).fill"));
        }
    }

    @Test
    void thePreviousGamesLogIsClearedWhenANewOneBegins() {
        sample.voice()
                .keep(
                        "recent",
                        Sample.json("{\"lines\": [{\"kind\": \"event\", \"says\": \"Of old.\", \"where\": []}]}"));
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator("#events")).containsText("Of old.");
            sample.voice().keep("recent", Sample.json("{\"lines\": []}"));
            assertThat(page.locator("#events")).hasText("Nothing yet.");
            page.reload();
            Browsers.settle(page);
            assertThat(page.locator("#events")).hasText("Nothing yet.");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {720, 1080})
    void manyChoicesPushNeitherTheLogNorTheFooterOffTheScreen(int heightPx) {
        sample.voice()
                .keep(
                        "recent",
                        Sample.json("{\"lines\": [{\"kind\": \"event\", \"says\": \"Just now.\", \"where\": []}]}"));
        sample.voice().keep("prompt", manyChoices());
        try (Page page = open("display", heightPx * 16 / 9, heightPx)) {
            assertThat(page.locator("#choices .option")).hasCount(14);
            for (String seen : new String[] {"#events .newest", "footer", "#score", "#says"}) {
                BoundingBox box = page.locator(seen).boundingBox();
                assertThat(box.y + box.height).as(seen).isLessThanOrEqualTo(heightPx);
            }
            BoundingBox line = page.locator("#events .newest").boundingBox();
            BoundingBox footer = page.locator("footer").boundingBox();
            assertThat(line.y + line.height).isLessThanOrEqualTo(footer.y);
            BoundingBox list = page.locator("#choices").boundingBox();
            assertThat(list.height).isGreaterThan(heightPx / 10.0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {720, 1080})
    void correctionsAreAllListedAboveTheFooter(int heightPx) {
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.add("facts", Sample.json("""
                {"facts": ["One chest needs gold and a ruby.", "Another needs a ruby.", "A third is full.", "So is a fourth."]}""").get("facts"));
        sample.voice().keep("position", position);
        sample.voice().keep("recent", Sample.json("""
                {"lines": [{"kind": "roll", "says": "a roll of 5", "where": [], "seat": "White", "number": 3,
                            "purpose": "roll for all", "dice": [{"kind": "d6", "face": "5"}]}]}"""));
        sample.voice().keep("score", Sample.json("""
                {"scores": [{"seat": "White", "points": 15, "what": "points", "shared": true, "goals": [], "leads": false, "parts": [
                  {"points": 2, "what": "in the first chest of five"}, {"points": 3, "what": "in the second chest of four"},
                  {"points": 4, "what": "for filling it"}, {"points": 6, "what": "in the third chest of six"}]}]}"""));
        String steps = IntStream.rangeClosed(1, 6)
                .mapToObj(i ->
                        "{\"token\": \"white-HVY\", \"says\": \"Move the Heavy Tank from d" + i + " to e" + i + ".\"}")
                .collect(Collectors.joining(", "));
        sample.voice()
                .keep(
                        "prompt",
                        Sample.prompt("{\"need\": \"carry-out\", \"says\": \"Now move the Heavy Tank from d1 to e1."
                                + " (5 pieces to place, 1 to take off.)\", \"corrections\": [" + steps + "]}"));
        try (Page page = open("display", heightPx * 16 / 9, heightPx)) {
            assertThat(page.locator("#choices .correction")).hasCount(5);
            BoundingBox footer = page.locator("footer").boundingBox();
            assertThat(footer.y + footer.height).isLessThanOrEqualTo(heightPx);
            assertThat(page.locator("#choices").evaluate("list => list.scrollHeight - list.clientHeight"))
                    .isEqualTo(0);
        }
    }

    private static JsonObject manyChoices() {
        String options = IntStream.range(0, 14)
                .mapToObj(i -> "{\"notation\": \"n" + i + "\", \"says\": \"The Heavy Tank on d4 fires at number " + i
                        + " of many\", \"kind\": {\"says\": \"choose\", \"weight\": \"usual\"}, \"where\": []}")
                .collect(Collectors.joining(", "));
        return Sample.prompt(
                "{\"need\": \"choice\", \"seat\": \"White\", \"says\": \"White: fire or hold. Touch the shooter, then the"
                        + " target, or choose with Next and Confirm.\", \"options\": [" + options
                        + "], \"chosen\": 0}");
    }

    /** Asks the shared page itself, because Playwright's assertion does not accept a proxy. */
    private static void hasTitle(Page page, String title) {
        page.waitForFunction("title => document.title === title", title);
    }

    @ParameterizedTest
    @ValueSource(strings = {"display", "table"})
    void theTabTitleNamesTheAskedSeatAndTheQuestion(String path) {
        try (Page page = open(path, 1280, 720)) {
            hasTitle(page, "White to play · Umpire");
            sample.voice().keep("prompt", need("roll"));
            hasTitle(page, "White to roll · Umpire");
            JsonObject blind = need("sight");
            sample.voice().keep("prompt", blind);
            hasTitle(page, "Check the camera · Umpire");
            assertThat(page.locator("#heading")).hasText("Check the camera");
            blind.add(
                    "cues",
                    Sample.json("{\"cues\": [{\"place\": \"b1\", \"role\": \"hidden\", \"step\": 0, \"says\": \"\"}]}")
                            .get("cues"));
            sample.voice().keep("prompt", blind);
            hasTitle(page, "Some places are hidden · Umpire");
            assertThat(page.locator("#heading")).hasText("Some places are hidden");
        }
    }

    @Test
    void aPhoneInLandscapeShowsTheWholeBoardBesideItsButtons() {
        try (Page page = open("play#seat=White&token=" + SampleTable.WHITES_TOKEN, 844, 390)) {
            BoundingBox board = page.locator("#board").boundingBox();
            BoundingBox buttons = page.locator(".bar").boundingBox();
            assertThat(board.y + board.height).isLessThanOrEqualTo(390);
            assertThat(board.height).isGreaterThan(300);
            assertThat(board.x + board.width).isLessThanOrEqualTo(buttons.x);
        }
    }

    /** The line stays, however far the list is scrolled. */
    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390"})
    void aPhonesTopLineNamesItsSeatAndTheOtherPlayer(int widthPx, int heightPx) {
        sample.voice().keep("prompt", manyChoices());
        sample.voice().keep("players", Sample.json("""
                {"players": [], "opponents": [{"seat": "Black", "level": 2}], "phones": []}"""));
        try (Page page = open("play#seat=White&token=" + SampleTable.WHITES_TOKEN, widthPx, heightPx)) {
            page.evaluate("[...document.querySelectorAll('html, .panel')].forEach((one) => one.scrollTo(0, 9999))");
            BoundingBox line = page.locator("#players").boundingBox();
            assertThat(line.y).isZero();
            assertThat(line.height).isLessThan(80);
            assertThat(page.locator(".player b:not(.points)")).hasText(new String[] {"You", "The table"});
            assertThat(page.locator(".player").last()).containsText("Black, level 2");
        }
    }

    @Test
    void aPhoneOffersNoChoicesOfOtherSeats() {
        sample.voice().keep("prompt", manyChoices());
        try (Page page = browsers.phone()) {
            Browsers.onWood(page);
            page.navigate(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN);
            assertThat(page.locator("#ways .way-button[aria-pressed]")).hasCount(14);
            JsonObject blacks = manyChoices();
            blacks.addProperty("seat", "Black");
            sample.voice().keep("legal", Sample.json("{\"actions\": []}"));
            sample.voice().keep("prompt", blacks);
            assertThat(page.locator("#heading")).hasText("Black" + "is to play");
            assertThat(page.locator("#ways .way-button, .bar .go:visible")).hasCount(0);
        }
    }

    @Test
    void aWatchingDisplayTellsWhereTheLessonGoesOn() {
        JsonObject taught = Sample.prompt("{\"need\": \"choice\", \"says\": \"White: move a piece.\"}");
        taught.add("lesson", Sample.json("""
                {"lesson": "A first game", "step": 3, "steps": 3, "title": "The end", "says": "You can play now.", "task": "read", "astray": false,
                 "ways": []}"""));
        sample.voice().keep("prompt", taught);
        try (Page page = open("display", 1280, 720)) {
            assertThat(page.locator("#lesson .lesson-says")).hasText("You can play now.");
            assertThat(page.locator("#lesson button")).hasCount(0);
            assertThat(page.locator("#lesson")).containsText("play it on the page for playing, or on a phone");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"display", "table"})
    void helpIsShownButNotLogged(String path) {
        try (Page page = open(path, 1280, 720)) {
            sample.voice().tell("help", Sample.json("{\"says\": \"White to move.\"}"));
            assertThat(page.locator("#toast")).hasText("White to move.");
            assertThat(page.locator("#events")).hasText("Nothing yet.");
        }
    }
}
