package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A watcher steps back through the history while the game goes on. */
@Timeout(900)
class HistoryTest extends BrowserTest {
    private Page open() {
        sample.sayEverything();
        sample.beat();
        return browsers.open(sample.address() + "display", 1280, 720);
    }

    private static void shows(Page page, String place) {
        assertThat(page.locator("#board .standing")).hasCount(1);
        assertThat(page.locator("#board .standing")).hasAttribute("data-place", place);
    }

    @Test
    void arrowKeysStepThroughTheHistoryAndReturnToThePresent() {
        try (Page page = open()) {
            int present = page.locator("#board .standing").count();
            page.keyboard().press("ArrowLeft");
            assertThat(page.locator("#past")).containsText("Step 2 of 3 The tank goes to c1.");
            shows(page, "c1");
            BoundingBox told = page.locator("#past").boundingBox();
            assertThat(told.y + told.height)
                    .isLessThanOrEqualTo(page.locator("#board").boundingBox().y + 1);
            page.keyboard().press("ArrowLeft");
            shows(page, "b1");
            page.keyboard().press("ArrowLeft");
            assertThat(page.locator("#past")).containsText("How it began.");
            page.keyboard().press("ArrowLeft");
            shows(page, "a1");
            page.keyboard().press("ArrowRight");
            shows(page, "b1");
            page.keyboard().press("Escape");
            assertThat(page.locator("#past")).isHidden();
            assertThat(page.locator("#board .standing")).hasCount(present);
        }
    }

    @Test
    void newActionsWaitForTheReturnToThePresent() {
        try (Page page = open()) {
            page.locator("#step-back").click();
            shows(page, "c1");
            sample.voice().keep("position", Sample.position("Black", "white-HVY e4"));
            assertThat(page.locator("#past")).isVisible();
            sample.voice().keep("prompt", Sample.prompt("{\"need\": \"choice\", \"says\": \"Black to move now.\"}"));
            assertThat(page.locator("#says")).hasText("Black to move now.");
            shows(page, "c1");
            page.locator("#to-now").click();
            shows(page, "e4");
        }
    }

    @Test
    void aFinishedGameHasASummaryAndFiles() {
        try (Page page = open()) {
            assertThat(page.locator("#summary")).isHidden();
            sample.voice().keep("prompt", Sample.prompt("{\"need\": \"over\", \"says\": \"White wins.\"}"));
            assertThat(page.locator("#summary")).containsText("The game: 3 actions");
            assertThat(page.locator("#summary")).containsText("White threw 3 dice, 2.0 on average: 1 ×1, 2 ×1, 3 ×1.");
            assertThat(page.locator("#summary .chances"))
                    .hasAttribute("aria-label", "Chances by turn: White from 50 to 50 of 100");
            assertThat(page.locator("#summary a").first().getAttribute("href")).isEqualTo("/history.txt");
            page.locator("#summary button").click();
            assertThat(page.locator("#past")).containsText("How it began.");
            assertThat(page.locator("#past")).containsText("Step 1 of 3");
            assertThat(page.locator("#past")).isHidden();
        }
    }

    @Test
    void theLastMoveIsAnArrowFromAnEmptyPlace() {
        try (Page page = open()) {
            sample.voice().keep("prompt", Sample.prompt("{\"need\": \"choice\", \"says\": \"Black to move.\"}"));
            moved("white-HVY e4");
            assertThat(page.locator("#board .last-move")).hasCount(1);
            moved("white-HVY e4, white-GEV e2");
            assertThat(page.locator("#board .last-move")).hasCount(0);
        }
    }

    /** Sends a position after changes on e2 and e4. */
    private void moved(String pieces) {
        JsonObject position = Sample.position("Black", pieces);
        position.add("lastPlaces", Sample.json("{\"places\": [\"e2\", \"e4\"]}").get("places"));
        sample.voice().keep("position", position);
    }
}
