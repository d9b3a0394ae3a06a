package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.testing.Wait;

/** During a fight for a square, and during corrections, the pieces there stay visible. */
@Timeout(900)
class SharedSquareTest extends BrowserTest {
    private static final int[][] SCREENS = {{1280, 720}, {1920, 1080}, {390, 844}, {844, 390}};

    @BeforeEach
    void layTheTable() {
        sample.arrange(Sample.picture("white-OGRE e5, black-INF e5, white-MCP e1, black-MCP e8"));
        sample.sayEverything();
        JsonObject position = Sample.position("White", "white-OGRE e5, black-INF e5, white-MCP e1, black-MCP e8");
        position.add("marks", JsonParser.parseString("""
                [{"place": "e5", "kind": "squads", "brief": "3", "says": "Three squads."},
                 {"place": "e5", "kind": "record", "brief": "MB1 SB4 9/M3", "says": "The Ogre has its Main Battery."}]"""));
        position.add("strikes", JsonParser.parseString("[{\"from\": \"d4\", \"at\": \"e5\"}]"));
        sample.voice().keep("position", position);
        sample.beat();
    }

    /** Measures all at the same time, because a redraw in between would change the positions. */
    private static List<BoundingBox> boxes(Page page, String selector) {
        assertThat(page.locator(selector)).not().hasCount(0);
        Object measured = page.evaluate("""
                (selector) => [...document.querySelectorAll(selector)].map((one) => {
                  const { x, y, width, height } = one.getBoundingClientRect();
                  return { x, y, width, height };
                })""", selector);
        List<BoundingBox> boxes = new ArrayList<>();
        JsonParser.parseString(new Gson().toJson(measured))
                .getAsJsonArray()
                .forEach(box -> boxes.add(new Gson().fromJson(box, BoundingBox.class)));
        return boxes;
    }

    /** Strokes, and the slight rotation of a piece put down by hand, may touch. Letters and pictures are further in. */
    private static void apart(BoundingBox one, BoundingBox other) {
        double across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        double down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        assertThat(Math.min(across, down))
                .as("%s and %s", new Gson().toJson(one), new Gson().toJson(other))
                .isLessThan(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "display"})
    void bothPiecesOnAContestedSquareAreVisibleBesideBadgesAndCues(String path) throws InterruptedException {
        try (Page page = browsers.open(sample.address() + path, 1280, 720)) {
            for (int[] screen : SCREENS) {
                page.setViewportSize(screen[0], screen[1]);
                Browsers.still(page);
                bothPiecesAreSeen(page, path.equals("table"));
            }
        }
    }

    private static void bothPiecesAreSeen(Page page, boolean table) throws InterruptedException {
        String tokens =
                (table ? ".piece[aria-label*=' on e5']" : ".standing[data-place=e5]") + " .token > path:nth-child(2)";
        assertThat(page.locator(tokens)).hasCount(2);
        assertThat(page.locator(".strike polygon")).hasCount(1);
        List<BoundingBox> pieces = boxes(page, tokens);
        apart(pieces.get(0), pieces.get(1));
        for (BoundingBox piece : pieces) {
            boxes(page, ".badge rect").forEach(badge -> apart(badge, piece));
            boxes(page, ".strike line, .strike path").forEach(arrow -> apart(arrow, piece));
        }
        List<BoundingBox> badges = boxes(page, ".badge rect");
        badges.forEach(badge -> badges.stream().filter(other -> other != badge).forEach(other -> apart(badge, other)));
        String letters = table ? "#top" : "#board";
        Wait.until(
                "letters are as large as the screen needs them",
                () -> Letters.unreadable(page, letters).isEmpty());
    }

    /** A bare number in a corner would not say what it counts. */
    @Test
    void marksWithADrawingAreDrawnBesideBothPieces() {
        try (Page page = browsers.blank(1280, 720)) {
            page.route("**/drawings.json", route -> route.fulfill(new Route.FulfillOptions().setBody("""
                    {"game": "ogre-chess", "folder": "/drawn/", "tags": [], "pictures": {}, "sides": {},
                     "marks": {"squads": {"edge": "left", "wideMm": 16, "highMm": 42}}}""")));
            page.navigate(sample.address() + "display");
            assertThat(page.locator(".mark-squads")).hasCount(1);
            assertThat(page.locator(".badge-squads")).hasCount(0);
            BoundingBox squads = boxes(page, ".mark-squads image").getFirst();
            boxes(page, ".standing[data-place=e5] .token > path:nth-child(2)").forEach(piece -> apart(squads, piece));
        }
    }

    @Test
    void correctionsAreNotHiddenByBadges() {
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "correction", "seat": "White", "says": "Put the White Infantry back on e5.",
                 "corrections": [{"token": "white-INF", "to": "e5", "says": "Put the White Infantry back on e5."}],
                 "cues": [{"place": "e5", "role": "put-to", "step": 1, "says": ""}]}"""));
        try (Page page = browsers.open(sample.address() + "table", 1280, 720)) {
            assertThat(page.locator("#top .put-to-sign")).hasCount(1);
            assertThat(page.locator("#top .badge")).hasCount(0);
            sample.voice().keep("prompt", Sample.prompt());
            assertThat(page.locator("#top .badge")).not().hasCount(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"table, #top", "display, #board"})
    void theLastPositionStaysVisible(String path, String board) {
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "over", "says": "White wins. For a new game, set the pieces up again.",
                 "corrections": [{"token": "white-OGRE", "from": "e5", "to": "d1", "says": "Move the White Ogre from e5 to d1."}],
                 "cues": [{"place": "e5", "role": "take-from", "step": 1, "says": ""}, {"place": "d1", "role": "put-to", "step": 1, "says": ""}]}"""));
        try (Page page = browsers.open(sample.address() + path, 1920, 1080)) {
            assertThat(page.locator("#choices .correction")).hasCount(1);
            assertThat(page.locator(board + " .badge")).not().hasCount(0);
            assertThat(page.locator(board + " .sign, " + board + " .way, " + board + " .cue.put-to"))
                    .hasCount(0);
        }
    }

    @Test
    void piecesBesideTheBoardAreVisibleIfTheSquaresStayLargeEnough() {
        try (Page page = browsers.open(sample.address() + "table", 1360, 800)) {
            BoundingBox window = page.locator("#top").boundingBox();
            for (BoundingBox piece : boxes(page, ".piece[aria-label*='beside the board']")) {
                assertThat(piece.x).isGreaterThanOrEqualTo(window.x - 1);
                assertThat(piece.x + piece.width).isLessThanOrEqualTo(window.x + window.width + 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "844, 390"})
    void aLongQuestionLeavesRoomForTheInstruction(int widthPx, int heightPx) {
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "Black",
                 "says": "Black: say which component of the Ogre on e5 the shot is aimed at. Choose with Next, then press Confirm.",
                 "options": [{"notation": "aim MB", "says": "Aim at the Main Battery (defence 4)", "kind": {"says": "choose", "weight": "usual"}, "where": []}]}"""));
        try (Page page = browsers.open(sample.address() + "table", widthPx, heightPx)) {
            assertThat(page.locator("#heading .need")).hasText(Pattern.compile("^Say which component.*"));
            BoundingBox says = page.locator("#says").boundingBox();
            BoundingBox room = page.locator(".ask").boundingBox();
            assertThat(says.y + says.height).isLessThanOrEqualTo(room.y + room.height + 1);
        }
    }
}
