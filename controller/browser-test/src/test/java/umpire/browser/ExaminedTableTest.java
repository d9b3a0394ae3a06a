package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.table.wiring.RunningTable;

/** The operator sees the state of the table's parts on a page, also on a phone. */
@Timeout(900)
class ExaminedTableTest extends OneBrowserTest {
    @TempDir
    private Path folder;

    @Test
    void eachPartHasItsRepairAndFitsAPhone() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.alone(1280, 720)) {
            page.navigate(RealTable.operators(table, "doctor"));
            assertThat(page.locator("#state")).hasText(Pattern.compile("must be fixed|may fail|Nothing is wrong"));
            assertThat(page.locator(".finding.good", new Page.LocatorOptions().setHasText("lets the table in")))
                    .hasCount(1);
            assertThat(page.locator(".finding").first()).hasClass(Pattern.compile("bad|doubtful"));
            assertThat(Accessibility.troubles(page)).isEmpty();
            page.setViewportSize(390, 844);
            assertThat((boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .as("nothing is wider than a phone")
                    .isTrue();
            page.locator("#again").click();
            assertThat(page.locator("#again")).isEnabled();
            assertThat(page.locator(".finding").first()).isVisible();
        }
    }
}
