package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.table.wiring.RunningTable;

/** The table does the set-up at the press of one button. */
@Timeout(900)
class LaidOutTest extends BrowserTest {
    private static final String SEATED = "play#seat=White&token=" + SampleTable.WHITES_TOKEN;
    private static final String LAY = "Let the table set up the rest";

    private Page open(String path) {
        sample.sayEverything();
        sample.beat();
        return browsers.open(sample.address() + path, 1280, 720);
    }

    private void say(String need) {
        sample.voice()
                .keep(
                        "prompt",
                        Sample.prompt(
                                "{\"need\": \"" + need + "\", \"says\": \"Now " + need + ".\", \"layingOut\": true}"));
    }

    @Test
    void theTableFinishesTheSetUpOnRequest() throws Exception {
        try (Page page = open(SEATED)) {
            assertThat(page.getByText(LAY)).hasCount(0);
            say("set-up");
            page.getByText(LAY).click();
            String command = sample.voice().commands().poll(60, TimeUnit.SECONDS);
            assertThat(command).contains("command/lay-out");
        }
    }

    /** A second command could come after a choice that was made in between. */
    @Test
    void afterTheEndOneCommandBeginsAnotherGame() throws Exception {
        try (Page page = open(SEATED)) {
            say("over");
            Locator again = page.locator("#ways .way-button").first();
            assertThat(again).hasText("Play again");
            again.click();
            String command = sample.voice().commands().poll(60, TimeUnit.SECONDS);
            assertThat(command).contains("command/lay-out");
        }
    }

    @Test
    void theEndOfTheGameIsNotWrittenOverTheLastThrow() {
        try (Page page = open(SEATED)) {
            sample.voice().tell("event", Sample.event("over", "White wins.", "CHECKMATE", "3.01"));
            say("over");
            assertThat(page.locator("#moment")).isVisible();
            assertThat(page.locator("#dice")).hasCSS("visibility", "hidden");
            page.keyboard().press("Escape");
            assertThat(page.locator("#moment")).isHidden();
            assertThat(page.locator("#dice")).hasCSS("visibility", "visible");
        }
    }

    @Test
    void aWatcherIsNotOfferedTheAutomaticSetUp() {
        try (Page page = open("display")) {
            say("set-up");
            assertThat(page.locator("#says")).hasText("Now set-up.");
            assertThat(page.locator(".lay-out")).hasCount(0);
        }
    }

    /** With the real service: chance places the pieces, and the camera reads each of them there. */
    @Test
    void armiesAreLaidOutAndTheGameBegins(@TempDir Path folder) throws Exception {
        try (RunningTable table = RealTable.of("ground-force", folder);
                Page page = browsers.open(RealTable.page(table, "/table"), 1280, 720)) {
            page.locator(".lay-out button").click();
            assertThat(page.locator("#says")).containsText("Yellow: draw the top card");
            assertThat(page.locator(".lay-out")).hasCount(0);
        }
    }

    @Test
    void atTheVirtualTableTheAutomaticSetUpIsListedFirst() {
        try (Page page = open("table")) {
            say("set-up");
            Locator first = page.locator("#choices li").first();
            assertThat(first).hasText("Lay out for me");
            first.locator("button").click();
            assertThat(page.locator("#toast")).isHidden();
        }
    }
}
