package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.rules.kernel.setup.GameFactory;
import umpire.table.games.GameCatalogue;
import umpire.table.wiring.RunningTable;

/** All playable games can be chosen, on the table's page and on every display. */
@Timeout(900)
class ListedGamesTest extends OneBrowserTest {

    @TempDir
    private Path folder;

    private static void listsAll(Page page) {
        assertThat(page.locator("dialog.games .game-card > b"))
                .hasText(GameCatalogue.STANDARD.playable().stream()
                        .map(GameFactory::title)
                        .toArray(String[]::new));
        assertThat(page.locator("dialog.games .game-card").first())
                .containsText(Pattern.compile("2 players\\. .* minutes\\. From \\d+ years\\."));
        // The list is rebuilt with each message of the table, and a removed picture never loads.
        page.waitForFunction(
                "() => [...document.querySelectorAll('.game-card img')].slice(0, 1).some((one) => one.complete && one.naturalWidth > 0)");
    }

    @Test
    void everyPlayableGameIsListed() throws Exception {
        try (RunningTable table = RealTable.of("ogre-chess", folder);
                Page top = browsers.blank(1280, 720);
                Page display = browsers.blank(390, 844)) {
            display.navigate(RealTable.page(table, "/display"));
            display.locator("#games").click();
            listsAll(display);
            top.navigate(RealTable.page(table, "/table"));
            top.locator("body[data-ready]").waitFor();
            top.keyboard().press("g");
            top.locator("dialog button", new Page.LocatorOptions().setHasText("Another game"))
                    .click();
            listsAll(top);
        }
    }
}
