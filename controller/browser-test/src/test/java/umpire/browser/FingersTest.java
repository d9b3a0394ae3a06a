package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A phone's board is used with fingers, which cover more than their target. */
@Timeout(900)
class FingersTest extends BrowserTest {
    private Page page;
    private CDPSession fingers;

    @BeforeEach
    void openThePhone() {
        sample.sayEverything();
        page = browsers.phone();
        page.navigate(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN);
        Browsers.settle(page);
        // A proxy page stands for the page that the browser knows.
        Page bare = page.context().pages().stream()
                .filter(one -> one.url().equals(page.url()))
                .findFirst()
                .orElseThrow();
        fingers = page.context().newCDPSession(bare);
    }

    /** Each finger is two numbers: its distance from the left and from the top. */
    private void touch(String type, double... at) {
        JsonArray points = new JsonArray();
        for (int i = 0; i < at.length; i += 2) {
            JsonObject point = new JsonObject();
            point.addProperty("x", at[i]);
            point.addProperty("y", at[i + 1]);
            point.addProperty("id", i / 2);
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        fingers.send("Input.dispatchTouchEvent", event);
    }

    private void tap(double x, double y) {
        touch("touchStart", x, y);
        touch("touchEnd");
    }

    private BoundingBox piece() {
        return page.locator("#board .standing[data-place=d4]").boundingBox();
    }

    private double width() {
        return page.locator("#board").boundingBox().width;
    }

    private void nothingIsPicked() {
        assertThat(page.locator("#board .may-go")).hasCount(0);
        assertThat(page.locator("#ways-title")).isHidden();
        assertThat(sample.voice().commands()).isEmpty();
    }

    @Test
    void aPinchZoomsAndPlaysNothing() {
        BoundingBox on = piece();
        double before = width();
        double x = on.x + on.width / 2;
        double y = on.y + on.height / 2;
        touch("touchStart", x, y);
        touch("touchStart", x, y, x + 40, y);
        for (int apart = 50; apart <= 100; apart += 10) {
            touch("touchMove", x, y, x + apart, y);
        }
        touch("touchEnd", x, y);
        touch("touchEnd");
        assertThat(width()).isBetween(before * 2, before * 3);
        nothingIsPicked();
    }

    /** One finger pans a zoomed board and selects nothing. */
    @Test
    void aDoubleTapZoomsAndOneFingerPans() {
        double before = width();
        BoundingBox board = page.locator("#board").boundingBox();
        double x = board.x + board.width * 0.1;
        double y = board.y + board.height * 0.4;
        tap(x, y);
        tap(x, y);
        assertThat(width()).isCloseTo(before * 2, offset(1.0));
        double left = page.locator("#board").boundingBox().x;
        touch("touchStart", x + 100, y);
        touch("touchMove", x + 80, y);
        touch("touchMove", x + 40, y);
        touch("touchEnd");
        assertThat(page.locator("#board").boundingBox().x).isLessThan(left);
        nothingIsPicked();
        tap(x, y);
        tap(x, y);
        assertThat(width()).isCloseTo(before, offset(1.0));
    }

    @Test
    void aTapBesideAPieceMeansThePiece() {
        page.setViewportSize(300, 844);
        Browsers.still(page);
        BoundingBox cell = page.locator("#board .area[data-place=d4]").boundingBox();
        tap(cell.x + cell.width / 2, cell.y - 1);
        assertThat(page.locator("#ways-title")).containsText("d4");
        assertThat(page.locator("#board .may-go")).hasCount(3);
    }

    /** Browsers make a click of a tap. On the board it would press a menu that the tap itself has opened. */
    @Test
    void aTapOnTheBoardIsNoClick() {
        page.evaluate(
                "() => { window.clicked = []; addEventListener('click', ({ target }) => clicked.push(target.id), true); }");
        BoundingBox on = piece();
        tap(on.x + on.width / 2, on.y + on.height / 2);
        assertThat(page.locator("#ways-title")).containsText("d4");
        BoundingBox games = page.locator("#games").boundingBox();
        tap(games.x + games.width / 2, games.y + games.height / 2);
        assertThat(page.locator("#front")).isVisible();
        assertThat(page.evaluate("clicked.join()")).isEqualTo("games");
    }

    /** The buttons are in the top line, as large as a thumb, and cover no player. */
    @Test
    void otherGamesAreOneTapAway() {
        BoundingBox line = page.locator("#players").boundingBox();
        BoundingBox games = page.locator("#games").boundingBox();
        BoundingBox last = page.locator("#players button").last().boundingBox();
        assertThat(games.height).isGreaterThanOrEqualTo(44);
        assertThat(games.y + games.height).isLessThanOrEqualTo(line.y + line.height);
        assertThat(games.x).isGreaterThanOrEqualTo(last.x + last.width);
        tap(games.x + games.width / 2, games.y + games.height / 2);
        assertThat(page.locator("#front")).isVisible();
    }

    /** A finger on its way to a target hits it also if the dice or a refusal come meanwhile. */
    @Test
    void theBoardStaysInPlaceWhenDiceAndARefusalCome() {
        BoundingBox before = page.locator("#board").boundingBox();
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "roll", "seat": "White",
                 "says": "White: roll two dice for the attack on d4. The first tells whether it hits, the second how hard it hits."}"""));
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.add("dice", Sample.json("""
                {"dice": [{"seat": "White", "what": "sets", "faces": [{"kind": "d10", "face": "7"}, {"kind": "d10", "face": "7"}]},
                          {"seat": "Black", "what": "sets", "faces": [{"kind": "d10", "face": "2"}]}]}""").get("dice"));
        sample.voice().keep("position", position);
        assertThat(page.locator("#pools .die-face")).hasCount(3);
        page.locator("#refused").evaluate("""
                one => {
                  one.textContent = "A Heavy Tank moves up to two squares, and its way must be free of other pieces.";
                  one.hidden = false;
                }""");
        assertThat(page.locator("#refused")).isInViewport();
        BoundingBox after = page.locator("#board").boundingBox();
        assertThat(after.y).isEqualTo(before.y);
        assertThat(after.height).isEqualTo(before.height);
    }

    /** The page scrolls below its first line. The choices are below the board and cover no piece. */
    @Test
    void theChoicesAtAPlaceAreInViewBelowTheBoard() {
        JsonObject legal = Sample.legal();
        JsonArray actions = legal.getAsJsonArray("actions");
        JsonObject slow = actions.get(0).getAsJsonObject().deepCopy();
        slow.addProperty("notation", "d4-d5 slow");
        slow.addProperty("says", "The Heavy Tank crawls from d4 to d5");
        actions.add(slow);
        sample.voice().keep("legal", legal);
        page.setViewportSize(360, 640);
        page.evaluate("() => scrollTo(0, document.body.scrollHeight)");
        Browsers.still(page);
        for (String place : new String[] {"d4", "d5"}) {
            BoundingBox on =
                    page.locator("#board .area[data-place=" + place + "]").boundingBox();
            tap(on.x + on.width / 2, on.y + on.height / 2);
        }
        assertThat(page.locator("#menu button")).hasCount(2);
        BoundingBox menu = page.locator("#menu").boundingBox();
        BoundingBox line = page.locator(".players").boundingBox();
        assertThat(menu.y).isGreaterThanOrEqualTo(line.y + line.height);
        assertThat(menu.y + menu.height)
                .isLessThanOrEqualTo(page.locator(".bar").boundingBox().y);
        BoundingBox board = page.locator("#board").boundingBox();
        assertThat(board.y + board.height).isLessThanOrEqualTo(menu.y + 1);
        assertThat(menu.x + menu.width).isLessThanOrEqualTo(360);
    }

    /** The hint does not cover the board, so a tap there both closes the hint and selects. */
    @Test
    void theFirstTapAfterAHintCounts() {
        page.evaluate("""
                () => void import(document.querySelector("script[type=module]").src.replace("play/play", "shared/advice"))
                  .then(({ tellHint }) => tellHint({ done: true, says: "1 Tank goes from d4 to d5." }, true))""");
        assertThat(page.locator("dialog.beside")).isVisible();
        BoundingBox on = piece();
        tap(on.x + on.width / 2, on.y + on.height / 2);
        assertThat(page.locator("#ways-title")).containsText("d4");
        assertThat(page.locator("dialog.beside")).hasCount(0);
    }

    @Test
    void equalScoresAreCalledLevel() {
        assertThat(page.locator("#players .what")).hasText("units");
        sample.voice().keep("score", Sample.json("""
                {"scores": [
                  {"seat": "White", "points": 8, "what": "units", "parts": [], "shared": false, "goals": [], "leads": false},
                  {"seat": "Black", "points": 8, "what": "units", "parts": [], "shared": false, "goals": [], "leads": false}]}"""));
        assertThat(page.locator("#players .what")).hasText("units: level");
    }

    /** The word for the leader would need a second line, and move the board. */
    @Test
    void theBoardStaysWhereItIsWhenASideLeads() {
        page.setViewportSize(360, 640);
        double level = highWith("\"leads\": false");
        assertThat(highWith("\"leads\": true")).isEqualTo(level);
    }

    private double highWith(String leads) {
        sample.voice().keep("score", Sample.json("""
                {"scores": [
                  {"seat": "White", "points": 42, "what": "points of material", "parts": [], "shared": false, "goals": [], %s},
                  {"seat": "Black", "points": 41, "what": "points of material", "parts": [], "shared": false, "goals": [], "leads": false}]}""".formatted(leads)));
        assertThat(page.locator("#players .ahead")).hasCount(leads.endsWith("true") ? 1 : 0);
        return page.locator("#players").boundingBox().height;
    }

    /** On a small phone the choices come before the report of what led to them. */
    @Test
    void theFirstChoiceIsInViewOnASmallPhone() {
        sample.voice().keep("recent", Sample.json("""
                {"lines": [{"kind": "event", "says": "Black attacks from e6 at d4 with two dice.", "where": [], "seat": "Black", "number": 12},
                           {"kind": "event", "says": "The GEV attacks too: 1 damage more.", "where": [], "seat": "Black", "number": 12}]}"""));
        page.setViewportSize(360, 640);
        assertThat(page.locator("#came li").first()).isAttached();
        BoundingBox choice = page.locator("#ways button").first().boundingBox();
        assertThat(choice.y + choice.height)
                .isLessThanOrEqualTo(page.locator(".bar").boundingBox().y);
        assertThat(page.locator("#came").boundingBox().y).isGreaterThan(choice.y);
    }

    /** The board has marks for all other actions. A rare one without a place stays last. */
    @Test
    void anActionWithoutAPlaceIsTheFirstChoice() {
        sample.voice().keep("legal", Sample.json("""
                {"actions": [
                  {"seat": "White", "notation": "walk", "says": "Move to d5", "touches": [], "changes": ["d4", "d5"], "kind": "move"},
                  {"seat": "White", "notation": "end", "says": "Propose an end", "touches": [], "changes": [], "kind": "propose"},
                  {"seat": "White", "notation": "defend", "says": "Defend", "touches": [], "changes": [], "kind": "defend"}]}"""));
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "White", "says": "White: choose.", "options": [
                  {"notation": "defend", "says": "Defend", "where": [], "kind": {"says": "defend", "weight": "usual"}},
                  {"notation": "end", "says": "Propose an end", "where": [], "kind": {"says": "propose", "weight": "special"}}]}"""));
        sample.beat();
        assertThat(page.locator("#ways .way-button")).hasText(new String[] {"Defend", "Move to d5", "Propose an end"});
    }

    /** Four choices stand before all events but the first and the last. */
    @Test
    void eventsMakeRoomForFourChoices() {
        List<String> events =
                IntStream.range(0, 6).mapToObj(i -> """
                        {"kind": "event", "says": "Black attacks from e6 at d4.", "where": [], "seat": "Black", "number": %s}""".formatted(12 + i)).toList();
        sample.voice().keep("recent", Sample.json("{\"lines\": " + events + "}"));
        List<String> actions =
                IntStream.range(0, 4).mapToObj(i -> """
                        {"seat": "White", "notation": "lose%1$s", "says": "Lose die %1$s", "touches": [], "changes": [], "kind": "lose"}""".formatted(i)).toList();
        sample.voice().keep("legal", Sample.json("{\"actions\": " + actions + "}"));
        sample.beat();
        assertThat(page.locator("#ways .way-button")).hasCount(4);
        assertThat(page.locator("#came p:visible")).hasCount(2);
    }
}
