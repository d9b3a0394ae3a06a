package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.mqtt.Contract;

/** The overlay shows what the display shows, on a transparent page, also in a frame of a named site and of no other. */
@Timeout(900)
class OverlayTest extends BrowserTest {
    private static final String BACKGROUND = "getComputedStyle(document.body).backgroundColor";
    private static final String TRANSPARENT = "rgba(0, 0, 0, 0)";

    private HttpServer site;
    private volatile String framed = "";

    @BeforeEach
    void sayTheSamples() throws IOException {
        for (String topic :
                List.of("games", "game", "legal", "score", "prompt", "status", "recent", "health", "summary")) {
            sample.voice().keep(topic, Contract.sample(topic));
        }
        sample.voice().keep("position", Contract.sample("position-ready"));
        sample.beat();
    }

    @BeforeAll
    void openTheOtherSite() throws IOException {
        site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        site.createContext("/", this::answer);
        site.start();
    }

    @AfterAll
    void closeTheOtherSite() {
        site.stop(0);
    }

    private Page open(String page) {
        Page opened = browsers.blank(1920, 1080);
        opened.navigate(sample.address() + page);
        return opened;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"#title", "#heading", "#score .score:first-child .who", "#score .points", "#throws", "#pools"})
    void anOverlayShowsWhatTheDisplayShows(String part) {
        try (Page display = open("display");
                Page overlay = open("overlay")) {
            assertThat(display.locator("#events .newest")).containsText("White rolls 5.");
            assertThat(overlay.locator("#events .newest")).containsText("White rolls 5.");
            assertThat(overlay.locator(part))
                    .hasText(display.locator(part).allTextContents().toArray(String[]::new));
        }
    }

    @Test
    void itShowsTheChancesTheNamesAndTheEnd() throws IOException {
        try (Page page = open("overlay")) {
            assertThat(page.locator("#score .chance")).hasText(new String[] {"61 % to win", "39 % to win"});
            sample.voice().keep("players", Contract.sample("players"));
            assertThat(page.locator("#score .who").first()).hasText("Anna");
            sample.voice().keep("score", Contract.sample("score-over"));
            sample.voice().keep("summary", Contract.sample("summary-over"));
            assertThat(page.locator("#heading")).containsText("Anna wins");
            assertThat(page.locator("#score .chance")).hasCount(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"'', 1920, 24", "?width=960, 960, 12", "?width=960&scale=2, 960, 24"})
    void theAddressGivesItsSize(String search, int widthPx, int letterPx) {
        try (Page page = open("overlay" + search)) {
            assertThat(page.locator("#score .points").first()).isVisible();
            assertThat(page.locator("main").boundingBox().width).isEqualTo(widthPx);
            assertThat(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))
                    .isEqualTo(letterPx);
            assertThat(page.evaluate(BACKGROUND)).isEqualTo(TRANSPARENT);
        }
    }

    @Test
    void itTellsThatTheTableIsSilent() {
        try (Page page = open("overlay")) {
            assertThat(page.locator("#score .points").first()).isVisible();
            assertThat(page.locator("#banner")).isHidden();
            sample.killBroker();
            assertThat(page.locator("#banner")).isVisible();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, overlay, #score .points",
        "localhost, display, #score .points",
        "localhost, play, ",
        "localhost, start, ",
        "127.0.0.1, overlay, ",
        "127.0.0.1, display, "
    })
    void onlyANamedSiteFramesOnlyThePagesThatWatch(String host, String path, String shown) {
        try (Page page = framing(host, path)) {
            FrameLocator frame = page.frameLocator("iframe");
            if (shown == null) {
                page.waitForCondition(() ->
                        page.frames().size() == 2 && page.frames().get(1).url().startsWith("chrome-error:"));
            } else {
                assertThat(frame.locator(shown).first()).isVisible();
            }
        }
    }

    /** The operator's address may be in a dashboard by mistake. A site could place its own picture over the buttons. */
    @Test
    void aFramedDisplayActsForNobody() {
        try (Page page = framing("localhost", "display#seat=operator&token=0123456789abcdef")) {
            FrameLocator frame = page.frameLocator("iframe");
            assertThat(frame.locator("#score .points").first()).isVisible();
            assertThat(frame.locator("#refused-token")).isHidden();
            frame.locator("#games").click();
            assertThat(frame.locator("dialog[open]")).containsText("This page only watches.");
        }
    }

    /** Opens a page of another site that frames a page of the table. */
    private Page framing(String host, String path) {
        framed = sample.address() + path;
        Page page = browsers.blank(1280, 720);
        page.navigate("http://" + host + ":" + site.getAddress().getPort() + "/");
        return page;
    }

    private void answer(HttpExchange exchange) throws IOException {
        byte[] html = ("<!doctype html><body style='background: teal'><iframe width='1200' height='600' src='" + framed
                        + "'></iframe>")
                .getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/html");
        exchange.sendResponseHeaders(200, html.length);
        exchange.getResponseBody().write(html);
        exchange.close();
    }
}
