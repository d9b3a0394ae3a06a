package umpire.browser;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** One browser for a class of tests. */
abstract class OneBrowserTest {
    static Browsers browsers;

    @BeforeAll
    static void openTheBrowser() {
        browsers = Browsers.open();
    }

    @AfterAll
    static void closeTheBrowser() {
        if (browsers != null) {
            browsers.close();
            browsers = null;
        }
    }
}
