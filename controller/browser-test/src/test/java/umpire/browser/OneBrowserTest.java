package umpire.browser;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A test class whose tests share the browser of their thread. */
@ExtendWith(ThreadsBrowser.class)
abstract class OneBrowserTest {
    Browsers browsers;

    @BeforeAll
    static void lookForABrowser() {
        Browsers.assumeThereIsOne();
    }

    @BeforeEach
    void takeTheBrowser(Browsers ofThisThread) {
        browsers = ofThisThread;
    }

    @AfterEach
    void closeThePages() {
        browsers.closePages();
    }
}
