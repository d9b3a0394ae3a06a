package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.mqtt.access.TokenRegister;
import umpire.table.wiring.RunningTable;

/** The explanation of a reading is one click away from the table, with the stored doubtful readings. */
@Timeout(900)
class ExplainingTest extends OneBrowserTest {
    @TempDir
    private Path folder;

    private static void act(Page page, String act) {
        page.evaluate(
                "act => fetch('/table/act', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: act})",
                act);
    }

    @Test
    void oneClickShowsTheReadingAndDoubtfulReadingsAreStored() throws Exception {
        try (RunningTable table = RealTable.of("ogre-chess", folder);
                Page play = browsers.alone(1280, 720)) {
            play.navigate(RealTable.operators(table, "table"));
            assertThat(play.locator("#says")).hasText(Pattern.compile("^White: move a piece"));
            Page why = play.context()
                    .waitForPage(() -> play.getByText("Why was it read so?").click());
            assertThat(why.locator("#picture")).isVisible();
            assertThat(why.locator("#says")).hasText(Pattern.compile("^White: move a piece"));
            assertThat(why.locator("#none")).isVisible();
            // White's Infantry of d2 is put where four squares meet.
            act(play, "{\"verb\": \"carry\", \"tag\": 3, \"xMm\": 0, \"yMm\": 0}");
            act(play, "{\"verb\": \"drop\", \"tag\": 3}");
            assertThat(why.locator("#doubts button").first()).containsText("cannot be read");
            why.locator("#doubts button").first().click();
            assertThat(why.locator("#frames")).containsText("frame-1.jpg");
            assertThat(why.locator("#doubts button").first()).hasAttribute("aria-pressed", "true");
            assertThat(why.locator("#picture")).isVisible();
            assertThat((int) why.evaluate("document.getElementById('picture').naturalWidth"))
                    .as("the picture and the words beside it")
                    .isGreaterThan(1280 + 500);
            assertThat(Accessibility.troubles(why)).isEmpty();
            why.close();
        }
    }

    @Test
    void aSeatsTokenIsRefused() throws Exception {
        try (RunningTable table = RealTable.of("ogre-chess", folder);
                Page why = browsers.blank(390, 844)) {
            String white = TokenRegister.of(folder, InstantSource.system()).issue("1", "a test");
            why.navigate(RealTable.page(table, "/why#seat=White&token=" + white));
            assertThat(why.locator("#state")).containsText("Only the operator may do this. This is White's token.");
            assertThat(why.locator("#picture")).isHidden();
        }
    }
}
