package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.table.wiring.RunningTable;

/** People play on the page /play, at a table whose camera sees nothing. Their choices are played at once. */
@Timeout(300)
class PlayPageTest extends OneBrowserTest {
    private static final int STEPS = 12;
    private static final int WHOLE_GAME = 1_500;
    private static final int GAMES = 4;
    private static final String STAY_AT_THE_BEGINNING = """
            () => {
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (...how) {
                const animation = animate.apply(this, how);
                animation.pause();
                return animation;
              };
            }""";
    private static final String PLACE_UNDER = """
            (place) => {
              const area = document.querySelector(`#board .area[data-place=${place}]`).getBoundingClientRect();
              const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
              return document.elementFromPoint(x, y).closest("[data-place]").dataset.place;
            }""";

    @TempDir
    private Path folder;

    /** All games, and how one person begins each. Games with secrets are only against the table. */
    @Retention(RetentionPolicy.RUNTIME)
    @ParameterizedTest
    @CsvSource({
        "Ogre Chess, Play together",
        "Ogres & Elves, Play together",
        "Ground Force, Play together",
        "Diceland, Play together",
        "'Die, Men!', Play the table"
    })
    @interface EachGame {}

    private static Locator card(Page page, String game) {
        return page.locator(".card").filter(new Locator.FilterOptions().setHasText(game));
    }

    private Page begun(RunningTable table, String game, String who, int width, int height) {
        Page page = browsers.open(RealTable.operators(table, "play"), width, height);
        card(page, game).getByText(who).click();
        assertThat(page.locator("#front")).isHidden();
        return page;
    }

    @EachGame
    void aGameIsStartedOnTheStartSheetAndPlayedByClicks(String game, String who) throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = begun(table, game, who, 1280, 720)) {
            Clicks clicks = Clicks.on(page, 7, STEPS);
            assertThat(clicks.troubles()).isEmpty();
            assertThat(clicks.over() || clicks.steps() == STEPS).isTrue();
            assertThat(clicks.ms()).isNotEmpty();
            assertThat(Accessibility.troubles(page)).isEmpty();
        }
    }

    /** Every cue on the board leads to an accepted action, until the game is over. */
    @Tag("long")
    @Timeout(1_800)
    @EachGame
    void wholeGamesAreClickedToTheirEnd(String game, String who) throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = begun(table, game, who, 1280, 720)) {
            for (int seed = 0; seed < GAMES; seed++) {
                Clicks clicks = Clicks.on(page, seed, WHOLE_GAME);
                assertThat(clicks.troubles()).as("game %d", seed).isEmpty();
                if (clicks.over()) {
                    page.getByText("Play again").click();
                    assertThat(page.getByText("Play again")).isHidden();
                }
            }
        }
    }

    /** A clicked piece shows its targets, and a click on a target moves it there. */
    @Test
    void theFirstClickSelectsAndTheSecondActs() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator("#front .close").click();
            page.locator("#board .standing[data-place=e2]").click();
            assertThat(page.locator("#ways-title")).containsText("e2");
            // Each cue lies on a dark line, so that people with weak green vision see it on light squares.
            assertThat(page.locator("#board .cue:not(.casing)"))
                    .hasCount(page.locator("#board .casing").count());
            page.locator("#board .area[data-place=e3]").click();
            assertThat(page.locator("#board .standing[data-place=e3]")).isAttached();
            assertThat(page.locator("#board .standing[data-place=e2]")).not().isAttached();
            assertThat(page.locator("#came li")).hasCount(1);
            assertThat(page.locator("#came li")).containsText("e3");
        }
    }

    /** A cue below a gliding piece must still answer a click. */
    @Test
    void aPassingPieceTakesNoClicks() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator("#front .close").click();
            page.evaluate(STAY_AT_THE_BEGINNING);
            page.locator("#board .standing[data-place=e2]").click();
            page.locator("#board .area[data-place=e3]").click();
            assertThat(page.locator("#board .standing[data-place=e3]")).isAttached();
            // Its picture is still drawn on e2.
            assertThat(page.evaluate(PLACE_UNDER, "e2")).isEqualTo("e2");
        }
    }

    /** A list that is rebuilt keeps the keyboard focus. Otherwise the focus starts at the top of the page again. */
    @Test
    void severalActionsCanBePlayedByKeyboard() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator("#front .close").click();
            for (int keys = 0; keys < 30 && !atHand(page); keys++) {
                page.keyboard().press("Tab");
            }
            for (int keys = 0; keys < 6; keys++) {
                page.waitForCondition(() -> atHand(page));
                page.keyboard().press("Enter");
                page.waitForCondition(() -> page.locator("body[aria-busy]").count() == 0);
            }
            assertThat(page.locator("#events li:nth-child(2)")).isAttached();
        }
    }

    /** Returns whether the focused element reacts to a key press. */
    private static boolean atHand(Page page) {
        return (Boolean) page.evaluate("document.activeElement.matches('#ways button, #throw, #done')");
    }

    /** A selected die shows its view as a tinted part of the table, and where it would roll. */
    @Test
    void aSelectedDieShowsItsView() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator(".card")
                    .filter(new Locator.FilterOptions().setHasText("Diceland"))
                    .getByText("Learn it")
                    .click();
            for (int step = 1; step < 7; step++) {
                assertThat(page.locator(".lesson-number")).containsText("Lesson, " + step + " of ");
                page.locator(".lesson-ways button").first().click();
            }
            assertThat(page.locator(".lesson-number")).containsText("Lesson, 7 of ");
            assertThat(page.locator("#board .sight")).hasCount(0);
            page.locator("#ways button").first().click();
            assertThat(page.locator("#board .sight")).hasCount(1);
            Locator landing = page.locator("#board .landing").first();
            assertThat(landing.locator("image")).isAttached();
            String corner = landing.getAttribute("data-place");
            assertThat(page.locator("#board .corner[data-place='" + corner + "'] .side-up-there"))
                    .isVisible();
            // Its name would hide its picture.
            Locator die = page.locator("#board .lying[data-place=gev-1] .token");
            BoundingBox name = die.locator("text").first().boundingBox();
            BoundingBox body = die.locator("path").first().boundingBox();
            assertThat(name.x + name.width).isLessThan(body.x + body.width / 4);
        }
    }

    /** A piece without actions tells the reason when it is dragged, and its facts when it is clicked. */
    @Test
    void draggingAPieceWithoutActionsShowsTheReason() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator("#front .close").click();
            Locator black = page.locator("#board .standing[data-place=a7]");
            black.dragTo(page.locator("#board .area[data-place=a6]"));
            assertThat(page.locator("#refused")).containsText("White");
            assertThat(black).isAttached();
            page.locator("#board .standing[data-place=a8]").click();
            assertThat(page.locator("#ways")).containsText("MSL, Missile Tank: up to 2 squares");
        }
    }

    /** A piece that is dropped on an illegal place returns, and the rule is shown. */
    @Test
    void anIllegalActionIsRefusedWithItsSection() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator("#front .close").click();
            page.locator("#board .standing[data-place=e2]").click();
            page.locator("#board .area[data-place=e6]").click();
            assertThat(page.locator("#refused")).containsText("(§\u00a02.");
            assertThat(page.locator("#board .standing[data-place=e2]")).isAttached();
        }
    }

    /** Until the pictures are there, plain pieces are on the board, and no empty frames. */
    @Test
    void aPieceIsDrawnWithItsPictureOnly() throws Exception {
        List<Route> held = new ArrayList<>();
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.alone(1280, 720)) {
            page.route("**/picture-*.svg", held::add);
            page.navigate(RealTable.operators(table, "play"));
            page.waitForCondition(() -> !held.isEmpty());
            assertThat(page.locator("#board .token").first()).isAttached();
            assertThat(page.locator("#board .token.pictured")).hasCount(0);
            page.unroute("**/picture-*.svg");
            held.forEach(Route::resume);
            assertThat(page.locator("#board .token.pictured").first()).isAttached();
        }
    }

    /** A resumed game has its original opponents. */
    @Test
    void anUnfinishedGameNamesItsOpponents() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = begun(table, "Ground Force", "Play the table", 1280, 720)) {
            page.locator("#throw").click();
            assertThat(page.locator("#throw")).isHidden();
            page.locator("#games").click();
            card(page, "Ogre Chess").getByText("Play together").click();
            assertThat(page.locator("#front")).isHidden();
            assertThat(page.locator(".player").last()).not().containsText("level");
            page.locator("#games").click();
            Locator left = page.locator(".left");
            assertThat(left).containsText("Ground Force, against the table at level 2, ");
            left.getByText("Go on", new Locator.GetByTextOptions().setExact(true))
                    .click();
            assertThat(page.locator(".player").last()).containsText("Blue, level 2");
        }
    }

    /** An army is one of the choices that newcomers are taught. The list and Help show its dice. */
    @Test
    void aDrawnSetUpMayBeChosenInstead() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = begun(table, "Diceland: Ogre", "Play the table", 1280, 720)) {
            page.getByText("Choose the set-up yourself").click();
            assertThat(page.locator("#heading")).containsText("Choose a die for the army");
            assertThat(page.locator("#done")).isHidden();
            Locator tank = page.locator("#ways li", new Page.LocatorOptions().setHasText("Choose Heavy Tank 1"));
            assertThat(tank.locator(".side-up")).hasAttribute("aria-label", "side 8");
            tank.getByRole(AriaRole.BUTTON).click();
            assertThat(page.locator("#done")).hasText("The army is ready");
            page.getByText("Let the table set up the rest").click();
            assertThat(page.locator("#heading")).containsText("Throw a die");
            assertThat(page.getByText("Choose the set-up yourself")).hasCount(0);
            page.locator("#more").click();
            page.getByText("Help").click();
            assertThat(page.locator(".die-of-paper .sides").first()).hasText("A1A2A3A4B4B3B2B1");
        }
    }

    /** The table's own machine needs no token, except for secrets. */
    @Test
    void theStartPageOpenedWithoutATokenPlays() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.alone(1280, 720)) {
            page.navigate(RealTable.page(table, "/"));
            card(page, "Ground Force").getByText("Play together").click();
            assertThat(page.locator("#front")).isHidden();
            page.locator("#throw").click();
            assertThat(page.locator("#throw")).isHidden();
            assertThat(page.locator("#refused")).isHidden();
        }
    }

    @Test
    void theCamerasPictureIsOneClickAway() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.operators(table, "play"), 1280, 720)) {
            page.locator("#front .close").click();
            page.locator("#camera").click();
            assertThat(page.locator("dialog[open]")).containsText("Green: tags that were read.");
            page.waitForCondition(() -> (Boolean) page.locator(".seen").evaluate("one => one.naturalWidth > 0"));
        }
    }

    @Test
    void theLevelIsStoredAndAGameInSetUpSaysSo() throws Exception {
        try (RunningTable table = RealTable.blind("ogre-chess", folder);
                Page page = browsers.open(RealTable.page(table, "/"), 1280, 720)) {
            page.getByLabel("Level 4").first().click();
            page.reload();
            assertThat(page.getByLabel("Level 4").first()).hasAttribute("aria-pressed", "true");
            page.route("**/table/act", route -> {});
            card(page, "Ground Force").getByText("Play the table").click();
            assertThat(page.locator("#front [role=status]")).hasText("Setting up Ground Force …");
            assertThat(card(page, "Ground Force").locator(".go")).hasText("Setting up …");
            assertThat(card(page, "Ogre Chess").locator(".go")).isDisabled();
        }
    }
}
