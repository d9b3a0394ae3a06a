package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The display is readable across a room, and tells whether it is current. */
@Timeout(900)
class DisplayLooksTest extends BrowserTest {
    /** A fiftieth of the screen's height is readable across a room. */
    private static final double ACROSS_A_ROOM_PX = 1080 / 50.0;

    private Page open() {
        return open("display");
    }

    private Page open(String path) {
        return browsers.open(sample.address() + path, 1920, 1080);
    }

    @Test
    void aNewDisplayKnowsFromRetainedMessagesThatTheTableIsRunning() {
        Instant told = Instant.parse("2026-01-01T18:00:00Z");
        sample.voice().clock(() -> told);
        sample.sayEverything();
        try (Page page = browsers.blank(1920, 1080)) {
            // The page's clock is one second later, however slow this machine is.
            page.addInitScript("Date.now = () => " + told.plusSeconds(1).toEpochMilli());
            page.navigate(sample.address() + "display");
            assertThat(page.locator("#freshness")).containsText("Live");
            assertThat(page.locator("#says")).hasText("White to move.");
        }
    }

    @Test
    void aTableWithAWrongClockIsLiveOnlyAfterANewMessage() {
        Instant longAgo = Instant.parse("2001-01-01T18:00:00Z");
        sample.voice().clock(() -> longAgo);
        sample.sayEverything();
        try (Page page = browsers.blank(1920, 1080)) {
            page.navigate(sample.address() + "display");
            assertThat(page.locator("#freshness")).containsText("Connected");
            assertThat(page.locator("#says")).hasText("White to move.");
            sample.voice().keep("health", Sample.health());
            assertThat(page.locator("#freshness")).containsText("Live");
        }
    }

    @Test
    void eachWordOfARecordIsAReadableBadgeAndIsExplained() {
        sample.sayEverything();
        try (Page page = open()) {
            Locator badges = page.locator("#board .badge-record");
            assertThat(badges.locator("text")).hasText(new String[] {"MB1", "SB4", "9/M3"});
            for (int i = 0; i < 3; i++) {
                BoundingBox word = badges.locator("text").nth(i).boundingBox();
                BoundingBox badge = badges.locator("rect").nth(i).boundingBox();
                assertThat(word.height).isGreaterThan(ACROSS_A_ROOM_PX);
                assertThat(word.x).isGreaterThan(badge.x);
                assertThat(word.x + word.width).isLessThan(badge.x + badge.width);
            }
            assertThat(page.locator("#marks .mark-record")).containsText("The Ogre on d1 has its Main Battery.");
            assertThat(page.locator("#board .names .place-name").first()).isVisible();
            assertThat(page.locator("#board .names .place-name").first().boundingBox().height)
                    .isGreaterThan(ACROSS_A_ROOM_PX);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "display, 1280, 720",
        "display, 1920, 1080",
        "display, 390, 844",
        "display, 844, 390",
        "'play#seat=White&token=0123456789abcdef', 390, 844",
        "'play#seat=White&token=0123456789abcdef', 844, 390"
    })
    void everyLetterIsReadable(String path, int widthPx, int heightPx) {
        sample.sayEverything();
        sample.voice().keep("position", Sample.position("White", Sample.MIDDLE + ", black-GEV d4"));
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "correction", "says": "Two pieces changed places.",
                 "corrections": [{"token": "white-HVY", "from": "d5", "to": "e4", "says": "Move it to e4."}],
                 "cues": [{"place": "d5", "role": "take-from", "step": 1, "says": ""}, {"place": "e4", "role": "put-to", "step": 1, "says": ""},
                 {"place": "c5", "role": "hidden", "step": 0, "says": ""}]}"""));
        try (Page page = browsers.open(sample.address() + path, widthPx, heightPx)) {
            assertThat(page.locator("#board .standing[data-place=d4] .token")).hasCount(2);
            assertThat(page.locator("#board .sign")).hasCount(3);
            assertThat(page.locator("#board .badge")).not().hasCount(0);
            assertThat(Letters.unreadable(page, "#board")).isEmpty();
            assertThat(Letters.unreadable(page, ".side, .panel")).isEmpty();
        }
    }

    @Test
    void swappedPiecesShowSignsForTakingAndPutting() {
        sample.sayEverything();
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "correction", "says": "Two pieces changed places.",
                 "cues": [{"place": "b1", "role": "take-from", "step": 1, "says": ""},
                 {"place": "b1", "role": "put-to", "step": 2, "says": ""}]}"""));
        try (Page page = open()) {
            BoundingBox taken = page.locator("#board .take-from-sign").boundingBox();
            BoundingBox put = page.locator("#board .put-to-sign").boundingBox();
            assertThat(taken.x + taken.width).isLessThanOrEqualTo(put.x);
        }
    }

    @Test
    void theZonesAreInOrderOfImportance() {
        sample.sayEverything();
        var position = Sample.position("White", Sample.MIDDLE);
        position.add(
                "facts", Sample.json("{\"facts\": [\"White is in check.\"]}").get("facts"));
        sample.voice().keep("position", position);
        try (Page page = open()) {
            assertThat(page.locator("#facts")).hasText("White is in check.");
            assertThat(Stream.of("#score", "#heading", "#events", "#facts")
                            .map(zone -> page.locator(zone).boundingBox().y)
                            .toList())
                    .isSorted();
        }
    }

    @Test
    void theLeaderIsNamedUntilTheGameIsWon() {
        sample.sayEverything();
        var score = Sample.json("""
                {"scores": [
                  {"seat": "White", "points": 9, "what": "units", "parts": [], "shared": false, "goals": [{"count": 12, "what": "points", "most": 50},
                    {"count": 9, "what": "units", "lostAt": 4}], "leads": true},
                  {"seat": "Black", "points": 8, "what": "units", "parts": [], "shared": false, "goals": [{"count": 7, "what": "points",
                    "most": 50}], "leads": false}]}""");
        sample.voice().keep("score", score);
        try (Page page = open()) {
            assertThat(page.locator(".score .points")).hasText(new String[] {"12/50", "7/50"});
            assertThat(page.locator(".score").first()).containsText("9 units, lost at 4");
            assertThat(page.locator(".score").first().locator(".ahead")).hasText("leads");
            assertThat(page.locator(".ahead")).hasCount(1);
            score.add("outcome", Sample.json("""
                    {"kind": "checkmate", "winners": ["Black"], "says": "Black wins."}"""));
            sample.voice().keep("score", score);
            assertThat(page.locator(".score").nth(1).locator(".ahead")).hasText("won");
            assertThat(page.locator(".ahead")).hasCount(1);
        }
    }

    @Test
    void aRepeatedLogEntryIsShownOnce() {
        sample.sayEverything();
        try (Page page = open()) {
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            sample.voice().tell("event", Sample.event("roll", "Rolled 4", "ODDS", "4.02"));
            assertThat(page.locator("#events .newest")).containsText("Rolled 4");
            sample.voice().tell("event", Sample.event("event", "Rolled 4: the tank is disabled.", "ODDS", "4.02"));
            assertThat(page.locator("#events .newest")).containsText("disabled");
            List<String> lines = page.locator("#events .says").allTextContents();
            assertThat(lines).containsExactly("Rolled 4: the tank is disabled.");
            sample.voice().tell("event", Sample.event("event", "White wins.", "CHECKMATE", "3.01"));
            sample.voice().tell("event", Sample.event("over", "White wins.", "CHECKMATE", "3.01"));
            assertThat(page.locator("#events .newest.kind-over")).hasCount(1);
            assertThat(page.locator("#events .says").allTextContents())
                    .containsExactly("White wins.", "Rolled 4: the tank is disabled.");
        }
    }

    @Test
    void oddsAreNotBrokenOverLines() {
        sample.sayEverything();
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "White", "says": "Choose.", "chosen": 0,
                 "options": [{"notation": "d4:e6", "says": "HVY d4 fires at INF e6 (3-1)", "kind": {"says": "choose", "weight": "usual"}, "where": []}]}"""));
        try (Page page = open()) {
            assertThat(page.locator("#choices .option")).hasText("HVY d4 fires at INF e6 (3\u20111)");
        }
    }

    @Test
    void aLongSetUpListsTheNextStepsAndKeepsTheBoardVisible() {
        sample.sayEverything();
        List<String> steps = List.of("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
        String corrections = steps.stream()
                .map(place ->
                        "{\"token\": \"white-INF\", \"to\": \"" + place + "\", \"says\": \"Put it on " + place + ".\"}")
                .collect(Collectors.joining(", "));
        String cues = IntStream.rangeClosed(1, steps.size())
                .mapToObj(step -> "{\"place\": \"" + steps.get(step - 1) + "\", \"role\": \"put-to\", \"step\": " + step
                        + ", \"says\": \"\"}")
                .collect(Collectors.joining(", "));
        sample.voice()
                .keep(
                        "prompt",
                        Sample.prompt("{\"need\": \"set-up\", \"says\": \"Set up.\", \"corrections\": [" + corrections
                                + "], \"cues\": [" + cues + "]}"));
        try (Page page = open()) {
            assertThat(page.locator("#choices .correction")).hasCount(5);
            assertThat(page.locator("#choices .more")).hasText("and 3 more");
            assertThat(page.locator("#board polygon.put-to")).hasCount(8);
            assertThat(page.locator("#board .put-to-sign")).hasCount(4);
            assertThat(page.locator("#board .badge").first()).isHidden();
            assertThat(page.locator("#marks")).isHidden();
        }
    }

    @Test
    void theEndIsShownOnceAsASentenceAndOnceInShort() {
        sample.sayEverything();
        var score = Sample.score();
        score.add("outcome", Sample.json("""
                {"kind": "checkmate", "winners": ["White"], "rule": "CHECKMATE", "section": "3.01",
                 "says": "White wins. Nothing can save the Mobile CP."}"""));
        sample.voice().keep("score", score);
        try (Page page = open()) {
            assertThat(page.locator("#outcome")).hasText("White wins. Nothing can save the Mobile CP. (§ 3.01)");
            sample.voice().tell("event", Sample.event("over", "A draw.", "QUIET_TURNS", "ruling quietTurnsDraw"));
            assertThat(page.locator("#events .newest .rule")).hasText("house ruling: quiet turns draw");
        }
    }

    @Test
    void threeWinnersAreListedInWords() {
        sample.sayEverything();
        var score = Sample.score();
        score.add("outcome", Sample.json("""
                {"kind": "filled", "winners": ["Ann", "Bob", "Cora"], "says": "All is done."}"""));
        sample.voice().keep("score", score);
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "over", "says": "All is done."}"""));
        try (Page page = open()) {
            assertThat(page.locator("#outcome")).hasText("Ann, Bob and Cora win.");
        }
    }

    @Test
    void seatsWithASharedScoreWinTogetherAndTheFooterStaysVisible() {
        sample.sayEverything();
        sample.voice().keep("score", Sample.json("""
                {"scores": [
                  {"seat": "White", "points": 20, "what": "points", "shared": true, "goals": [], "leads": false, "parts": [
                    {"points": 2, "what": "in the first chest of five"}, {"points": 4, "what": "in the second chest of four"},
                    {"points": 4, "what": "for filling it"}, {"points": 10, "what": "in the third chest of ten"}]},
                  {"seat": "Black", "points": 20, "what": "points", "shared": true, "goals": [], "leads": false, "parts": []}],
                 "outcome": {"kind": "delivered", "winners": ["White", "Black"], "section": "The End 2",
                   "says": "Nothing more can be delivered. All score 20 points."}}"""));
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "over",
                 "says": "Nothing more can be delivered. All score 20 points. For a new game, place the pieces and press Confirm."}"""));
        var position = Sample.position("White", Sample.MIDDLE);
        position.add("facts", Sample.json("""
                {"facts": ["One chest needs gold and a ruby.", "Another is full.", "A third is full.", "So is a fourth."]}""").get("facts"));
        position.add("marks", Sample.json("{\"marks\": []}").get("marks"));
        sample.voice().keep("position", position);
        try (Page page = open()) {
            assertThat(page.locator("#outcome")).hasText("The game is finished. (Rulebook, “The End 2”)");
            BoundingBox footer = page.locator("footer").boundingBox();
            assertThat(footer.y + footer.height).isLessThanOrEqualTo(page.viewportSize().height);
        }
    }

    @Test
    void aPromptToMoveAPieceAddressesNoSeat() {
        sample.sayEverything();
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "carry-out", "says": "Now move it to e4.",
                 "corrections": [{"token": "white-HVY", "from": "d5", "to": "e4", "says": "Move it to e4."}]}"""));
        try (Page page = open()) {
            assertThat(page.locator("#heading")).hasText("Now move");
        }
    }

    @Test
    void aPhoneDoesNotListTheButtonsOptionsTwice() {
        sample.sayEverything();
        sample.voice().keep("legal", Sample.json("""
                {"actions": [
                  {"seat": "White", "notation": "hold", "says": "Hold fire", "touches": [], "changes": [], "kind": "choose"},
                  {"seat": "White", "notation": "resign", "says": "Give in", "touches": [], "changes": [], "kind": "choose"}]}"""));
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "White", "says": "Choose.",
                 "options": [{"notation": "hold", "says": "Hold fire", "kind": {"says": "choose", "weight": "forgoing"}, "where": []}]}"""));
        try (Page page = open("play#seat=White&token=" + SampleTable.WHITES_TOKEN)) {
            assertThat(page.locator("#done")).hasText("Hold fire");
            assertThat(page.locator("#ways .way-button")).hasText("Give in");
        }
    }

    /** A seat at the far side sees the board from there, with upright text. */
    @Test
    void theBoardIsTurnedToItsSeat() {
        sample.sayEverything();
        try (Page near = open("play#seat=White&token=" + SampleTable.WHITES_TOKEN);
                Page far = open("play#seat=Black&token=" + SampleTable.BLACKS_TOKEN)) {
            assertThat(corner(near, "a1")).isEqualTo("left low");
            assertThat(corner(far, "a1")).isEqualTo("right high");
            assertThat(corner(far, "h8")).isEqualTo("left low");
            assertThat(corner(far, "d4")).isEqualTo(corner(near, "e5"));
        }
    }

    /** Returns the quarter of the board in which a place is drawn. */
    private static Object corner(Page page, String place) {
        page.locator("#board .area[data-place=" + place + "]").waitFor();
        return page.evaluate("""
                (place) => {
                  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
                  const board = document.querySelector("#board");
                  const area = board.querySelector(`.area[data-place=${place}]`);
                  const [x, y] = middle(area.getBoundingClientRect());
                  const [midX, midY] = middle(board.getBoundingClientRect());
                  return `${x < midX ? "left" : "right"} ${y < midY ? "high" : "low"}`;
                }""", place);
    }
}
