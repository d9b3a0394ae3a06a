package umpire.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The layout of scripts, style sheets and pages is the formatter's decision. {@code -Dpages.format=write} follows it. */
@Timeout(300)
class PageFormatTest {
    @Test
    void everyFileIsLaidOutByTheFormatter() throws Exception {
        String verb = "write".equals(System.getProperty("pages.format")) ? "write" : "check";
        assertThat(Node.run(
                        Node.TOOLS.resolve("format.mjs"),
                        Node.PRETTIER,
                        verb,
                        Node.PAGES,
                        Node.TYPES,
                        Node.TESTS,
                        Node.TOOLS))
                .as("files to be laid out anew, as CONTRIBUTING.md says")
                .isEmpty();
    }

    @Test
    void whatIsLaidOutOtherwiseIsFound() throws Exception {
        assertThat(Node.run(Node.TOOLS.resolve("format.mjs"), Node.PRETTIER, "check", Node.PLANTED))
                .containsExactly(Node.PLANTED.resolve("broken.js").toString());
    }
}
