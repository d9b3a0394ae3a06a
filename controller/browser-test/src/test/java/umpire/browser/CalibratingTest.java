package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;
import umpire.hardware.RigFile;
import umpire.mqtt.access.TokenRegister;
import umpire.table.wiring.RunningTable;

/** Calibrates the virtual table's camera through its page, by keyboard, in the middle of a game. */
@Timeout(900)
class CalibratingTest extends OneBrowserTest {
    @TempDir
    private Path folder;

    private static void move(Page page, String piece, String to) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + piece)))
                .first()
                .click();
        page.locator("#top .may-go").first().waitFor();
        page.locator(".area[data-place=" + to + "]").click();
    }

    private static void onward(Page rig, String to) {
        assertThat(rig.locator("#onward .ready")).isVisible();
        rig.keyboard().press("Enter");
        assertThat(rig.locator("#panel h1")).hasText(to);
    }

    @Test
    void theLensIsCalibratedByKeyboardAndTheGameGoesOn() throws Exception {
        Camera found;
        try (RunningTable table = RealTable.coarse("ogre-chess", folder);
                Page play = browsers.open(RealTable.page(table, "/table"), 1280, 720);
                Page rig = browsers.alone(1280, 720)) {
            move(play, "White Infantry on e2", "e3");
            assertThat(play.locator("#says")).hasText(Pattern.compile("^Black: move a piece"));
            rig.navigate(RealTable.operators(table, "rig"));
            onward(rig, "Focus and light");
            assertThat(rig.locator(".verdict").first()).hasText("Sharp.");
            assertThat(Accessibility.troubles(rig)).isEmpty();
            assertThat(play.locator("#says")).containsText("The camera is being calibrated, so the game waits.");
            onward(rig, "Wave the board");
            rig.keyboard().press("ArrowUp");
            assertThat(rig.locator(".count")).hasText("1 picture");
            for (int tilt = 0; tilt < 3; tilt++) {
                rig.keyboard().press("Shift+ArrowLeft");
            }
            assertThat(rig.locator(".count")).hasText("2 pictures");
            rig.keyboard().press("w");
            onward(rig, "The lens");
            assertThat(Accessibility.troubles(rig)).isEmpty();
            assertThat(rig.locator(".verdict.good")).containsText("On the table the lens is off by at most");
            onward(rig, "The corner tags");
            rig.keyboard().press("p");
            assertThat(rig.locator(".verdict.good")).containsText("All corner tags in sight");
            onward(rig, "Check a distance");
            rig.keyboard().press("l");
            assertThat(rig.locator("#state")).hasText("The board is seen, and still.");
            // The table may still see the board in its old position. It then refuses the press, and the test presses
            // again.
            while (!rig.locator(".verdict.good").isVisible()) {
                rig.keyboard().press("m");
                rig.waitForTimeout(1_000);
            }
            assertThat(rig.locator(".verdict.good")).containsText("That is as it should be.");
            onward(rig, "Accept this lens?");
            onward(rig, "Calibrate the camera");
            assertThat(rig.locator(".said")).containsText("rig.v1.yaml");
            found = lens();
            rig.locator(".kept button").press("Enter");
            assertThat(rig.locator(".said")).containsText("Version 1 is in");
            assertThat(rig.locator(".kept li")).hasCount(2);
            assertThat(play.locator("#says")).hasText(Pattern.compile("^Black: move a piece"));
            move(play, "Black Infantry on d7", "d6");
            assertThat(play.locator("#says")).hasText(Pattern.compile("^White: move a piece"));
        }
        Camera truth = RealTable.COARSE;
        assertThat(found.fxPx()).isCloseTo(truth.fxPx(), within(0.001 * truth.fxPx()));
        assertThat(found.fyPx()).isCloseTo(truth.fyPx(), within(0.001 * truth.fyPx()));
        assertThat(found.fxPx()).isNotEqualTo(truth.fxPx());
        assertThat(lens()).isEqualTo(truth);
    }

    private Camera lens() throws Exception {
        return RigFile.read(Files.readString(folder.resolve("rig.yaml")), "rig.yaml")
                .toOptional()
                .orElseThrow()
                .camera();
    }

    @Test
    void aSeatsTokenIsRefused() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page rig = browsers.blank(390, 844)) {
            rig.navigate(RealTable.page(table, "/rig#seat=White&token=" + token("chair ")));
            assertThat(rig.locator("#panel")).containsText("Only the operator may do this. This is White's token.");
            rig.getByLabel("The operator's token").fill(token("operator "));
            rig.keyboard().press("Enter");
            assertThat(rig.locator("#panel h1")).hasText("Calibrate the camera");
        }
    }

    private String token(String line) throws Exception {
        return TokenRegister.of(folder, InstantSource.system())
                .issue(line.startsWith(TokenRegister.OPERATOR) ? TokenRegister.OPERATOR : "1", "a test");
    }
}
