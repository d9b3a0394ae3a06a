package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A browser without storage still shows the game, and a page with a failed script says so. */
@Timeout(900)
class CrippledBrowserTest extends BrowserTest {
    /** Blocks storage as Chromium does where cookies are blocked. */
    private static final String STORAGE_IS_BLOCKED = """
            Object.defineProperty(Window.prototype, "localStorage", { configurable: true, get() {
              throw new DOMException("Access is denied for this document.", "SecurityError"); } });
            Object.defineProperty(window, "localStorage", { configurable: true, get() {
              throw new DOMException("Access is denied for this document.", "SecurityError"); } });
            """;

    @BeforeEach
    void layTheTable() {
        sample.sayEverything();
        sample.beat();
    }

    @ParameterizedTest
    @ValueSource(strings = {"display", "table"})
    void thePagesWorkWithoutStorage(String path) {
        try (Page page = browsers.newcomer(1280, 720)) {
            page.addInitScript(STORAGE_IS_BLOCKED);
            page.navigate(sample.address() + path);
            Browsers.settle(page);
            assertThat(page.locator("#freshness")).not().hasClass(Pattern.compile("waiting"));
            assertThat(page.locator("#failure")).hasCount(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"display", "table", "start", "print", "rig", "teach", "why", "doctor"})
    void aPageWhoseScriptFailsSaysSo(String path) {
        try (Page page = browsers.newcomer(1280, 720)) {
            page.route(
                    Pattern.compile("/shared/svg\\.js$"),
                    route -> route.fulfill(new Route.FulfillOptions()
                            .setContentType("text/javascript")
                            .setBody("export const find = undefined.nothing;")));
            page.navigate(sample.address() + path);
            assertThat(page.locator("#failure"))
                    .containsText(Pattern.compile("This page does not work as it should: its script \\w+\\.js failed"));
            assertThat(page.locator("#failure")).containsText("Reload it.");
        }
    }

    @Test
    void aPageWhoseScriptCannotBeLoadedSaysSo() {
        try (Page page = browsers.newcomer(1280, 720)) {
            page.route(Pattern.compile("paho-mqtt\\.js$"), Route::abort);
            page.navigate(sample.address() + "display");
            assertThat(page.locator("#failure")).containsText("its script paho-mqtt.js could not be loaded");
        }
    }
}
