package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.referee.session.record.Entry;
import umpire.table.journal.Journal;
import umpire.table.wiring.RunningTable;

/** A whole game through the pages, with the real service: the rendered camera, the referee, the journal, the broker. */
@Timeout(900)
class PlayedGameTest extends OneBrowserTest {

    @TempDir
    private Path folder;

    private static void move(Page page, String piece, String to) {
        press(page, Pattern.compile("^" + piece));
        page.locator("#top .may-go").first().waitFor();
        page.locator(".area[data-place=" + to + "]").click();
    }

    private static void press(Page page, Pattern name) {
        named(page, name).click();
    }

    private static Locator named(Page page, Pattern name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name))
                .first();
    }

    /** Carries a piece, legally or not. */
    private static void carry(Page page, String piece, String to) {
        BoundingBox square = page.locator(".area[data-place=" + to + "]").boundingBox();
        named(page, Pattern.compile("^" + piece)).hover();
        page.mouse().down();
        page.mouse()
                .move(square.x + square.width / 2, square.y + square.height / 2, new Mouse.MoveOptions().setSteps(10));
        page.mouse().up();
    }

    private static void toMove(Page page, String seat) {
        assertThat(page.locator("#says")).hasText(Pattern.compile("^" + seat + ": move a piece"));
    }

    @Test
    void aGameIsPlayedToItsEndAndStoredAndAnIllegalActionIsRefused() throws Exception {
        try (RunningTable table = RealTable.coarse("ogre-chess", folder);
                Page page = browsers.open(RealTable.page(table, "/table"), 1280, 720);
                Page display = browsers.open(RealTable.page(table, "/display"), 1280, 720)) {
            toMove(page, "White");
            move(page, "White Infantry on e2", "e3");
            toMove(page, "Black");
            assertThat(display.locator(".standing[data-place=e3]")).isVisible();
            carry(page, "Black Infantry on a7", "a4");
            assertThat(display.locator("#events")).containsText("Infantry moves one square");
            carry(page, "Black Infantry on a4", "a7");
            toMove(page, "Black");
            move(page, "Black Infantry on d7", "d6");
            toMove(page, "White");
            assertThat(display.locator("#events")).containsText("d6");
            page.keyboard().press("g");
            press(page, Pattern.compile("^White: resign …$"));
            press(page, Pattern.compile("^White resigns$"));
            assertThat(display.locator("#says")).containsText("Black wins");
        }
        assertThat(Journal.read(folder).games().getLast().entries())
                .filteredOn(entry -> entry.kind() == Entry.EntryKind.PLAYED)
                .extracting(Entry::text)
                .isEqualTo(List.of("e2-e3", "d7-d6"));
    }
}
