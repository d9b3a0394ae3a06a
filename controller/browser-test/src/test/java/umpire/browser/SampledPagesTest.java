package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.mqtt.Contract;

/** The pages show the messages of docs/mqtt/samples, which others use for displays of their own. */
@Timeout(900)
class SampledPagesTest extends BrowserTest {
    @BeforeEach
    void sayTheSamples() throws IOException {
        for (String topic : List.of("games", "game", "legal", "score", "prompt", "status", "recent", "health")) {
            sample.voice().keep(topic, Contract.sample(topic));
        }
        sample.voice().keep("position", Contract.sample("position-ready"));
        sample.voice().keep("alert/camera", Contract.sample("alert"));
    }

    @Test
    void aDisplayShowsTheSampleMessages() throws IOException {
        try (Page page = browsers.blank(1280, 720)) {
            page.navigate(sample.address() + "display");
            assertThat(page.locator("#title")).hasText("Three in a Row");
            assertThat(page.locator("#says")).hasText("White to move.");
            assertThat(page.locator("#board .area")).hasCount(3);
            assertThat(page.locator(".standing[data-place=a1]")).isVisible();
            assertThat(page.locator("#score")).containsText("First Elf");
            assertThat(page.locator("#score .reasons")).hasText("1 a tank");
            assertThat(page.locator("#events .newest")).containsText("White rolls 5.");
            assertThat(page.locator("#alerts li")).containsText("The camera sent no frame for 3 seconds.");
            sample.voice().tell("event", Contract.sample("event-over"));
            assertThat(page.locator("#events .newest")).containsText("The tank steps one place only.");
            sample.voice().keep("prompt", Contract.sample("prompt-over"));
            assertThat(page.locator("#says")).hasText("Two pieces are out of place.");
            assertThat(page.locator("#choices .correction")).hasCount(3);
            sample.voice().keep("score", Contract.sample("score-over"));
            assertThat(page.locator("#outcome")).containsText("White wins.");
        }
    }

    /** The goals tell of all that brings points. */
    @Test
    void theScoreOfAllListsEachGoalOnce() {
        sample.voice().keep("score", Sample.json("""
                {"scores": [{"seat": "White", "points": 3, "what": "points", "shared": true, "leads": false,
                  "goals": [{"count": 3, "what": "points"}, {"count": 4, "most": 4, "what": "in the chest"}],
                  "parts": [{"points": 4, "what": "in the chest of 4"}, {"points": -1, "what": "for a captive"}]}]}"""));
        try (Page page = browsers.blank(1280, 720)) {
            page.navigate(sample.address() + "play");
            page.locator(".together").dispatchEvent("click");
            assertThat(page.locator("dialog[open] > ul li"))
                    .containsText(new String[] {"4 of 4 in the chest", "-1 for a captive"});
        }
    }
}
