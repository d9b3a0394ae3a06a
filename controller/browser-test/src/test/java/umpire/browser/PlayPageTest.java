package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.table.wiring.RunningTable;

/** People play on the page /play, at a table whose camera sees nothing: what they choose is played as it is. */
@Timeout(300)
class PlayPageTest extends OneBrowserTest {
    private static final int STEPS = 10;

    @TempDir
    private Path folder;

    private static Locator card(Page page, String game) {
        return page.locator(".card").filter(new Locator.FilterOptions().setHasText(game));
    }

    private static Locator way(Page page) {
        return page.locator("#throw:visible, #ways .way-button:not(.quiet):visible, #done:visible")
                .first();
    }

    /** Does what stands first, or chooses a piece and then what stands first for it. */
    private static void play(Page page) {
        String before = page.locator("#events").textContent();
        way(page).click();
        if (page.locator("#ways-title").isVisible()) {
            way(page).click();
        }
        assertThat(page.locator("body:not([aria-busy])")).isAttached();
        assertThat(page.locator("#events")).not().hasText(before);
        assertThat(page.locator("#refused")).isHidden();
    }

    @ParameterizedTest
    @CsvSource({
        "Ogre Chess, Play together",
        "Ogres & Elves, Play together",
        "Ground Force, Play together",
        "Diceland, Play together",
        "'Die, Men!', Play the table"
    })
    void aGameIsBegunAtTheFrontDoorAndPlayedByClicks(String game, String who) throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "/play"), 1280, 720)) {
            card(page, game).getByText(who).click();
            assertThat(page.locator("#front")).isHidden();
            for (int step = 0; step < STEPS; step++) {
                play(page);
            }
            assertThat(Accessibility.troubles(page)).isEmpty();
        }
    }

    /** A piece that is clicked shows where it may go, and goes where is clicked next. */
    @Test
    void aClickPicksAndTheNextOneDoes() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "/play"), 1280, 720)) {
            page.locator("#front .close").click();
            page.locator("#board .standing[data-place=e2]").click();
            assertThat(page.locator("#ways-title")).containsText("e2");
            page.locator("#board .area[data-place=e3]").click();
            assertThat(page.locator("#board .standing[data-place=e3]")).isAttached();
            assertThat(page.locator("#board .standing[data-place=e2]")).not().isAttached();
        }
    }
}
