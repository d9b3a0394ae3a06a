package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.table.wiring.RunningTable;

/** A person with a printer makes a game from the page: it shows each page as it will be printed, and saves all or one. */
@Timeout(900)
class PrintingTest extends OneBrowserTest {
    @TempDir
    private Path folder;

    @Test
    void aGamesPagesAreShownAndSaved() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.alone(1280, 720)) {
            page.navigate(RealTable.page(table, "/print"));
            assertThat(page.locator("#game")).hasValue("ogre-chess");
            assertThat(page.locator("#state")).hasText(Pattern.compile("^\\d+ pages on A4$"));
            page.locator("#game").selectOption("ground-force");
            assertThat(page.locator("#pages li").first()).containsText("1. Ground Force");
            assertThat(page.locator("#things")).containsText("trooper");
            assertThat((int) page.evaluate("async () => { const i = document.querySelector('#pages img');"
                            + " await i.decode(); return i.naturalWidth; }"))
                    .isPositive();
            page.locator("#parts input[value=dice]").uncheck();
            page.locator("#paper").selectOption("A3");
            assertThat(page.locator("#state")).hasText(Pattern.compile("^\\d+ pages on A3$"));
            page.locator("#piece").selectOption("Yellow saboteur");
            assertThat(page.locator("#state")).hasText("2 pages on A3");
            Download saved = page.waitForDownload(() -> page.locator("#pdf").click());
            byte[] pdf = Files.readAllBytes(saved.path());
            assertThat(new String(pdf, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("%PDF");
            assertThat(Accessibility.troubles(page)).isEmpty();
        }
    }

    @Test
    void withoutAnyPartNothingIsSavedAndThePageSaysSo() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.alone(390, 844)) {
            page.navigate(RealTable.page(table, "/print"));
            assertThat(page.locator("#state")).hasText(Pattern.compile("^\\d+ pages on A4$"));
            assertThat((boolean) page.evaluate("() => { const side = document.querySelector('.side');"
                            + " return side.scrollHeight <= side.clientHeight; }"))
                    .as("what is printed, and the button that saves it, is whole above the pages")
                    .isTrue();
            for (String part : new String[] {"board", "pieces", "dice", "aids"}) {
                page.locator("#parts input[value=" + part + "]").uncheck();
            }
            assertThat(page.locator("#state")).hasText("Choose what to print.");
            assertThat(page.locator("#pdf")).hasAttribute("aria-disabled", "true");
            assertThat((boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .as("nothing is wider than a phone")
                    .isTrue();
        }
    }
}
