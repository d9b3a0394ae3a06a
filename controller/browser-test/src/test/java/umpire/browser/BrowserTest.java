package umpire.browser;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** A test class with one table. Each test gets it in its first state, silent. The test decides its messages and its pieces. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest extends OneBrowserTest {
    SampleTable sample;

    @BeforeAll
    void startTheTable() throws Exception {
        sample = table();
    }

    /** Returns the table of most tests. */
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
