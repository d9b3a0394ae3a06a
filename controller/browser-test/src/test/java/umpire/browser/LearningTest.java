package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.wiring.RunningTable;

/**
 * Newcomers learn each game on the page /play, at a virtual table. The texts and highlights of the lesson lead through
 * every step, despite mistakes, and its last button begins a game.
 */
@Timeout(1_800)
class LearningTest extends OneBrowserTest {
    private static final List<String> GAMES =
            List.of("ogre-chess", "ogres-and-elves", "ground-force", "diceland-ogre", "die-men");
    private static final int SEEDS = 10;

    @TempDir
    private Path folder;

    /** A mistake is made first at every step. */
    @ParameterizedTest
    @ValueSource(strings = {"ogres-and-elves", "ground-force"})
    void aLessonCanBeLearnedOnAPhone(String game) throws Exception {
        learned(List.of(game), true, 390, 844, 1);
    }

    /** Every sentence of the lessons is visible without scrolling, also after a wrong move. */
    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ogres-and-elves"})
    void aWholeLessonIsReadableOnThePlayPage(String game) throws Exception {
        learned(List.of(game), true, 1280, 720, 1);
    }

    @Test
    @Tag("long")
    void everyLessonCanBeLearnedByAnyOfItsWays() throws Exception {
        learned(GAMES, false, 1280, 720, SEEDS);
    }

    @ParameterizedTest
    @Tag("long")
    @CsvSource({"false, 390, 844", "true, 1280, 720", "true, 390, 844"})
    void everyLessonCanBeLearnedOnEveryScreen(boolean wrong, int width, int height) throws Exception {
        learned(GAMES, wrong, width, height, 1);
    }

    private void learned(List<String> games, boolean wrong, int width, int height, int seeds) throws Exception {
        try (RunningTable running = RealTable.blind("ogres-and-elves", folder);
                Page page = browsers.open(RealTable.operators(running, "play"), width, height)) {
            assertThat(page.locator("#front")).isVisible();
            for (String game : games) {
                for (int seed = 0; seed < seeds; seed++) {
                    learned(page, GameCatalogue.open(game, Map.of()).orThrow(), wrong, seed);
                    playedThen(page);
                    page.evaluate("document.querySelector('#games').click()");
                }
            }
        }
    }

    /** The lesson begins during any game. Only highlighted elements are clicked until its last step. */
    private static void learned(Page page, Game<?, ?> game, boolean wrong, int seed) throws IOException {
        page.locator(".card")
                .filter(new Locator.FilterOptions().setHasText(game.title()))
                .getByText("Learn it")
                .click();
        assertThat(page.locator("#front")).isHidden();
        assertThat(page.locator(".lesson-number")).containsText("Lesson, 1 of ");
        try (InputStream script =
                Objects.requireNonNull(LearningTest.class.getResourceAsStream("learning.js"), "the script")) {
            String learns = new String(script.readAllBytes(), StandardCharsets.UTF_8);
            Map<?, ?> came = (Map<?, ?>)
                    page.evaluate(learns, Map.of("wrong", wrong, "seed", seed, "patienceMs", Browsers.PATIENCE_MS));
            assertThat((List<?>) came.get("troubles")).as(game.title()).isEmpty();
            assertThat((List<?>) came.get("odd"))
                    .as("%s: nothing is to be put by hand", game.title())
                    .isEmpty();
            assertThat((List<?>) came.get("steps"))
                    .as(game.title())
                    .hasSize(game.lesson().orElseThrow().steps().size() - 1);
            if (wrong) {
                assertThat(notDoneWrong(came))
                        .as("%s: something else can be done at every step but throws", game.title())
                        .isEmpty();
            }
        }
    }

    /** Returns the steps that ask for an action and allow no other. */
    private static List<?> notDoneWrong(Map<?, ?> came) {
        return ((List<?>) Objects.requireNonNull(came.get("erred")))
                .stream()
                        .map(each -> (Map<?, ?>) each)
                        .filter(each -> List.of("offended", "strayed", "rolls").stream()
                                .noneMatch(done -> Boolean.TRUE.equals(each.get(done))))
                        .map(each -> each.get("step"))
                        .toList();
    }

    /** The table plays every other seat. */
    private static void playedThen(Page page) {
        page.getByText("Play this now").click();
        assertThat(page.locator("#front[aria-busy]")).hasCount(0);
        assertThat(page.locator("#lesson")).isHidden();
        assertThat(page.locator("#front")).isHidden();
        assertThat(page.locator("#refused")).isHidden();
        assertThat(page.locator("#players").getByText("level 2")).hasCount(1);
    }
}
