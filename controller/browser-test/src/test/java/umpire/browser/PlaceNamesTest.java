package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.table.wiring.RunningTable;

/** The names on the places of a board, in every playable game and on every screen. */
@Timeout(900)
class PlaceNamesTest extends OneBrowserTest {
    private static final int[][] SCREENS = {{390, 844}, {1280, 720}, {1920, 1080}};
    /** Lists the names that leave their place by more than a pixel, or overlap. */
    private static final String OUTSIDE = """
            () => [...document.querySelectorAll('.place-name')].filter((name) => {
              const place = document.querySelector(`.area[data-place='${name.dataset.names}'] polygon`).getBoundingClientRect();
              const { left, right, top, bottom } = name.getBoundingClientRect();
              return left < place.left - 1 || right > place.right + 1 || top < place.top - 1 || bottom > place.bottom + 1;
            }).map((name) => `${name.textContent} on ${name.dataset.names}`)""";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ogres-and-elves", "ground-force", "die-men"})
    void everyNameFitsItsPlaceOnEveryScreen(String game) throws Exception {
        try (RunningTable table = RealTable.blind(game, folder)) {
            for (String path : List.of("/display", "/table")) {
                everyNameKeepsToItsPlace(game, RealTable.page(table, path));
            }
        }
    }

    private void everyNameKeepsToItsPlace(String game, String address) {
        try (Page page = browsers.blank(SCREENS[0][0], SCREENS[0][1])) {
            page.navigate(address);
            assertThat(page.locator(".place-name")).not().hasCount(0);
            if (game.equals("ogres-and-elves")) {
                aMineIsNamedByItsNumberOnAPhoneToo(page);
            }
            for (int[] screen : SCREENS) {
                page.setViewportSize(screen[0], screen[1]);
                Browsers.still(page);
                assertThat((List<?>) page.evaluate(OUTSIDE))
                        .as("%d x %d", screen[0], screen[1])
                        .isEmpty();
            }
        }
    }

    private static void aMineIsNamedByItsNumberOnAPhoneToo(Page page) {
        assertThat(page.locator(".place-name[data-names=mine-10]")).hasText("10");
        assertThat(page.locator(".area[data-place=mine-10] title")).hasText("Mine 10");
    }
}
