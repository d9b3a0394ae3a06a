package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
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
}
