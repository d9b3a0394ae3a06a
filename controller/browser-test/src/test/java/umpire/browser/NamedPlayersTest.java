package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.table.wiring.RunningTable;

/** Players have names on every page, with the real service behind them. */
@Timeout(900)
class NamedPlayersTest extends OneBrowserTest {
    @TempDir
    private Path folder;

    private static Locator named(Page page, String seat) {
        return page.getByRole(
                AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(seat).setExact(true));
    }

    private static void openGames(Page page) {
        page.keyboard().press("g");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Another game …"))
                .click();
    }

    @Test
    void aNameReplacesItsSeat() throws Exception {
        try (RunningTable table = RealTable.coarse("ogre-chess", folder);
                Page page = browsers.open(RealTable.page(table, "/table"), 1280, 720);
                Page display = browsers.open(RealTable.page(table, "/display"), 1280, 720)) {
            assertThat(page.locator("#says")).hasText(Pattern.compile("^White: move a piece"));
            openGames(page);
            named(page, "White").fill("Anna");
            page.keyboard().press("Tab");
            assertThat(page.locator("#heading .seat-name")).hasText("Anna");
            named(page, "Black").fill("Anna");
            page.keyboard().press("Tab");
            assertThat(page.locator("dialog.games [role=alert]")).containsText("another player is called");
            assertThat(Accessibility.troubles(page)).isEqualTo(List.of());
            named(page, "Black").fill("Ben");
            page.keyboard().press("Escape");
            assertThat(page.locator("#heading .seat-name")).hasText("Anna");
            assertThat(page.locator("#says")).hasText(Pattern.compile("^Anna: move a piece"));
            assertThat(display.locator("#score")).containsText("Ben");
            assertThat(display.locator("#says")).hasText(Pattern.compile("^Anna: move a piece"));
        }
    }

    @Test
    void theTablePlaysForAMissingPlayer() throws Exception {
        try (RunningTable table = RealTable.coarse("ogre-chess", folder);
                Page page = browsers.open(RealTable.page(table, "/table"), 1280, 720);
                Page display = browsers.open(RealTable.page(table, "/display"), 1280, 720)) {
            assertThat(page.locator("#says")).hasText(Pattern.compile("^White: move a piece"));
            openGames(page);
            page.getByLabel("Black is played by").selectOption("1");
            assertThat(display.locator("#score")).containsText("Black (the table)");
            page.keyboard().press("Escape");
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile(" on e2, may ")))
                    .first()
                    .click();
            page.locator(".area[data-place=e3]").click();
            assertThat(page.locator("#events"))
                    .hasText(
                            Pattern.compile("^2\\.\\s+The "),
                            new LocatorAssertions.HasTextOptions().setTimeout(120_000));
            assertThat(page.locator("#heading .seat-name"))
                    .hasText("White", new LocatorAssertions.HasTextOptions().setTimeout(120_000));
        }
    }

    /** The pictures of the games arrive after the list, which is then rebuilt. */
    @Test
    void typedTextSurvivesARebuildOfTheList() throws Exception {
        try (RunningTable table = RealTable.coarse("ogre-chess", folder);
                Page page = browsers.blank(1280, 720)) {
            List<Route> held = Collections.synchronizedList(new ArrayList<>());
            page.route("**/guides.json", held::add);
            page.navigate(RealTable.page(table, "/table"));
            Browsers.settle(page);
            openGames(page);
            named(page, "White").pressSequentially("An");
            page.waitForCondition(() -> !held.isEmpty());
            held.forEach(Route::resume);
            assertThat(page.locator(".game-card img").first()).isVisible();
            page.keyboard().type("na");
            page.keyboard().press("Tab");
            assertThat(page.locator("#heading .seat-name")).hasText("Anna");
        }
    }
}
