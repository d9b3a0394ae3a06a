package umpire.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** The machine's own Chromium. Nothing is downloaded; without it the tests say so and are skipped. */
final class Browsers implements AutoCloseable {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final List<String> FLAGS =
            List.of("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run");

    /** Reached only by a failure, also on a crowded machine. */
    static final double PATIENCE_MS = 30_000;

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
        BrowserType.LaunchOptions options =
                new BrowserType.LaunchOptions().setExecutablePath(CHROMIUM).setArgs(FLAGS);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        return new Browsers(playwright, playwright.chromium().launch(options));
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
