package umpire.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;

/** The machine's own Chromium. Nothing is downloaded; without it the tests say so and are skipped. */
final class Browsers implements AutoCloseable {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final List<String> FLAGS =
            List.of("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run");

    /** Reached only by a failure, also on a crowded machine. */
    static final double PATIENCE_MS = 120_000;

    /** A board is fitted to its room some frames after it was drawn. */
    private static final String UNTIL_NOTHING_MOVES = """
            () => new Promise((done) => {
              let last;
              const look = () => {
                const boxes = [...document.querySelectorAll(".area, .token, .badge, .dock, #choosing")].map((one) => one.getBoundingClientRect());
                const now = boxes.map(({ x, y, width }) => `${x},${y},${width}`).join(";");
                if (now === last) {
                  done();
                } else {
                  last = now;
                  setTimeout(() => requestAnimationFrame(look), 100);
                }
              };
              look();
            })""";

    private final Playwright playwright;
    private final Browser browser;

    private Browsers(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static Browsers open() {
        Assumptions.assumeTrue(
                Files.isExecutable(CHROMIUM),
                "There is no " + CHROMIUM + ": the pages are not tested. Install it with 'apt-get install chromium'.");
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        BrowserType.LaunchOptions options = new BrowserType.LaunchOptions()
                .setExecutablePath(CHROMIUM)
                .setArgs(FLAGS)
                .setTimeout(PATIENCE_MS);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        return new Browsers(playwright, playwright.chromium().launch(options));
    }

    /** Opens a page of a table that has said everything, and waits until nothing of that is still to come. */
    Page open(String address, int widthPx, int heightPx) {
        Page page = blank(widthPx, heightPx);
        page.navigate(address);
        settle(page);
        return page;
    }

    Page blank(int widthPx, int heightPx) {
        return beenHere(newcomer(widthPx, heightPx));
    }

    private static Page beenHere(Page page) {
        page.setDefaultTimeout(PATIENCE_MS);
        page.addInitScript("localStorage.setItem('umpire-help-seen', 'yes')");
        return page;
    }

    /** A browser that was never here before: it is offered the sheet for newcomers. */
    Page newcomer(int widthPx, int heightPx) {
        Page page = browser.newPage(new Browser.NewPageOptions().setViewportSize(widthPx, heightPx));
        page.setDefaultTimeout(PATIENCE_MS);
        return page;
    }

    /** Opens nothing yet, on a phone that is touched and was here before. */
    Page phone() {
        Page page = browser.newPage(new Browser.NewPageOptions()
                .setViewportSize(390, 844)
                .setDeviceScaleFactor(3)
                .setHasTouch(true)
                .setIsMobile(true));
        return beenHere(page);
    }

    /** What arrives later moves what is there already, also from under a finger. */
    static void settle(Page page) {
        PlaywrightAssertions.assertThat(page.locator("#title")).not().hasText("Umpire");
        PlaywrightAssertions.assertThat(page.locator("#says"))
                .not()
                .hasText(Pattern.compile("^$|Waiting for the table"));
        PlaywrightAssertions.assertThat(page.locator("#freshness")).not().containsText("Connecting");
        if (page.locator("#score").count() > 0) {
            PlaywrightAssertions.assertThat(page.locator("#score")).not().isEmpty();
            PlaywrightAssertions.assertThat(page.locator("#board .standing"))
                    .not()
                    .hasCount(0);
        } else {
            PlaywrightAssertions.assertThat(page.locator(".piece")).not().hasCount(0);
            PlaywrightAssertions.assertThat(page.locator("#dice button")).not().hasCount(0);
        }
        still(page);
    }

    /** Waits until what is drawn stays where it is. */
    static void still(Page page) {
        page.evaluate(UNTIL_NOTHING_MOVES);
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
