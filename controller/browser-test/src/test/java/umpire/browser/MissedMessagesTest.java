package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.mqtt.json.ContractGson;
import umpire.mqtt.payload.AlertPayload;
import umpire.mqtt.payload.AlertSeverity;

/** A page notices and fetches retained messages that it missed. */
@Timeout(900)
class MissedMessagesTest extends BrowserTest {
    /** The topic whose next message is lost on the way to the page; none when empty. */
    private final AtomicReference<String> lost = new AtomicReference<>("");

    @BeforeEach
    void layTheTable() {
        lost.set("");
        sample.sayEverything();
    }

    private Page open() {
        Page page = browsers.blank(1280, 720);
        page.routeWebSocket(Pattern.compile(".*/mqtt"), route -> {
            var server = route.connectToServer();
            server.onMessage(frame -> {
                String topic = lost.get();
                if (!topic.isEmpty() && new String(frame.binary(), ISO_8859_1).contains(Voice.ROOT + topic)) {
                    lost.set("");
                } else {
                    route.send(frame.binary());
                }
            });
        });
        page.navigate(sample.address() + "display");
        return page;
    }

    private void lose(Page page, String topic, Runnable said) {
        lost.set(topic);
        said.run();
        page.waitForCondition(() -> lost.get().isEmpty());
    }

    @Test
    void aMissingRetainedMessageIsRequestedAgain() {
        lost.set("position");
        try (Page page = open()) {
            assertThat(page.locator(".standing[data-place=d4]")).isVisible();
            assertThat(lost.get()).isEmpty();
        }
    }

    @Test
    void aLostMessageIsRequestedWhenHealthNamesIt() {
        try (Page page = open()) {
            Browsers.settle(page);
            lose(
                    page,
                    "position",
                    () -> sample.voice().keep("position", Sample.position("White", "white-HVY d5, black-INF e6")));
            sample.voice().keep("health", Sample.health());
            assertThat(page.locator(".standing[data-place=d5]")).isVisible();
        }
    }

    private static JsonObject alert(String id, String says) {
        return ContractGson.tree(new AlertPayload(id, AlertSeverity.TROUBLE, says));
    }

    @Test
    void anAlertEndsWhenHealthNoLongerNamesIt() {
        sample.voice().keep("alert/camera", alert("camera", "No pictures."));
        sample.voice().keep("alert/leds", alert("leds", "No strip."));
        try (Page page = open()) {
            assertThat(page.locator("#alerts li")).hasCount(2);
            lose(page, "alert/camera", () -> sample.voice().clear("alert/camera"));
            sample.voice().keep("health", Sample.health());
            sample.voice().keep("health", Sample.health());
            assertThat(page.locator("#alerts li")).hasText(new String[] {"No strip."});
        }
    }
}
