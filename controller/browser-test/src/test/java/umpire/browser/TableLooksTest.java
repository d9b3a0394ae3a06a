package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The virtual table on a small laptop, a large screen and a phone. The tests measure the layout. */
@Timeout(900)
class TableLooksTest extends BrowserTest {
    private static final int[][] FOUR_SEATS_SCREENS = {{1280, 720}, {1600, 900}, {1720, 920}, {1920, 1080}, {2110, 1200}
    };

    @BeforeEach
    void layTheTable() {
        sample.arrange(Sample.opening());
        sample.sayEverything();
        sample.beat();
    }

    private Page open(int widthPx, int heightPx) {
        return browsers.open(sample.address() + "table", widthPx, heightPx);
    }

    private static boolean within(BoundingBox inner, BoundingBox outer) {
        return inner.x >= outer.x - 1
                && inner.y >= outer.y - 1
                && inner.x + inner.width <= outer.x + outer.width + 1
                && inner.y + inner.height <= outer.y + outer.height + 1;
    }

    private static boolean apart(BoundingBox one, BoundingBox other) {
        return one.x + one.width <= other.x + 1
                || other.x + other.width <= one.x + 1
                || one.y + one.height <= other.y + 1
                || other.y + other.height <= one.y + 1;
    }

    /** One page is opened for each screen. Checks that change the page come last. */
    @ParameterizedTest
    @CsvSource({"1280, 720, 60", "1920, 1080, 60", "390, 844, 44", "844, 390, 30"})
    void theLayoutFitsEveryScreen(int widthPx, int heightPx, int squarePx) {
        try (Page page = open(widthPx, heightPx)) {
            theWholeBoardIsSeenAndItsSquaresAreLargeEnoughToHit(page, squarePx);
            theDockTakesOneRow(page);
            everyLetterOnTheTableIsLargeAndPlainEnoughToBeRead(page);
            if (heightPx > 390) {
                badgesLeaveThePieceTheySpeakOfToBeSeen(page);
            }
            if (widthPx == 390) {
                theDieIsOnAPhonesScreenWithItsFace(page);
            }
            zoomNeverCutsTheBoardAndComesBackToWhereItBegan(page);
            whatIsSaidAndOfferedNeitherMovesNorCoversTheBoardAndTheWayOnStaysInSight(page);
            whoIsInCheckStillSeesWhatThereIsToChoose(page);
            if (widthPx < 1920) {
                lightsThatPointAtWhatIsSeenAreSeenThoughTheTablesEdgeIsNot(page);
            }
        }
    }

    private static void theWholeBoardIsSeenAndItsSquaresAreLargeEnoughToHit(Page page, int squarePx) {
        for (String corner : List.of("a1", "a8", "h1", "h8")) {
            BoundingBox square =
                    page.locator(".area[data-place=" + corner + "]").boundingBox();
            assertThat(square.width).isGreaterThanOrEqualTo(squarePx);
            assertThat(within(square, page.locator("#top").boundingBox()))
                    .as(corner)
                    .isTrue();
        }
    }

    private static void zoomNeverCutsTheBoardAndComesBackToWhereItBegan(Page page) {
        BoundingBox before = page.locator(".area[data-place=a1]").boundingBox();
        double least = Double.MAX_VALUE;
        double most = 0;
        for (int presses = 0; presses < 3; presses++) {
            page.keyboard().press("z");
            BoundingBox low = page.locator(".area[data-place=a1]").boundingBox();
            BoundingBox high = page.locator(".area[data-place=h8]").boundingBox();
            BoundingBox window = page.locator("#top").boundingBox();
            assertThat(within(low, window) && within(high, window)).isTrue();
            least = Math.min(least, low.width);
            most = Math.max(most, low.width);
            if (Math.abs(low.width - before.width) < 0.5) {
                break;
            }
        }
        assertThat(page.locator(".area[data-place=a1]").boundingBox().width)
                .isCloseTo(before.width, org.assertj.core.data.Offset.offset(0.5));
        assertThat(most).isGreaterThan(least * 1.05);
    }

    private static void theDockTakesOneRow(Page page) {
        Object rows = page.evaluate("""
                new Set([...document.querySelectorAll('.dock button')].map((one) => one.getBoundingClientRect())
                    .filter((box) => box.width > 0).map((box) => Math.round((box.top + box.bottom) / 8))).size""");
        assertThat(((Number) rows).intValue()).isEqualTo(1);
        assertThat(page.locator(".dock").boundingBox().height).isLessThan(90);
    }

    /** Every seat has its own buttons, and none is out of sight. */
    @Test
    void theButtonsOfFourSeatsAreAllInTheDock() {
        sample.layAnother(
                Sample.board(),
                Map.of("south", "Red Elf", "north", "Yellow Elf", "east", "Green Elf", "west", "Blue Elf"));
        try (Page page = browsers.blank(1280, 720)) {
            page.navigate(sample.address() + "table");
            assertThat(page.locator("#seat-east button")).hasCount(3);
            for (int[] screen : FOUR_SEATS_SCREENS) {
                page.setViewportSize(screen[0], screen[1]);
                Browsers.still(page);
                BoundingBox dock = page.locator(".dock").boundingBox();
                for (Locator button : page.locator(".dock button:visible").all()) {
                    assertThat(within(button.boundingBox(), dock))
                            .as("%s on %d x %d", button.getAttribute("aria-label"), screen[0], screen[1])
                            .isTrue();
                }
            }
        }
    }

    private static void everyLetterOnTheTableIsLargeAndPlainEnoughToBeRead(Page page) {
        assertThat(page.locator("#top .badge")).not().hasCount(0);
        assertThat(Letters.unreadable(page, "#top")).isEmpty();
        assertThat(Letters.unreadable(page, ".side, .dock")).isEmpty();
    }

    private static void badgesLeaveThePieceTheySpeakOfToBeSeen(Page page) {
        assertThat(page.locator("#top .badge rect")).not().hasCount(0);
        // A piece takes a moment to make room for its badges.
        Browsers.still(page);
        // Measures all at the same time, because the board may be fitted again in between.
        assertThat(page.evaluate("""
                () => {
                  const box = (one) => one.getBoundingClientRect();
                  const ogre = document.querySelector(".piece[aria-label^='White OGRE on d1'] .token");
                  const parts = [...ogre.querySelectorAll(":scope > g, text")].map(box);
                  const meets = (one, other) => one.right > other.x + 1 && other.right > one.x + 1
                      && one.bottom > other.y + 1 && other.bottom > one.y + 1;
                  return [...document.querySelectorAll("#top .badge rect")].filter((badge) => parts.some((part) => meets(box(badge), part))).length;
                }""")).isEqualTo(0);
        boolean drawn = page.locator("#top .badge-record").count() > 0;
        boolean listed = page.locator("#records").isVisible();
        assertThat(drawn != listed).as("the record is drawn or listed").isTrue();
    }

    private static void theDieIsOnAPhonesScreenWithItsFace(Page page) {
        assertThat(page.locator("#dice .face circle")).hasCount(4 + 1);
        assertThat(within(page.locator("#dice .face").boundingBox(), box(0, 0, 390, 844)))
                .isTrue();
        assertThat(page.locator("#dice button")).hasAttribute("aria-label", "Roll the die (R). It shows 4.");
        assertThat(Accessibility.troubles(page)).isEmpty();
    }

    private static BoundingBox box(double x, double y, double width, double height) {
        BoundingBox box = new BoundingBox();
        box.x = x;
        box.y = y;
        box.width = width;
        box.height = height;
        return box;
    }

    private void whatIsSaidAndOfferedNeitherMovesNorCoversTheBoardAndTheWayOnStaysInSight(Page page) {
        BoundingBox before = page.locator(".area[data-place=a1]").boundingBox();
        sample.voice().keep("prompt", Sample.prompt(manyOptions()));
        assertThat(page.locator("#heading")).containsText("Fire or hold?");
        assertThat(page.locator("#says")).containsText("Touch the pieces");
        BoundingBox after = page.locator(".area[data-place=a1]").boundingBox();
        assertThat(List.of(after.x, after.y, after.width)).isEqualTo(List.of(before.x, before.y, before.width));
        BoundingBox choosing = page.locator("#choosing").boundingBox();
        for (String corner : List.of("a1", "h8")) {
            assertThat(apart(
                            choosing,
                            page.locator(".area[data-place=" + corner + "]").boundingBox()))
                    .isTrue();
        }
        BoundingBox hold = page.locator("#choices .option:last-child").boundingBox();
        assertThat(page.locator("#choices .option:last-child")).hasText("Hold fire");
        assertThat(within(hold, choosing)).isTrue();
        assertThat(page.locator("#take")).hasText("Confirm: Hold fire");
        BoundingBox take = page.locator("#take").boundingBox();
        assertThat(within(take, choosing)).isTrue();
        assertThat(take.y + take.height)
                .isLessThanOrEqualTo(page.locator(".dock").boundingBox().y + 1);
    }

    private void whoIsInCheckStillSeesWhatThereIsToChoose(Page page) {
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.add("marks", JsonParser.parseString("""
                [{"place": "e1", "kind": "threatened", "brief": "!",
                  "says": "White is in check: the MCP on e1 is threatened by the Heavy Tank on c3."}]"""));
        sample.voice().keep("position", position);
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "White", "says": "White: fire or hold. Touch the pieces in turn, or choose with Next.",
                 "chosen": 2, "options": [
                  {"notation": "d4:e6", "says": "HVY d4 fires at INF e6 (2-1)", "kind": {"says": "choose", "weight": "usual"}, "where": ["d4", "e6"]},
                  {"notation": "d4:d6", "says": "HVY d4 fires at GEV d6 (1-1)", "kind": {"says": "choose", "weight": "usual"}, "where": ["d4", "d6"]},
                  {"notation": "hold", "says": "Hold fire", "kind": {"says": "choose", "weight": "forgoing"}, "where": []}]}"""));
        assertThat(page.locator("#danger")).isVisible();
        assertThat(page.locator("#choices .option")).hasCount(3);
        Browsers.still(page);
        BoundingBox choosing = page.locator("#choosing").boundingBox();
        for (int i = 0; i < 3; i++) {
            BoundingBox choice = page.locator("#choices button").nth(i).boundingBox();
            assertThat(within(choice, choosing)).as("choice " + i).isTrue();
            assertThat(apart(choice, page.locator("#danger").boundingBox())).isTrue();
            assertThat(choice.height).isGreaterThanOrEqualTo(44);
        }
    }

    private static void lightsThatPointAtWhatIsSeenAreSeenThoughTheTablesEdgeIsNot(Page page) {
        BoundingBox window = page.locator("#top").boundingBox();
        BoundingBox whole = page.locator("#top .rim").boundingBox();
        assertThat(within(whole, window)).isFalse();
        Locator lit = page.locator("#top .led[style*=fill]:visible");
        assertThat(lit).not().hasCount(0);
        for (int i = 0; i < lit.count(); i++) {
            assertThat(within(lit.nth(i).boundingBox(), window)).isTrue();
        }
        page.locator("#top").hover();
        page.mouse().wheel(0, -400);
        assertThat(page.locator("#top .led[style*=fill]:visible").first()).isVisible();
    }

    private static String manyOptions() {
        String shots = IntStream.rangeClosed(1, 20)
                .mapToObj(
                        i -> "{\"notation\": \"d1(" + i + "):e6\", \"says\": \"OGRE d1 fires " + i
                                + " weapons at INF e6 (2-1)\", \"kind\": {\"says\": \"choose\", \"weight\": \"usual\"}, \"where\": [\"d1\", \"e6\"]}")
                .collect(Collectors.joining(", "));
        return "{\"need\": \"choice\", \"seat\": \"White\", \"says\": \"White: fire or hold. Touch the pieces in turn, or choose"
                + " with Next. " + "It goes on and on. ".repeat(12)
                + "\", \"chosen\": 20, \"options\": [" + shots
                + ", {\"notation\": \"hold\", \"says\": \"Hold fire\", \"kind\": {\"says\": \"hold\", \"weight\": \"forgoing\"}, \"where\": []}]}";
    }
}
