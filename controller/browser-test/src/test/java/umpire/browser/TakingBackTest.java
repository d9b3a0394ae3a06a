package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.referee.session.record.Entry;
import umpire.table.journal.Journal;
import umpire.table.wiring.RunningTable;

/** Actions are taken back and redone through the pages: a seat's own at once, another seat's after it agrees. */
@Timeout(900)
class TakingBackTest extends OneBrowserTest {
    @TempDir
    private Path folder;

    private RunningTable table;
    private Page page;

    @BeforeEach
    void playTwice() throws Exception {
        table = RealTable.of("ogre-chess", folder);
        page = browsers.open(RealTable.page(table, "/table"), 1280, 720);
        says("White: move a piece");
        move("White Infantry on e2", "e3");
        says("Black: move a piece");
        move("Black Infantry on d7", "d6");
        says("White: move a piece");
    }

    @AfterEach
    void close() {
        page.close();
        table.close();
    }

    private void move(String piece, String to) {
        press("^" + piece);
        page.locator("#top .may-go").first().waitFor();
        page.locator(".area[data-place=" + to + "]").click();
    }

    private void press(String name) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile(name)))
                .first()
                .click();
    }

    private void stands(String piece) {
        Pattern named = Pattern.compile("^" + piece);
        assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(named))
                        .first())
                .isAttached();
    }

    private void says(String words) {
        assertThat(page.locator("#says")).containsText(words);
    }

    private List<Entry.EntryKind> kept() throws Exception {
        return Journal.read(folder).games().getLast().entries().stream()
                .map(Entry::kind)
                .toList();
    }

    @Test
    void aSeatsOwnActionIsTakenBackAtOnceAndRedone() throws Exception {
        press("^Black undo$");
        says("Black: move a piece");
        stands("Black Infantry on d7");
        assertThat(kept()).endsWith(Entry.EntryKind.TAKEN_BACK);
        page.keyboard().press("g");
        press("^Black: do again what was taken back \\(1\\)$");
        says("White: move a piece");
    }

    @Test
    void anotherSeatsActionIsTakenBackAfterItAgrees() throws Exception {
        Locator dialog = page.locator("dialog[open]");
        press("^White undo$");
        assertThat(dialog.locator("h2")).hasText("White wants to take back");
        press("^Black does not$");
        assertThat(dialog).hasCount(0);
        // The answered request ends with the same words. Without waiting, the old answer would apply to the next
        // request.
        assertThat(page.locator("#says")).hasText(Pattern.compile("^White: move a piece"));
        press("^White undo$");
        press("^Black allows it$");
        stands("White Infantry on e2");
        says("White: move a piece");
    }
}
