package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.robot.RobotSwitch;

/** The virtual table works with a mouse, a finger, a keyboard and a screen reader. */
@Timeout(900)
class TableHandlingTest extends BrowserTest {
    private final List<JsonObject> acts = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void layTheTable() {
        acts.clear();
        sample.arrange(Sample.picture("white-HVY d4, black-INF e6, white-OGRE d1"));
        sample.sayEverything();
        sample.beat();
    }

    private Page open(boolean touch) {
        Page page = touch ? browsers.phone() : browsers.blank(1280, 720);
        page.onRequest(request -> {
            if (request.url().endsWith("/table/act")) {
                acts.add(JsonParser.parseString(request.postData()).getAsJsonObject());
            }
        });
        page.navigate(sample.address() + "table");
        Browsers.settle(page);
        return page;
    }

    private static Locator stop(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name)));
    }

    private static Locator square(Page page, String place) {
        return page.locator(".area[data-place=" + place + "]");
    }

    private List<String> verbs() {
        synchronized (acts) {
            return acts.stream().map(act -> act.get("verb").getAsString()).toList();
        }
    }

    private void standsOn(Page page, String token, String place) {
        page.waitForCondition(() -> sample.stands(token, place));
    }

    @Test
    void theDrawerBreaksAndUnplugsSensorsUntilReset() {
        try (Page page = open(false)) {
            page.locator("#room").click();
            page.locator("#sensor-place").selectOption("d4");
            page.locator("#sensor-defect").selectOption("stuck");
            page.waitForCondition(() -> sample.feelsNothingAsSomething());
            page.locator("#sensor-plug").click();
            assertThat(page.locator("#sensor-plug")).hasAttribute("aria-pressed", "true");
            page.locator("#tidy-room").click();
            page.waitForCondition(() -> !sample.sensorsAreUnplugged() && !sample.feelsNothingAsSomething());
            page.locator("#sensor-place").selectOption("a1");
            page.locator("#sensor-defect").selectOption("dead");
            assertThat(page.locator("#toast")).containsText("no sensor lies below 'a1'");
        }
    }

    @Test
    void aHeldButtonGivesOneLongPress() {
        try (Page page = open(false)) {
            Locator help = page.locator("#help button");
            help.hover();
            page.mouse().down();
            page.waitForCondition(() -> acts.size() == 1);
            page.mouse().up();
            help.click();
            page.waitForCondition(() -> acts.size() == 2);
            assertThat(acts.get(0).get("held").getAsBoolean()).isTrue();
            assertThat(acts.get(1).has("held")).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void clickingAPieceAndThenASquareMovesIt(boolean touch) {
        try (Page page = open(touch)) {
            if (touch) {
                stop(page, "White HVY on d4").tap();
                assertThat(page.locator("#top .may-go")).hasCount(3);
                square(page, "d5").tap();
            } else {
                stop(page, "White HVY on d4").click();
                assertThat(page.locator("#top .may-go")).hasCount(3);
                square(page, "d5").click();
            }
            standsOn(page, "white-HVY", "d5");
            assertThat(page.locator(".picked")).hasCount(0);
        }
    }

    @Test
    void carryingAPieceToAnOuterSquareDoesNotPan() {
        try (Page page = open(true)) {
            BoundingBox before = square(page, "h4").boundingBox();
            double y = before.y + before.height / 2;
            carry(page, "White HVY on d4", before.x + before.width * 0.7, y);
            standsOn(page, "white-HVY", "h4");
            assertThat(square(page, "h4").boundingBox().x).isEqualTo(before.x);
            BoundingBox window = page.locator("#top").boundingBox();
            carry(page, "White HVY on h4", window.x + window.width - 2, y);
            assertThat(square(page, "h4").boundingBox().x).isLessThan(before.x);
        }
    }

    private static void carry(Page page, String name, double x, double y) {
        stop(page, name).hover();
        page.mouse().down();
        page.mouse().move(x, y, new Mouse.MoveOptions().setSteps(10));
        page.mouse().up();
    }

    @Test
    void aDragThatMissesItsPiecePansOnlyAZoomedTable() {
        try (Page page = open(false)) {
            BoundingBox before = square(page, "h8").boundingBox();
            dragAcross(page, before);
            assertThat(square(page, "h8").boundingBox().x).isEqualTo(before.x);
            page.mouse().move(before.x, before.y);
            page.mouse().wheel(0, -300);
            page.waitForCondition(() -> square(page, "h8").boundingBox().width > before.width * 1.05);
            BoundingBox zoomed = square(page, "h8").boundingBox();
            dragAcross(page, zoomed);
            assertThat(square(page, "h8").boundingBox().x).isLessThan(zoomed.x - 20);
        }
    }

    /** Drags from the middle of an empty square to the left. */
    private static void dragAcross(Page page, BoundingBox square) {
        double y = square.y + square.height / 2;
        page.mouse().move(square.x + square.width / 2, y);
        page.mouse().down();
        page.mouse().move(square.x + square.width / 2 - 60, y, new Mouse.MoveOptions().setSteps(5));
        page.mouse().up();
    }

    @Test
    void arrowKeysReachTheTableFromAnyFocus() {
        try (Page page = open(false)) {
            page.locator("#turn").focus();
            page.keyboard().press("ArrowUp");
            assertThat(stop(page, "White HVY on d4, may move")).isFocused();
            page.keyboard().press("ArrowUp");
            assertThat(stop(page, "d5, empty")).isFocused();
        }
    }

    @Test
    void aClickWithoutEffectSaysSo() {
        try (Page page = open(false)) {
            square(page, "h8").click();
            assertThat(page.locator("#toast")).containsText("Nothing lies on h8.");
        }
    }

    @Test
    void aPieceIsMovedByKeyboardAndTheFocusFollows() {
        try (Page page = open(false)) {
            stop(page, "White HVY on d4, may move").focus();
            page.keyboard().press("Enter");
            assertThat(page.locator("#spoken")).containsText("The Heavy Tank moves from d4 to d5");
            page.keyboard().press("ArrowUp");
            assertThat(stop(page, "d5, empty, the picked piece may go here")).isFocused();
            page.keyboard().press("ArrowRight");
            assertThat(stop(page, "e5, empty, the picked piece may go here")).isFocused();
            page.keyboard().press("Enter");
            standsOn(page, "white-HVY", "e5");
            assertThat(stop(page, "White HVY on e5")).isFocused();
        }
    }

    @Test
    void escapeDropsTheSelectionWithoutAMove() {
        try (Page page = open(false)) {
            stop(page, "White HVY on d4").click();
            assertThat(page.locator(".picked")).hasCount(1);
            page.keyboard().press("Escape");
            assertThat(page.locator(".picked")).hasCount(0);
            square(page, "d5").click();
            page.locator("#room").click();
            assertThat(page.locator("#drawer")).isVisible();
            page.keyboard().press("Escape");
            assertThat(page.locator("#drawer")).isHidden();
            assertThat(verbs()).isEmpty();
        }
    }

    @Test
    void settingUpThePiecesDropsTheSelection() {
        try (Page page = open(false)) {
            stop(page, "White HVY on d4").click();
            page.keyboard().press("s");
            page.waitForCondition(() -> acts.size() == 1);
            assertThat(page.locator(".picked")).hasCount(0);
            assertThat(verbs()).containsExactly("arrange");
        }
    }

    @Test
    void clickingAShooterAndItsTargetTouchesBoth() {
        int shooter = sample.tagOf("white-HVY", "d4");
        int target = sample.tagOf("black-INF", "e6");
        try (Page page = open(false)) {
            stop(page, "White HVY on d4").click();
            stop(page, "Black INF on e6, the picked piece may be pointed here").click();
            page.waitForCondition(() -> acts.size() == 2);
            assertThat(verbs()).containsExactly("tap", "tap");
            assertThat(acts.get(0).get("tag").getAsInt()).isEqualTo(shooter);
            assertThat(acts.get(1).get("tag").getAsInt()).isEqualTo(target);
            assertThat(acts).extracting(act -> act.get("seat").getAsString()).containsOnly("White");
        }
    }

    @Test
    void aNoticedTouchIsRingedAndHeardOnce() {
        try (Page page = open(false)) {
            page.evaluate("""
                    window.notes = 0;
                    OscillatorNode.prototype.start = () => { window.notes++; };
                    OscillatorNode.prototype.stop = () => {};""");
            stop(page, "White OGRE on d1").click();
            stop(page, "White OGRE on d1").click();
            for (int i = 0; i < 2; i++) {
                sample.voice().keep("prompt", Sample.prompt("""
                        {"need": "choice", "seat": "White", "says": "White: d1 touched.",
                         "cues": [{"place": "d1", "role": "touched", "step": 0, "says": ""}]}"""));
            }
            assertThat(page.locator("#top .touched")).hasCount(1);
            sample.voice().keep("prompt", Sample.prompt());
            assertThat(page.locator("#says")).hasText("White to move.");
            assertThat(page.evaluate("window.notes")).isEqualTo(2);
        }
    }

    @Test
    void clickingAPieceTwiceTouchesIt() {
        try (Page page = open(false)) {
            stop(page, "White OGRE on d1").click();
            stop(page, "White OGRE on d1").click();
            page.waitForCondition(() -> acts.size() == 1);
            assertThat(verbs()).containsExactly("tap");
        }
    }

    @Test
    void aMoveAndAShotToTheSameSquareAreAskedAbout() {
        sample.voice().keep("legal", Sample.json("""
                {"actions": [
                  {"seat": "White", "notation": "d4:e6", "says": "d4 fires at e6", "touches": ["d4", "e6"], "changes": [], "kind": "choose"},
                  {"seat": "White", "notation": "d4xe6", "says": "d4 overruns e6", "touches": [], "changes": ["d4", "e6"], "kind": "choose"}]}"""));
        try (Page page = open(false)) {
            stop(page, "White HVY on d4").click();
            stop(page, "Black INF on e6").click();
            assertThat(page.locator("dialog[open]")).containsText("d4 fires at e6");
            page.keyboard().press("Escape");
            assertThat(page.locator("dialog[open]")).hasCount(0);
            assertThat(verbs()).isEmpty();
            stop(page, "White HVY on d4").click();
            stop(page, "Black INF on e6").click();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("d4 overruns e6"))
                    .click();
            standsOn(page, "white-HVY", "e6");
        }
    }

    @Test
    void theDotsOfAnAbbreviationEndNoQuestion() {
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "White", "says": "White: let G.E.V. 2 act. Touch the pieces."}"""));
        try (Page page = open(false)) {
            assertThat(page.locator("#heading")).containsText("Let G.E.V. 2 act");
            assertThat(page.locator("#says")).hasText("Touch the pieces.");
        }
    }

    @Test
    void aClickChoosesAnOptionAndHoveringRingsItsTargets() {
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "White", "says": "White: fire or hold. Touch the pieces in turn.", "chosen": 1,
                 "options": [
                  {"notation": "d4:e6", "says": "HVY d4 fires at INF e6", "kind": {"says": "choose", "weight": "usual"}, "where": ["d4", "e6"]},
                  {"notation": "hold", "says": "Hold fire", "kind": {"says": "choose", "weight": "forgoing"}, "where": []}]}"""));
        try (Page page = open(false)) {
            assertThat(page.locator("#heading")).containsText("Fire or hold?");
            assertThat(page.locator("#top circle.aim")).hasCount(1);
            assertThat(page.locator("#take")).hasText("Confirm: Hold fire");
            assertThat(page.locator("[data-press=south-confirm]"))
                    .hasAttribute("aria-label", "White confirm: Hold fire");
            page.locator("#choices button").first().hover();
            assertThat(page.locator("#top .touched")).hasCount(2);
            page.locator("#choices button").first().click();
            page.waitForCondition(() -> acts.size() == 1);
            assertThat(acts.get(0))
                    .isEqualTo(Sample.json("{\"verb\": \"choose\", \"seat\": \"White\", \"notation\": \"d4:e6\"}"));
        }
    }

    @Test
    void aTouchedPlaceHasItsTitle() {
        sample.voice().keep("prompt", Sample.prompt("""
                {"need": "choice", "seat": "White", "says": "White: d4 touched. Touch a piece that is lit."}"""));
        try (Page page = open(false)) {
            assertThat(page.locator("#heading")).containsText("d4 touched");
        }
    }

    @Test
    void keysPressTheAskedSidesButtons() {
        try (Page page = open(false)) {
            page.keyboard().press("c");
            page.waitForCondition(() -> acts.size() == 1);
            page.keyboard().press("n");
            page.waitForCondition(() -> acts.size() == 2);
            page.keyboard().press("u");
            page.waitForCondition(() -> acts.size() == 3);
            assertThat(acts.stream()
                            .map(act -> act.get("side").getAsString() + " "
                                    + act.get("button").getAsString()))
                    .containsExactly("south confirm", "south next", "south undo");
        }
    }

    @Test
    void everyControlHasANameAndTabReachesTheTable() {
        try (Page page = open(false)) {
            List<?> nameless = (List<?>) page.evaluate("""
                    [...document.querySelectorAll('button, a, input, [role=button], [role=application]')].filter((one) =>
                      !(one.getAttribute('aria-label') || one.textContent.trim() || one.closest('label')?.textContent.trim()))
                      .map((one) => one.outerHTML)""");
            assertThat(nameless).isEmpty();
            Object tabbed = page.evaluate("document.querySelectorAll('#top [tabindex=\"0\"]').length");
            assertThat(((Number) tabbed).intValue()).isEqualTo(1);
            assertThat(stop(page, "White HVY on d4, may move")).hasAttribute("tabindex", "0");
            assertThat(stop(page, "Die, shows 4")).hasCount(1);
        }
    }

    @Test
    void tabReachesAPieceAndArrowsReachOneFromTheTable() {
        try (Page page = open(false)) {
            page.locator(".happened").focus();
            page.keyboard().press("Tab");
            assertThat(stop(page, "White HVY on d4")).isFocused();
            page.keyboard().press("Shift+Tab");
            assertThat(page.locator(".happened")).isFocused();
            page.locator("#top").focus();
            page.keyboard().press("ArrowUp");
            assertThat(stop(page, "White HVY on d4")).isFocused();
        }
    }

    @Test
    void theHelpListsTheKeys() {
        try (Page page = open(false)) {
            page.keyboard().press("?");
            assertThat(page.locator("dialog .keys li")).hasCount(16);
            assertThat(page.locator("dialog .keys")).containsText("C Confirm");
            page.keyboard().press("c");
            page.keyboard().press("Escape");
            assertThat(page.locator("dialog[open]")).hasCount(0);
            assertThat(verbs()).isEmpty();
        }
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void resigningIsConfirmed() {
        try (Page page = open(false)) {
            page.keyboard().press("g");
            button(page, "White: resign …").click();
            assertThat(page.locator("dialog h2")).hasText("Does White resign?");
            for (int i = 0; i < 5; i++) {
                page.keyboard().press("Tab");
                assertThat(page.evaluate("!document.activeElement.closest('main, nav, aside')"))
                        .isEqualTo(true);
            }
            page.keyboard().press("Escape");
            assertThat(page.locator("dialog[open]")).hasCount(0);
            assertThat(verbs()).isEmpty();
            page.locator("#contest").click();
            button(page, "White: resign …").click();
            button(page, "White resigns").click();
            page.waitForCondition(() -> acts.size() == 1);
            assertThat(acts.get(0)).isEqualTo(Sample.json("{\"verb\": \"resign\", \"seat\": \"White\"}"));
        }
    }

    @Test
    void anOfferedDrawIsAcceptedOrDeclinedAndAskedAboutOnce() {
        try (Page page = open(false)) {
            var score = Sample.score();
            score.add("drawOffer", Sample.json("{\"by\": \"Black\", \"asked\": [\"White\"]}"));
            sample.voice().keep("score", score);
            assertThat(page.locator("dialog h2")).hasText("Black offers White a draw");
            sample.voice().keep("score", score);
            button(page, "White declines").click();
            page.waitForCondition(() -> acts.size() == 1);
            assertThat(acts.get(0)).isEqualTo(Sample.json("{\"verb\": \"decline-draw\", \"seat\": \"White\"}"));
            assertThat(page.locator("dialog[open]")).hasCount(0);
        }
    }

    @Test
    void theTablesSeatsAreShownWithTheirLevel() throws Exception {
        try (SampleTable robots = new SampleTable(0, Optional.of(new RobotSwitch(true)))) {
            robots.sayEverything();
            robots.beat();
            try (Page page = browsers.open(robots.address() + "table", 1280, 720)) {
                Locator box = page.locator("#robot");
                assertThat(box).containsText("The table plays no side now.");
                robots.voice()
                        .keep(
                                "players",
                                Sample.json(
                                        "{\"players\": [], \"opponents\": [{\"seat\": \"Black\", \"level\": 2}], \"phones\": []}"));
                assertThat(box).containsText("The table plays Black at level 2.");
            }
        }
    }

    @Test
    void aRobotIsLabelledAndCanBePausedSteppedAndSlowedDown() throws Exception {
        try (SampleTable robots = new SampleTable(0, Optional.of(new RobotSwitch()))) {
            robots.sayEverything();
            robots.beat();
            try (Page page = browsers.open(robots.address() + "table", 1280, 720)) {
                Locator box = page.locator("#robot");
                assertThat(box).containsText("A robot plays both sides.");
                JsonObject game = Sample.game();
                game.add("seats", JsonParser.parseString("['White', 'Black', 'Red']"));
                robots.voice().keep("game", game);
                assertThat(box).containsText("A robot plays all 3 seats.");
                button(page, "Pause").click();
                assertThat(box).containsText("It waits.");
                button(page, "Step").click();
                assertThat(box).not().containsText("It waits.");
                page.getByLabel("The robot's speed").selectOption("Slow");
                button(page, "Play").click();
                assertThat(button(page, "Pause")).isVisible();
                assertThat(page.getByLabel("The robot's speed")).hasValue("4000");
            }
        }
        try (Page page = open(false)) {
            assertThat(page.locator("#robot")).isHidden();
        }
    }
}
