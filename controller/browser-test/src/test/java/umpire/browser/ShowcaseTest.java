package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.vision.twin.scene.StandingPiece;

/** Roads, hexes, stacks, piles of cards and bodies of any outline on the pages. */
@Timeout(900)
class ShowcaseTest extends BrowserTest {
    @Override
    SampleTable table() throws Exception {
        return new SampleTable(0, Optional.empty(), Showcase.board(), Showcase.box());
    }

    @BeforeEach
    void layTheTable() {
        sample.sayEverything();
        sample.voice().keep("game", Showcase.game());
        sample.voice().keep("position", Showcase.position());
        sample.voice().keep("legal", Sample.json("{\"actions\": []}"));
        sample.voice().keep("prompt", Showcase.prompt());
        sample.arrange(Showcase.picture());
        sample.beat();
    }

    @ParameterizedTest
    @CsvSource({
        "table, 1280, 720",
        "table, 1920, 1080",
        "table, 390, 844",
        "display, 1280, 720",
        "display, 1920, 1080",
        "display, 390, 844"
    })
    void everyLetterOnBodiesAndStacksIsReadable(String path, int widthPx, int heightPx) {
        try (Page page = browsers.open(sample.address() + path, widthPx, heightPx)) {
            assertThat(page.locator(".token.body").first()).isVisible();
            assertThat(Letters.unreadable(page, path.equals("display") ? "#board .stack" : "#top .piece"))
                    .isEmpty();
        }
    }

    @Test
    void theDisplayDrawsEqualThingsOnceWithTheirCount() {
        try (Page page = browsers.open(sample.address() + "display", 1920, 1080)) {
            Map<String, List<String>> stacks = Map.of(
                    "mine-1", List.of(),
                    "mine-2", List.of(),
                    "mine-3", List.of(),
                    "hex-3", List.of("5"),
                    "draw", List.of("3"),
                    "discard", List.of(),
                    "tray", List.of("2"));
            stacks.forEach(
                    (place, counts) -> assertThat(page.locator(".standing[data-place=" + place + "] .stack-count text"))
                            .hasText(counts.toArray(String[]::new)));
            String top = "[data-token]:not(:has(+ [data-token]))";
            apart(page.locator(".standing[data-place=tray] " + top + " .token > path:nth-child(2)"), 2);
        }
    }

    private static void apart(Locator tokens, int count) {
        assertThat(tokens).hasCount(count);
        List<BoundingBox> boxes =
                tokens.all().stream().map(Locator::boundingBox).toList();
        for (BoundingBox one : boxes) {
            for (BoundingBox other : boxes) {
                double across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
                double down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
                assertThat(one == other || Math.min(across, down) < 3)
                        .as(
                                "%s,%s %sx%s and %s,%s %sx%s",
                                one.x, one.y, one.width, one.height, other.x, other.y, other.width, other.height)
                        .isTrue();
            }
        }
    }

    @Test
    void aBodyIsDrawnWithItsSizeAndHeading() {
        try (Page page = browsers.open(sample.address() + "display", 1920, 1080)) {
            double pxPerMm = page.locator(".area[data-place=draw] polygon").boundingBox().width / 78;
            BoundingBox card = page.locator(".lying[data-token=card-0] .token > path:nth-child(2)")
                    .boundingBox();
            double turn = Math.toRadians(75);
            assertThat(card.width / pxPerMm)
                    .isCloseTo(63 * Math.cos(turn) + 88 * Math.sin(turn), org.assertj.core.data.Offset.offset(3.0));
            assertThat(card.height / pxPerMm)
                    .isCloseTo(63 * Math.sin(turn) + 88 * Math.cos(turn), org.assertj.core.data.Offset.offset(3.0));
        }
    }

    @Test
    void aSpecialRoadHasItsOwnColour() {
        try (Page page = browsers.open(sample.address() + "display", 1280, 720)) {
            Object red = page.locator(".road.tint-red-road").first().evaluate("road => getComputedStyle(road).stroke");
            Object plain = page.locator(".road.tint-road").first().evaluate("road => getComputedStyle(road).stroke");
            assertThat(red).isNotEqualTo(plain);
        }
    }

    @Test
    void draggingFromAStackTakesItsTop() {
        try (Page page = browsers.open(sample.address() + "table", 1280, 720)) {
            assertThat(page.locator(".piece .stack-count text").first()).isVisible();
            drag(page, "mine-1", "mine-5");
            assertThat(holds("elf", "mine-5")).isTrue();
            assertThat(holds("ogre", "mine-1")).isTrue();
            drag(page, "draw", "discard");
            assertThat(sample.table.at(sample.clockMs.getAsLong()).pieces().stream()
                            .filter(piece ->
                                    piece.liftMm() > 0.7 && piece.token().name().equals("back"))
                            .filter(piece -> on(piece, "discard")))
                    .hasSize(1);
        }
    }

    private void drag(Page page, String from, String to) {
        BoundingBox start =
                page.locator(".area[data-place=" + from + "] polygon").boundingBox();
        BoundingBox end = page.locator(".area[data-place=" + to + "] polygon").boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down();
        page.mouse().move(start.x + start.width / 2 + 20, start.y + start.height / 2);
        page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
        page.waitForResponse(
                answer -> answer.url().endsWith("/act")
                        && answer.request().postData().contains("drop"),
                () -> page.mouse().up());
        page.waitForCondition(() -> !sample.table.moving(sample.clockMs.getAsLong()));
    }

    private boolean holds(String token, String place) {
        return sample.table.at(sample.clockMs.getAsLong()).pieces().stream()
                .anyMatch(piece -> piece.token().name().equals(token) && on(piece, place));
    }

    private static boolean on(StandingPiece piece, String place) {
        return Showcase.board()
                .placeAt(new umpire.rules.kernel.Point(
                        piece.pose().xMm(), piece.pose().yMm()))
                .filter(at -> at.name().equals(place))
                .isPresent();
    }
}
