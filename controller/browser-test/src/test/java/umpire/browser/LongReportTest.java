package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player reads everything since the last own action from its beginning, beside the choices. */
@Timeout(900)
class LongReportTest extends BrowserTest {
    private static final String EVENT = """
            {"kind": "event", "says": "%s %s of Black attacks from e6 at d4 with both of its dice.", "where": [],
             "seat": "%s", "number": %s}""";

    /** Each action has a first event and two results. */
    private static String report() {
        return IntStream.range(0, 12)
                .mapToObj(i -> {
                    int action = i / 3;
                    String part = i % 3 == 0 ? "Tank" : "Result";
                    return EVENT.formatted(part, action, action == 0 ? "White" : "Black", action + 11);
                })
                .collect(Collectors.joining(",", "{\"lines\": [", "]}"));
    }

    private static double end(Locator one) {
        return one.boundingBox().y + one.boundingBox().height;
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1920, 1080", "390, 844"})
    void theFirstActionAndAChoiceAreInView(int width, int height) {
        sample.sayEverything();
        sample.voice().keep("recent", Sample.json(report()));
        try (Page page =
                browsers.open(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN, width, height)) {
            Locator actions = page.locator("#came li");
            assertThat(actions).hasCount(4);
            assertThat(actions.first()).containsText("Tank 0");
            assertThat(page.locator("#came").evaluate("one => one.scrollHeight - one.clientHeight"))
                    .isEqualTo(0);
            assertThat(actions.first().boundingBox().y)
                    .isGreaterThanOrEqualTo(page.locator(".ways").boundingBox().y);
            assertThat(actions.last()).isVisible();
            assertThat(end(page.locator("#ways button").first()))
                    .isLessThanOrEqualTo(page.locator(".bar").boundingBox().y);
            assertThat(page.locator("#came.cut")).hasCount(0);
            if (height < 1000) {
                assertThat(page.getByText("Result 3").first()).isHidden();
                actions.first().getByText("All").click();
            }
            assertThat(page.getByText("Result 3").first()).isVisible();
        }
    }
}
