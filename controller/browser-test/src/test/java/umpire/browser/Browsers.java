package umpire.browser;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * The machine's own Chromium, driven by one thread. Pages are tabs of two shared profiles, one for screens and one for
 * phones, because a new profile opens more slowly than a page. So pages of the same table share their storage. A test
 * of storage opens {@link #newcomer} or {@link #alone}. Shared pages are proxies, so Playwright's own page assertions,
 * such as {@code hasTitle}, do not accept them.
 */
final class Browsers implements AutoCloseable {
    /** The first is the same engine without windows: it opens a page in a fifth of the processor time. */
    private static final List<Path> CHROMIUMS =
            List.of(Path.of("/usr/bin/chromium-headless-shell"), Path.of("/usr/bin/chromium"));

    private static final List<String> FLAGS =
            List.of("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run");

    /** Only a failure takes this long, even on a busy machine. */
    static final double PATIENCE_MS = 120_000;

    /** Marks the browser as known, so that it is not offered the sheet for newcomers. */
    private static final String BEEN_HERE = "localStorage.setItem('umpire-help-seen', 'yes')";

    /** Lists the missing parts of a page whose table has sent everything. */
    private static final String LACKING = """
            () => {
              const text = (id) => document.getElementById(id)?.textContent ?? "";
              const there = (what) => document.querySelector(what) !== null;
              const wanted = {
                "the game": !["", "Umpire"].includes(text("title")),
                "what is asked": !/^$|Waiting for the table/.test(text("says")),
                "the line": text("freshness") !== "" && !text("freshness").includes("Connecting"),
                ...(there("#ways")
                  ? { "what may be done": there("#ways li, .of-another, .watching, [data-need]:not([data-need=choice])"), "the position": there("#board .standing") }
                  : there("#score")
                  ? { "the score": text("score") !== "", "the position": there("#board .standing") }
                  : { "the pieces": there(".piece"), "the dice": there("#dice button") }),
              };
              return Object.keys(wanted).filter((one) => !wanted[one]);
            }""";

    /** A board is fitted to its room some frames after it is drawn. */
    private static final String UNTIL_NOTHING_MOVES = """
            (lacking) => new Promise((done) => {
              let last;
              const look = () => {
                const boxes = [...document.querySelectorAll(".area, .token, .badge, .dock, #choosing")].map((one) => one.getBoundingClientRect());
                const now = boxes.map(({ x, y, width }) => `${x},${y},${width}`).join(";");
                if (now === last) {
                  done(true);
                } else {
                  last = now;
                  setTimeout(() => requestAnimationFrame(look), 100);
                }
              };
              const begin = () => lacking().length === 0 ? look() : setTimeout(begin, 20);
              begin();
            })""";

    private static final String UNTIL_SAID_AND_STILL = "() => (" + UNTIL_NOTHING_MOVES + ")(" + LACKING + ")";
    private static final String UNTIL_STILL = "() => (" + UNTIL_NOTHING_MOVES + ")(() => [])";

    private final Playwright playwright;
    private final Browser browser;
    private final KeptPages screen;
    private final KeptPages phone;

    private Browsers(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
        this.screen = new KeptPages(beenHere(browser.newContext()));
        this.phone = new KeptPages(beenHere(browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setDeviceScaleFactor(3)
                .setHasTouch(true)
                .setIsMobile(true))));
    }

    static void assumeThereIsOne() {
        Assumptions.assumeTrue(
                chromium().isPresent(),
                "There is none of " + CHROMIUMS
                        + ": the pages are not tested. Install one with 'apt-get install chromium-headless-shell'.");
    }

    private static Optional<Path> chromium() {
        return CHROMIUMS.stream().filter(Files::isExecutable).findFirst();
    }

    static Browsers open() {
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        BrowserType.LaunchOptions options = new BrowserType.LaunchOptions()
                .setExecutablePath(chromium().orElseThrow())
                .setArgs(FLAGS)
                .setTimeout(PATIENCE_MS);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        return new Browsers(playwright, playwright.chromium().launch(options));
    }

    private static BrowserContext beenHere(BrowserContext context) {
        context.setDefaultTimeout(PATIENCE_MS);
        context.addInitScript(BEEN_HERE);
        return context;
    }

    /** Opens a page of a table that has sent everything, and waits until all of it is shown. */
    Page open(String address, int widthPx, int heightPx) {
        Page page = blank(widthPx, heightPx);
        page.navigate(address);
        settle(page);
        return page;
    }

    Page blank(int widthPx, int heightPx) {
        Page page = screen.open();
        page.setViewportSize(widthPx, heightPx);
        return page;
    }

    /** Returns an empty page of a known phone with a touch screen. */
    Page phone() {
        return phone.open();
    }

    /** Makes a page treat its table as a wooden one, with real pieces and a camera. */
    static void onWood(Page page) {
        page.route("**/config.json", route -> {
            APIResponse answer = route.fetch();
            String told = answer.text().replace("\"virtual\":true", "\"virtual\":false");
            route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(told));
        });
    }

    /** Returns a page of a new browser, which is offered the sheet for newcomers. */
    Page newcomer(int widthPx, int heightPx) {
        Page page = browser.newPage(new Browser.NewPageOptions().setViewportSize(widthPx, heightPx));
        page.setDefaultTimeout(PATIENCE_MS);
        return page;
    }

    /** Returns an empty page of a known browser with a profile of its own. No other page shares its storage. */
    Page alone(int widthPx, int heightPx) {
        Page page = newcomer(widthPx, heightPx);
        page.addInitScript(BEEN_HERE);
        return page;
    }

    /** Waits for everything that arrives late, because it moves other parts, even from under a finger. */
    static void settle(Page page) {
        try {
            page.waitForFunction(UNTIL_SAID_AND_STILL);
        } catch (TimeoutError late) {
            throw new AssertionError(page.url() + " does not show " + page.evaluate(LACKING), late);
        }
    }

    /** Waits until nothing moves. */
    static void still(Page page) {
        page.waitForFunction(UNTIL_STILL);
    }

    /** Closes the pages that a test has left open. */
    void closePages() {
        List.of(screen, phone).forEach(KeptPages::closeTheRest);
        browser.contexts().stream()
                .filter(context -> List.of(screen, phone).stream().noneMatch(pages -> pages.areOf(context)))
                .forEach(context -> context.pages().forEach(Page::close));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
