package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.table.games.GameCatalogue;
import umpire.table.wiring.RunningTable;

/** Newcomers are led through a first game on the virtual table, with the real referee behind it. Each test has a table of its own. */
@Execution(ExecutionMode.CONCURRENT)
@Timeout(900)
class LessonTest extends OneBrowserTest {
    private static final LocatorAssertions.HasTextOptions PATIENTLY =
            new LocatorAssertions.HasTextOptions().setTimeout(20_000);

    private static final LocatorAssertions.ContainsTextOptions NOT_YET =
            new LocatorAssertions.ContainsTextOptions().setTimeout(20_000);

    private static final LocatorAssertions.HasTextOptions RATHER_SOON =
            new LocatorAssertions.HasTextOptions().setTimeout(8_000);

    private static final Pattern WAY_ON = Pattern.compile("^(Go on|Skip|End the lesson|Play this now)$");
    private static final int MOST_THROWS = 5;
    private static final int FIRST_STEPS = 6;

    @TempDir
    private Path folder;

    private static Lesson lesson(String game) {
        return GameCatalogue.open(game, Map.of()).orThrow().lesson().orElseThrow();
    }

    /** A game with secrets shows its codes for phones first. */
    private static void begin(Page page) {
        page.keyboard().press("Escape");
        page.locator(".learn button").click();
    }

    private static void isAt(Page page, int number, Lesson lesson) {
        assertThat(page.locator(".lesson-number"))
                .hasText("Lesson, " + number + " of " + lesson.steps().size(), PATIENTLY);
        assertThat(page.locator("#lesson h2"))
                .hasText(lesson.steps().get(number - 1).title());
    }

    private static void press(Page page, String says) {
        page.locator(".lesson-ways button")
                .filter(new Locator.FilterOptions().setHasText(says))
                .click();
    }

    /** Moves, touches, a wrong move and dice are all done with the mouse, and the lesson follows. */
    @Test
    void theFirstStepsOfOgreChessCanBeLearned() throws Exception {
        isPlayed(FIRST_STEPS);
    }

    @Test
    @Tag("long")
    void allStepsOfOgreChessCanBeLearned() throws Exception {
        isPlayed(lesson("ogre-chess").steps().size());
    }

    private void isPlayed(int steps) throws Exception {
        Lesson lesson = lesson("ogre-chess");
        try (RunningTable table = RealTable.of("ogre-chess", folder);
                Page page = browsers.open(RealTable.page(table, "/table"), 1280, 720)) {
            assertThat(page.locator("#says")).hasText(Pattern.compile("^White: move a piece"));
            begin(page);
            for (int number = 1; number <= steps; number++) {
                isAt(page, number, lesson);
                perform(
                        page,
                        lesson.steps().get(number - 1),
                        lesson.steps().stream().skip(number).findFirst());
            }
            if (steps < lesson.steps().size()) {
                isAt(page, steps + 1, lesson);
            } else {
                assertThat(page.locator("#lesson")).isHidden();
            }
        }
    }

    private static void perform(Page page, LessonStep step, Optional<LessonStep> next) {
        // The prompt is the set-up until the camera has seen the new position.
        page.locator("#heading[data-need=choice], #heading[data-need=roll]").waitFor();
        switch (step.task()) {
            case LessonTask.Read read -> press(page, next.isEmpty() ? "End the lesson" : "Go on");
            case LessonTask.Perform perform -> performed(page, perform.ways().getFirst());
            case LessonTask.Try tried -> {
                String[] places = tried.notation().split("-");
                carry(page, places[0], places[1]);
                assertThat(page.locator("#lesson")).not().containsText("will refuse", NOT_YET);
                carry(page, places[1], places[0]);
            }
            case LessonTask.Roll roll -> roll(page);
        }
        // Where the next step has a position of its own, the table first shows what came of this one.
        if (next.flatMap(LessonStep::position).isPresent() && !(step.task() instanceof LessonTask.Read)) {
            press(page, "Go on");
        }
    }

    /** A leaning die does not count and is thrown again, as at any table. */
    private static void roll(Page page) {
        String before = page.locator(".lesson-number").textContent();
        for (int thrown = 0; thrown < MOST_THROWS; thrown++) {
            page.keyboard().press("r");
            try {
                assertThat(page.locator(".lesson-number")).not().hasText(before, RATHER_SOON);
                return;
            } catch (AssertionError leaned) {
                page.locator("#heading").waitFor();
            }
        }
    }

    private static void performed(Page page, String notation) {
        if (notation.contains(":")) {
            String[] places = notation.split("[:/]");
            touch(page, places[0], places[1]);
            if (places.length > 2) {
                page.locator("#choices button")
                        .filter(new Locator.FilterOptions().setHasText("move unit"))
                        .first()
                        .click();
            }
        } else {
            move(page, notation.split("[-x]"));
        }
    }

    private static Locator at(Page page, String place) {
        return page.getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile(" on " + place + "\\b")))
                .first();
    }

    /** No piece may act until the camera has seen the new position. */
    private static void pick(Page page, String place) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile(" on " + place + ", may ")))
                .first()
                .click();
        page.locator("#top .may-go, #top .aim").first().waitFor();
    }

    private static void move(Page page, String... places) {
        pick(page, places[0]);
        page.locator(".area[data-place=" + places[1] + "]").click();
    }

    /** Carries a piece, legally or not. */
    private static void carry(Page page, String from, String to) {
        BoundingBox square = page.locator(".area[data-place=" + to + "]").boundingBox();
        at(page, from).hover();
        page.mouse().down();
        page.mouse()
                .move(square.x + square.width / 2, square.y + square.height / 2, new Mouse.MoveOptions().setSteps(10));
        page.mouse().up();
    }

    private static void touch(Page page, String shooter, String target) {
        pick(page, shooter);
        at(page, target).click();
    }

    /** Every step of the lesson with the longest texts is shown whole, and skipping leads to its end. */
    @Test
    void everyStepOfTheLongestLessonIsShownWhole() throws Exception {
        shownWhole("die-men");
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ogres-and-elves", "ground-force", "diceland-ogre"})
    void everyStepOfALessonIsShownWhole(String game) throws Exception {
        shownWhole(game);
    }

    /** On the page for playing, a step that was cut off had no visible button to go on. */
    @Test
    void everyStepOfTheLongestLessonIsShownWholeOnThePlayPage() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator(".card")
                    .filter(new Locator.FilterOptions().setHasText("Die, Men!"))
                    .getByText("Learn it")
                    .click();
            assertThat(page.locator("#front")).isHidden();
            shownWhole(page, "die-men");
        }
    }

    private void shownWhole(String game) throws Exception {
        try (RunningTable table = RealTable.blind(game, folder);
                Page page = browsers.open(RealTable.page(table, "/table"), 1280, 720)) {
            begin(page);
            shownWhole(page, game);
            assertThat(page.locator("#lesson")).isHidden();
        }
    }

    private static void shownWhole(Page page, String game) {
        Lesson lesson = lesson(game);
        for (int number = 1; number <= lesson.steps().size(); number++) {
            isAt(page, number, lesson);
            assertThat(page.locator("#lesson .lesson-says"))
                    .hasText(lesson.steps().get(number - 1).says());
            assertThat(cut(page)).as("%s, step %d", game, number).isEqualTo(List.of());
            page.keyboard().press("Escape");
            page.locator(".lesson-ways button")
                    .filter(new Locator.FilterOptions().setHasText(WAY_ON))
                    .click();
        }
    }

    /** Returns the parts of the lesson that are out of sight: its text and its buttons. */
    private static Object cut(Page page) {
        return page.evaluate("""
                () => [...document.querySelectorAll('#lesson p, #lesson button')]
                  .filter((one) => {
                    const { top, bottom, right } = one.getBoundingClientRect();
                    return bottom > innerHeight - 70 || right > innerWidth || top < 0;
                  })
                  .map((one) => one.textContent)""");
    }
}
