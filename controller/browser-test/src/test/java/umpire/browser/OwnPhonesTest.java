package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.mqtt.access.TokenRegister;
import umpire.table.wiring.RunningTable;

/** One player uses the machine's page, the other one a phone. */
@Timeout(900)
class OwnPhonesTest extends OneBrowserTest {
    @TempDir
    private Path folder;

    private RunningTable table;
    private Page machine;
    private Page phone;

    @BeforeEach
    void layOutAGame() throws Exception {
        table = RealTable.blind("ogre-chess", folder);
        machine = browsers.open(RealTable.operators(table, "play"), 1280, 720);
        begin(machine, "Ogre Chess", "Play together");
        assertThat(machine.locator("#heading")).containsText("Move a piece");
    }

    @AfterEach
    void close() {
        machine.close();
        table.close();
    }

    private static void begin(Page page, String game, String how) {
        page.locator(".card")
                .filter(new Locator.FilterOptions().setHasText(game))
                .getByText(how)
                .click();
        assertThat(page.locator("#front")).isHidden();
    }

    private void openWhitesPhone() throws Exception {
        String token = TokenRegister.of(folder, InstantSource.system()).issue("1", "a test");
        phone = browsers.phone();
        phone.navigate(RealTable.page(table, "play#seat=White&token=" + token));
        assertThat(phone.locator("#heading")).containsText("Move a piece");
    }

    @Test
    void aSeatWithAPhoneIsAskedOnItsPhoneAlone() throws Exception {
        openWhitesPhone();
        assertThat(machine.locator("#heading")).hasText("Whiteis to play on their phone");
        assertThat(machine.locator("#ways button")).hasCount(0);
        machine.locator(".player").first().click();
        machine.getByText("Play White on this screen").click();
        assertThat(machine.locator("#heading")).containsText("Move a piece");
        assertThat(machine.locator("#ways button").first()).isVisible();
    }

    @Test
    void aGameAgainstTheTableIsPlayedWhereItIsBegun() throws Exception {
        openWhitesPhone();
        machine.locator("#games").click();
        begin(machine, "Ogre Chess", "Play the table");
        assertThat(machine.locator("#heading")).containsText("Move a piece");
    }

    @Test
    void anotherGamesChooserIsNamed() throws Exception {
        openWhitesPhone();
        phone.locator("#games").click();
        begin(phone, "Ground Force", "Play together");
        assertThat(machine.locator("#toast")).containsText("Yellow chose: Ground Force is played now.");
    }
}
