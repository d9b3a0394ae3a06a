package umpire.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;

/** On every screen and with every message of a game, nothing is cut or covered, and all letters are readable. */
@Timeout(900)
class ScreensHoldTest extends BrowserTest {
    private static final int SMALL_PX = 1280;
    private static final List<int[]> SCREENS =
            List.of(new int[] {1920, 1080}, new int[] {1366, 768}, new int[] {1280, 720}, new int[] {390, 844});

    /** The page has been fitted since the last message, so it shows that message. */
    private static final String SHOWN = """
            (says) => document.querySelector('#says').textContent.replaceAll('\\u2011', '-').includes(says)""";

    /** Measures right after painting: after the page's own tasks, and before the next message. */
    private static final String WHEN_PAINTED = """
            () => new Promise((told, failed) => requestAnimationFrame(() => requestAnimationFrame(() => {
              const painting = new ResizeObserver(() => {
                painting.disconnect();
                try {
                  told((%s)());
                } catch (trouble) {
                  failed(trouble);
                }
              });
              painting.observe(document.querySelector('.side'));
            })))""";

    private static final String TROUBLES = """
            () => {
              const found = [];
              const name = (one) => one.id ? '#' + one.id : one.localName + '.' + one.className;
              const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().height > 0;
              const side = document.querySelector('.side');
              const wide = getComputedStyle(side).display === 'flex';
              const box = (one) => one.getBoundingClientRect();
              const zones = [...side.children].filter(seen);
              if (document.documentElement.scrollWidth > innerWidth + 1) {
                found.push('the page is wider than the screen');
              }
              if (wide && side.scrollHeight > side.clientHeight + 1) {
                found.push(`the zones need ${side.scrollHeight} px of ${side.clientHeight}`);
              }
              for (const zone of zones) {
                const { left, right, top, bottom } = box(zone);
                if (wide && (top < -1 || bottom > innerHeight + 1 || right > innerWidth + 1 || left < -1)) {
                  found.push(`${name(zone)} reaches beyond the screen: ${top} to ${bottom}`);
                }
                const scrolls = getComputedStyle(zone).overflowY === 'auto';
                if (wide && !scrolls && zone.scrollHeight > zone.clientHeight + 1) {
                  found.push(`${name(zone)} is cut: ${zone.scrollHeight} px in ${zone.clientHeight}`);
                }
                if (zone.scrollWidth > zone.clientWidth + 1) {
                  found.push(`${name(zone)} is cut at its side`);
                }
                for (const other of zones) {
                  if (other !== zone && bottom - 1 > box(other).top && top + 1 < box(other).bottom &&
                      right - 1 > box(other).left && left + 1 < box(other).right) {
                    found.push(`${name(zone)} lies over ${name(other)}`);
                  }
                }
                for (const one of zone.querySelectorAll('*')) {
                  if (seen(one) && (box(one).right > right + 1 || box(one).left < left - 1)) {
                    found.push(`${name(one)} of ${name(zone)} reaches beyond it`);
                  }
                }
              }
              return [...new Set(found)];
            }""";

    @ParameterizedTest
    @CsvSource({
        "ogre-chess, display", "ogres-and-elves, display", "ground-force, display", "diceland-ogre, display",
                "die-men, display",
        "ogre-chess, table", "ogres-and-elves, table", "ground-force, table", "diceland-ogre, table", "die-men, table"
    })
    void theFullestStatesFitEveryScreen(String name, String path) {
        Game<?, ?> game = GameCatalogue.open(name, Map.of()).orThrow();
        List<ToldGame.ToldState> states = new ToldGame<>(game, 5).fullest();
        List<String> troubles = new ArrayList<>();
        sample.sayEverything();
        sample.beat();
        try (Page page = browsers.open(sample.address() + path, 1920, 1080)) {
            for (ToldGame.ToldState state : states) {
                state.messages().forEach(sample.voice()::keep);
                String says = state.messages().get("prompt").get("says").getAsString();
                page.waitForFunction(SHOWN, says.substring(Math.max(0, says.length() - 20)));
                for (int[] screen : SCREENS) {
                    page.setViewportSize(screen[0], screen[1]);
                    String where = path + " " + state.name() + " at " + screen[0] + "x" + screen[1] + ": ";
                    ((List<?>) page.evaluate(WHEN_PAINTED.formatted(TROUBLES)))
                            .forEach(trouble -> troubles.add(where + trouble));
                    // Letters are smallest on the smallest screens, and their colour is the same on all.
                    if (screen[0] <= SMALL_PX) {
                        Letters.unreadable(page, ".side").forEach(letters -> troubles.add(where + letters));
                    }
                }
            }
        }
        assertThat(troubles).isEmpty();
    }
}
