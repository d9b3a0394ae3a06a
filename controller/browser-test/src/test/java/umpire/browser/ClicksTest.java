package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.table.wiring.RunningTable;

/** Measures the speed of the page /play: opening it, beginning a game, and answering a click. It has no thresholds. */
@Tag("measuring")
@Timeout(1_800)
class ClicksTest extends OneBrowserTest {
    private static final int CLICKS = 100;
    /** The choices of a round. Some need two clicks, and the first has no measured effect. */
    private static final int STEPS = 50;

    private static final int MOST_ROUNDS = 40;
    /** After this many choices the JIT compiler is as warm as after a minute of play. */
    private static final int WARM = 30;
    /** The minimum time of people between a picture and the next click. Chosen. */
    private static final int PAUSE_MS = 250;

    private static final Map<String, String> GAMES = Map.of(
            "Ogre Chess", "Play together",
            "Ogres & Elves", "Play together",
            "Ground Force", "Play together",
            "Diceland", "Play together",
            "Die, Men!", "Play the table");

    @TempDir
    private Path folder;

    private static long sinceMs(long startNs) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNs);
    }

    @Test
    void thePageIsMeasuredInEveryGame() throws Exception {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                "%-15s %8s %9s %7s %10s %8s", "game", "open ms", "begin ms", "clicks", "median ms", "p95 ms"));
        for (String game : GAMES.keySet().stream().sorted().toList()) {
            try (RunningTable table = RealTable.of("ogre-chess", folder.resolve("table" + lines.size()))) {
                lines.add(measured(table, game));
            }
        }
        Files.write(Path.of("target", "clicks.txt"), lines);
        assertThat(lines).hasSize(GAMES.size() + 1);
    }

    private String measured(RunningTable table, String game) throws Exception {
        long openNs = System.nanoTime();
        try (Page page = browsers.blank(1280, 720)) {
            page.navigate(RealTable.operators(table, "play"));
            assertThat(page.locator("#title")).not().hasText("Umpire");
            long openMs = sinceMs(openNs);
            Locator card = page.locator(".card").filter(new Locator.FilterOptions().setHasText(game));
            Locator way = card.getByText(GAMES.get(game));
            assertThat(way).isVisible();
            long beginNs = System.nanoTime();
            way.click();
            assertThat(page.locator("#front")).isHidden();
            awaitChoices(page);
            long beginMs = sinceMs(beginNs);
            List<Integer> ms = clicked(page, game);
            return String.format(
                    "%-15s %8d %9d %7d %10d %8d", game, openMs, beginMs, ms.size(), share(ms, 0.5), share(ms, 0.95));
        }
    }

    private static void awaitChoices(Page page) {
        assertThat(page.locator("#throw:visible, #ways .way-button:visible").first())
                .isVisible();
    }

    /** Returns the sorted times of clicks on a warm page. Plays the game again when it ends. */
    private static List<Integer> clicked(Page page, String game) throws Exception {
        round(page, 1, WARM);
        List<Integer> ms = new ArrayList<>();
        List<String> troubles = new ArrayList<>();
        for (int seed = 2; ms.size() < CLICKS && seed < MOST_ROUNDS; seed++) {
            Clicks clicks = round(page, seed, STEPS);
            ms.addAll(clicks.ms());
            troubles.addAll(clicks.troubles());
        }
        assertThat(ms.size())
                .as("the number of measured clicks in %s, with these troubles: %s", game, troubles)
                .isGreaterThanOrEqualTo(CLICKS);
        return ms.stream().sorted().toList();
    }

    private static Clicks round(Page page, int seed, int steps) throws Exception {
        Clicks clicks = Clicks.on(page, seed, steps, PAUSE_MS);
        if (clicks.over()) {
            page.getByText("Play again").click();
            assertThat(page.locator("#heading")).not().hasAttribute("data-need", "over");
            awaitChoices(page);
        }
        return clicks;
    }

    private static int share(List<Integer> sorted, double part) {
        return sorted.get((int) (sorted.size() * part));
    }
}
