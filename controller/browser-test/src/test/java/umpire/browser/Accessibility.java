package umpire.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/** What keeps somebody from using a page: what axe finds in it against WCAG 2.1, level A and AA. */
final class Accessibility {
    private static final List<String> LEVELS = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa");

    private Accessibility() {}

    /** Returns a sentence for each element that breaks a rule, as the page is shown now. */
    static List<String> troubles(Page page) {
        return new AxeBuilder(page)
                        .withTags(LEVELS)
                        // Else it would open a page of its own to sum up in.
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
