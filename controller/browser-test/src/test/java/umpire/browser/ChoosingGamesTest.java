package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.mqtt.Contract;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/** Choosing another game on the pages. Every open page follows. */
@Timeout(900)
class ChoosingGamesTest extends BrowserTest {
    private static final String WHITES_PAGE = "play#seat=White&token=" + SampleTable.WHITES_TOKEN;

    @BeforeEach
    void layTheTable() throws Exception {
        sample.sayEverything();
        sample.voice().keep("games", Contract.sample("games"));
        sample.beat();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator sheet(Page page) {
        return page.locator("dialog.games");
    }

    private Page tableWithSheet() {
        Page page = browsers.open(sample.address() + "table", 1280, 720);
        page.keyboard().press("g");
        button(page, "Another game …").click();
        assertThat(sheet(page)).isVisible();
        return page;
    }

    @Test
    void theSheetListsTheGameInPlayUnfinishedGamesAndNewOnes() {
        try (Page page = tableWithSheet()) {
            assertThat(sheet(page)).containsText("Ogre Chess · under way, 12 actions played");
            assertThat(sheet(page)).containsText("12 actions played, 1 Jan, ");
            assertThat(sheet(page)).containsText("may pass: yes");
            assertThat(sheet(page)).containsText("1 option, 1 house ruling to choose, or keep the defaults");
            assertThat(Accessibility.troubles(page)).isEmpty();
            page.keyboard().press("Escape");
            assertThat(sheet(page)).isHidden();
            assertThat(Accessibility.troubles(page)).isEmpty();
        }
    }

    @Test
    void aGameIsChosenByKeyboardAndLeavingARunningOneIsConfirmed() {
        try (Page page = tableWithSheet()) {
            button(page, "Play: Three in a Row").focus();
            page.keyboard().press("Enter");
            assertThat(button(page, "Play Three in a Row")).isFocused();
            assertThat(page.getByLabel("May a player pass? No.")).isHidden();
            page.locator("dialog.games summary").focus();
            page.keyboard().press("Enter");
            page.getByLabel("May a player pass? No.").focus();
            page.keyboard().press("y");
            button(page, "Play Three in a Row").press("Enter");
            assertThat(page.locator("dialog h2").last()).hasText("Leave this game of Ogre Chess?");
            assertThat(sample.wished).isEmpty();
            page.keyboard().press("Escape");
            assertThat(sample.wished).isEmpty();
            button(page, "Play Three in a Row").press("Enter");
            button(page, "Leave it and play Three in a Row").press("Enter");
            assertThat(sheet(page)).isHidden();
            assertThat(sample.wished).containsExactly("three-in-a-row {mayPass=yes}");
        }
    }

    @Test
    void anUnfinishedGameIsResumedAndARefusalIsShownInTheSheet() throws Exception {
        JsonObject games = Contract.sample("games");
        games.getAsJsonArray("games").get(0).getAsJsonObject().addProperty("id", "whist");
        sample.voice().keep("games", games);
        sample.voice().keep("status", Sample.json("{\"state\": \"setup\"}"));
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.addProperty("actionsPlayed", 0);
        sample.voice().keep("position", position);
        try (Page page = tableWithSheet()) {
            assertThat(sheet(page)).containsText("Ogre Chess · not begun");
            button(page, "Play: Three in a Row").click();
            button(page, "Play Three in a Row").click();
            assertThat(page.locator("dialog.games [role=alert]")).hasText("There is no game 'whist'.");
            button(page, "Back").click();
            button(page, "Go on: Three in a Row").click();
            assertThat(sheet(page)).isHidden();
            assertThat(sample.wished).containsExactly("whist {}", "back to 17");
        }
    }

    /** A player who plays the same game again gets the last answers as the default. */
    @Test
    void theLastChoiceIsTheDefault() throws Exception {
        JsonObject games = Contract.sample("games");
        JsonObject game = games.getAsJsonArray("games").get(0).getAsJsonObject();
        game.addProperty("id", "whist");
        sample.voice().keep("games", games);
        sample.voice().keep("status", Sample.json("{\"state\": \"setup\"}"));
        JsonObject position = Sample.position("White", Sample.MIDDLE);
        position.addProperty("actionsPlayed", 0);
        sample.voice().keep("position", position);
        try (Page page = tableWithSheet()) {
            button(page, "Play: Three in a Row").click();
            page.locator("dialog.games summary").first().click();
            page.getByLabel("May a player pass? No.").selectOption("yes");
            button(page, "Play Three in a Row").click();
            assertThat(page.locator("dialog.games [role=alert]")).hasText("There is no game 'whist'.");
            button(page, "Back").click();
            button(page, "Play: Three in a Row").click();
            page.locator("dialog.games summary").first().click();
            assertThat(page.getByLabel("May a player pass? No.")).hasValue("yes");
        }
    }

    @Test
    void aWatchingPageMayNotChooseAGame() {
        try (Page page = browsers.open(sample.address() + "display", 1280, 720)) {
            page.locator("#games").click();
            assertThat(sheet(page)).containsText("This page only watches.");
            assertThat(button(page, "Play: Three in a Row")).isDisabled();
            assertThat(button(page, "Go on: Three in a Row")).isDisabled();
        }
    }

    @Test
    void aPlayersPhoneChoosesAfterTheGame() throws Exception {
        try (Page page = browsers.phone()) {
            page.navigate(sample.address() + WHITES_PAGE);
            Browsers.settle(page);
            page.locator("#more").tap();
            button(page, "End the game, new game …").tap();
            button(page, "Another game …").tap();
            Locator front = page.locator("#front");
            assertThat(front).containsText("A game is under way.");
            Locator goOn = front.locator(".left button");
            assertThat(goOn).isDisabled();
            sample.voice().keep("score", Contract.sample("score-over"));
            assertThat(front).not().containsText("A game is under way.");
            goOn.tap();
            String command = sample.voice().commands().poll(60, TimeUnit.SECONDS);
            assertThat(command).startsWith(Voice.ROOT + "command/go-back ").contains("\"unfinished\":\"17\"");
        }
    }

    @Test
    void aPageFitsTheSheetInItsWidth() {
        try (Page page = browsers.phone()) {
            page.navigate(sample.address() + "display");
            Browsers.settle(page);
            page.locator("#games").tap();
            assertThat((Boolean) sheet(page).evaluate("one => one.scrollWidth <= one.clientWidth"))
                    .isTrue();
        }
    }

    private void sayAnotherGame() throws Exception {
        JsonObject game = Contract.sample("game");
        game.getAsJsonArray("seats").remove(0);
        sample.voice().keep("game", game);
    }

    @Test
    void aDisplayClearsThePreviousGame() throws Exception {
        try (Page page = browsers.open(sample.address() + "display", 1280, 720)) {
            assertThat(page.locator("#board .standing")).not().hasCount(0);
            sayAnotherGame();
            assertThat(page.locator("#title")).hasText("Three in a Row");
            assertThat(page.locator("#board .area")).hasCount(3);
            assertThat(page.locator("#board .standing")).hasCount(0);
            assertThat(page.locator("#marks li")).hasCount(0);
            assertThat(page.locator("#score")).isEmpty();
            sample.voice().keep("position", Contract.sample("position-ready"));
            assertThat(page.locator(".standing[data-place=a1]")).isVisible();
        }
    }

    @Test
    void aPhoneWithoutASeatInTheGameWatchesUntilItHasOne() throws Exception {
        try (Page page = browsers.phone()) {
            page.navigate(sample.address() + WHITES_PAGE);
            Browsers.settle(page);
            assertThat(page.locator(".bar")).isVisible();
            sayAnotherGame();
            assertThat(page.locator("#watches")).containsText("Three in a Row has no seat for this phone");
            assertThat(page.locator(".bar")).isHidden();
            sample.voice().keep("game", Sample.game());
            assertThat(page.locator("#watches")).isHidden();
            assertThat(page.locator(".bar")).isVisible();
        }
    }

    @Test
    void anOpenVirtualTableShowsTheBoardThatItsServerLays() throws Exception {
        Board other = new Board(
                "Two places",
                200,
                100,
                List.of(
                        Area.rectangle(new Place("left"), new Point(-50, 0), 90, 90, Area.Tint.DARK),
                        Area.rectangle(new Place("right"), new Point(50, 0), 90, 90, Area.Tint.LIGHT)),
                List.of(),
                List.of());
        try (Page page = browsers.open(sample.address() + "table", 1280, 720)) {
            sample.layAnother(other, Map.of("south", "Anne"));
            assertThat(page.locator("#top .area")).hasCount(2);
            assertThat(page.locator(".piece")).hasCount(0);
            assertThat(page.locator("#seat-south")).containsText("Anne");
        }
    }

    /** An external broker may still hold old messages of a table. */
    @Test
    void anOldRetainedGameCausesNoReloadLoop() throws Exception {
        try (Page page = browsers.open(sample.address() + "table", 1280, 720)) {
            page.evaluate("window.opened = 'once'");
            sayAnotherGame();
            assertThat(page.locator("#title")).hasText("Three in a Row");
            sample.voice().keep("game", Sample.game());
            assertThat(page.locator("#title")).hasText("Ogre Chess");
            assertThat(page.evaluate("window.opened")).isEqualTo("once");
        }
    }
}
