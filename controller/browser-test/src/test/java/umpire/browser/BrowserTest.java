package umpire.browser;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** One browser for a class of tests, and a table of its own for each: what it says and how it is laid is the test's. */
abstract class BrowserTest extends OneBrowserTest {
    SampleTable sample;

    @BeforeEach
    void startTheTable() throws Exception {
        sample = table();
    }

    /** The table of most tests. */
    SampleTable table() throws Exception {
        return new SampleTable(0);
    }

    @AfterEach
    void clearTheTable() {
        sample.close();
    }
}
