package umpire.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/** Checks a page with axe against WCAG 2.1, levels A and AA. */
final class Accessibility {
    private static final List<String> LEVELS = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa");

    private Accessibility() {}

    /** Returns a sentence for each violation on the page as it is shown now. */
    static List<String> troubles(Page page) {
        return new AxeBuilder(page)
                        .withTags(LEVELS)
                        // Otherwise axe opens another page for its summary.
                        .setLegacyMode(true)
                        .analyze()
                        .getViolations()
                        .stream()
                        .flatMap(rule -> rule.getNodes().stream()
                                .map(node ->
                                        rule.getId() + " at " + node.getTarget() + ": " + node.getFailureSummary()))
                        .toList();
    }
}
