package umpire.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The result of clicking everything that the page /play offers.
 *
 * @param steps the number of choices
 * @param over whether the game ended
 * @param troubles refused clicks, clicks without effect, and parts that did not fit the page
 * @param ms the times from each click with an effect until its result is drawn
 */
record Clicks(int steps, boolean over, List<String> troubles, List<Integer> ms) {
    /** Clicks until the game is over, or at most this many times, as fast as the page answers. */
    static Clicks on(Page page, int seed, int steps) throws IOException {
        return on(page, seed, steps, 0);
    }

    /** Does the same with a pause after each click, as people make it. */
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
                    ((List<?>) Objects.requireNonNull(came.get("ms")))
                            .stream().map(one -> ((Number) one).intValue()).toList());
        }
    }

    private static int number(Map<?, ?> came, String name) {
        return ((Number) Objects.requireNonNull(came.get(name))).intValue();
    }
}
