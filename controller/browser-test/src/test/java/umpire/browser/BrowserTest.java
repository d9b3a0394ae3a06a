package umpire.browser;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** A table for a class of tests. Each test finds it as it was at first, silent: what it says and how it is laid is the test's. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest extends OneBrowserTest {
    SampleTable sample;

    @BeforeAll
    void startTheTable() throws Exception {
        sample = table();
    }

    /** The table of most tests. */
    SampleTable table() throws Exception {
        return new SampleTable(0);
    }

    @BeforeEach
    void clearTheTable() throws Exception {
        sample.clear();
    }

    @AfterAll
    void closeTheTable() {
        if (sample != null) {
            sample.close();
        }
    }
}
