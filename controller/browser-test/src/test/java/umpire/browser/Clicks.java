package umpire.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The outcome of clicking whatever is offered on the page /play.
 *
 * @param steps how many times something was chosen
 * @param over whether the game came to its end
 * @param troubles what was refused, led to nothing, or did not fit the page
 * @param clicks how many of them did something
 * @param medianMs from such a click until what it led to is drawn
 * @param p95Ms the same for all but the slowest twentieth
 */
record Clicks(int steps, boolean over, List<String> troubles, int clicks, int medianMs, int p95Ms) {
    /** Clicks so many times, or until the game is over, as fast as the page answers. */
    static Clicks on(Page page, int seed, int steps) throws IOException {
        return on(page, seed, steps, 0);
    }

    /** Does the same with a pause after each click, as a person makes it. */
    static Clicks on(Page page, int seed, int steps, int pauseMs) throws IOException {
        try (InputStream script =
                Objects.requireNonNull(Clicks.class.getResourceAsStream("clicking.js"), "the script")) {
            String clicking = new String(script.readAllBytes(), StandardCharsets.UTF_8);
            Map<?, ?> came =
                    (Map<?, ?>) page.evaluate(clicking, Map.of("seed", seed, "steps", steps, "pauseMs", pauseMs));
            return new Clicks(
                    number(came, "steps"),
                    Boolean.TRUE.equals(came.get("over")),
                    ((List<?>) Objects.requireNonNull(came.get("troubles")))
                            .stream().map(String::valueOf).toList(),
                    number(came, "clicks"),
                    number(came, "medianMs"),
                    number(came, "p95Ms"));
        }
    }

    private static int number(Map<?, ?> came, String name) {
        return ((Number) Objects.requireNonNull(came.get(name))).intValue();
    }
}
