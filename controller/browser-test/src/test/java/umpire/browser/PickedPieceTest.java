package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A click on one of several things on a place chooses that thing. On a seat's own page that seat is addressed. */
@Timeout(300)
class PickedPieceTest extends BrowserTest {
    private void say(String turn, String prompt) {
        sample.arrange(Sample.picture("white-HVY d4, white-GEV d4, white-MCP e1, black-MCP e8"));
        sample.sayEverything();
        sample.voice()
                .keep("position", Sample.position(turn, "white-HVY d4, white-GEV d4, white-MCP e1, black-MCP e8"));
        sample.voice().keep("legal", Sample.json("""
                {"actions": [
                  {"seat": "White", "notation": "heavy", "says": "Lay the tank on d5", "touches": [], "changes": ["d4", "d5"], "kind": "move",
                   "takes": [{"from": "d4", "tokens": ["white-HVY"]}]},
                  {"seat": "White", "notation": "far", "says": "Lay the tank on d6", "touches": [], "changes": ["d4", "d6"], "kind": "move",
                   "takes": [{"from": "d4", "tokens": ["white-HVY"]}]},
                  {"seat": "White", "notation": "hover", "says": "Lay the GEV on d5", "touches": [], "changes": ["d4", "d5"], "kind": "move",
                   "takes": [{"from": "d4", "tokens": ["white-GEV"]}]}]}"""));
        sample.voice().keep("prompt", Sample.prompt(prompt));
        sample.beat();
    }

    private Page whites() {
        Page page = browsers.blank(1280, 720);
        page.navigate(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN);
        return page;
    }

    private static Locator piece(Page page, String token) {
        return page.locator("#board .standing[data-place=d4] [data-token=" + token + "]");
    }

    private static Locator ways(Page page) {
        return page.locator("#ways .way-button:not(.quiet)");
    }

    @Test
    void aClickOnOneOfTwoThingsChoosesThatOne() {
        say("White", "{\"need\": \"choice\", \"seat\": \"White\", \"says\": \"White: choose.\"}");
        try (Page page = whites()) {
            piece(page, "white-HVY").click();
            assertThat(ways(page)).hasText(new String[] {"Lay the tank on d5", "Lay the tank on d6"});
            assertThat(page.locator("#board .held")).hasCount(1);
            assertThat(piece(page, "white-GEV")).not().hasClass(Pattern.compile("held"));
            piece(page, "white-GEV").click();
            assertThat(ways(page)).hasText(new String[] {"Lay the GEV on d5"});
            piece(page, "white-GEV").click();
            assertThat(page.locator("#ways-title")).isHidden();
        }
    }

    @Test
    void aTargetOfTheChosenThingTakesOnlyThatOne() throws InterruptedException {
        say("White", "{\"need\": \"choice\", \"seat\": \"White\", \"says\": \"White: choose.\"}");
        try (Page page = whites()) {
            piece(page, "white-GEV").click();
            page.locator("#board .area[data-place=d5]").click();
            assertThat(sample.voice().commands().poll((long) Browsers.PATIENCE_MS, TimeUnit.MILLISECONDS))
                    .contains("\"notation\":\"hover\"");
        }
    }

    @Test
    void aSeatThatThrowsAlongIsFramedOnItsPage() {
        say("Black", "{\"need\": \"roll\", \"says\": \"White and Black: throw 1 die each.\"}");
        try (Page page = whites()) {
            assertThat(page.locator("#players .turn")).hasCount(1);
            assertThat(page.locator("#players .turn .player-name")).containsText("You");
            assertThat(page.locator("#heading")).containsText("White");
        }
    }
}
