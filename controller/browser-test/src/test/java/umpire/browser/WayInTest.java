package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A newcomer learns the first steps, the pieces, and how phones join. */
@Timeout(900)
class WayInTest extends BrowserTest {
    @BeforeEach
    void layTheTable() {
        sample.sayEverything();
        sample.beat();
    }

    @ParameterizedTest
    @CsvSource({
        "display, 1280, 720, #help",
        "table, 1280, 720, #way-in",
        "'play#seat=White&token=0123456789abcdef', 390, 844, #more"
    })
    void theSheetOpensByItselfOnTheFirstVisitAndAlwaysByItsButton(
            String path, int widthPx, int heightPx, String opener) {
        try (Page page = browsers.newcomer(widthPx, heightPx)) {
            page.navigate(sample.address() + path);
            Locator sheet = page.locator("dialog.sheet-dialog");
            assertThat(sheet).isVisible();
            assertThat(sheet.locator(".kinds li")).hasCount(7);
            assertThat(sheet.locator(".kinds")).containsText("HVY");
            assertThat(sheet).containsText("Black");
            assertThat(Accessibility.troubles(page)).isEmpty();
            assertThat((Boolean) sheet.evaluate("one => one.scrollWidth <= one.clientWidth"))
                    .isTrue();
            sheet.locator(".close").click();
            assertThat(sheet).isHidden();
            page.reload();
            Browsers.settle(page);
            assertThat(sheet).isHidden();
            page.locator(opener).click();
            if (opener.equals("#more")) {
                page.getByText("Help").click();
            }
            assertThat(sheet).isVisible();
        }
    }

    @Test
    void aSeatsCodeStaysCoveredUntilRequested() {
        try (Page page = browsers.alone(1280, 720)) {
            page.navigate(sample.operators("start"));
            assertThat(page.locator(".way-in")).hasCount(3);
            assertThat(page.locator(".way-in img")).hasCount(1);
            page.getByLabel("Show the code for White's phone").click();
            assertThat(page.locator(".way-in img")).hasCount(2);
            assertThat(Accessibility.troubles(page)).isEmpty();
            page.waitForCondition(() -> (Boolean)
                    page.locator(".way-in img").evaluateAll("all => all.every((one) => one.naturalWidth > 0)"));
            assertThat(page.getByText("White's phone").getAttribute("href"))
                    .isEqualTo(sample.address() + "play#seat=White&token=" + SampleTable.WHITES_TOKEN);
        }
    }

    /** One code is open at a time. The note that phones cannot connect is above the codes. */
    @Test
    void onlyOneSeatsCodeIsOpenBelowTheNoteOnPhones() {
        try (Page page = browsers.alone(1280, 720)) {
            page.navigate(sample.operators("start"));
            page.getByLabel("Show the code for White's phone").click();
            page.getByLabel("Show the code for Black's phone").click();
            assertThat(page.locator(".way-in a[href*=seat]")).hasText("Black's phone");
            assertThat(page.getByLabel("Show the code for White's phone")).isVisible();
            assertThat(page.locator("#invitations > :first-child code")).hasText("./umpire run --phones");
        }
    }

    /** Old printed codes, for which a seat's page was the display's, still lead to the page where the seat plays. */
    @Test
    void aSeatsOldAddressLeadsToItsPage() {
        String seated = "#seat=White&token=" + SampleTable.WHITES_TOKEN;
        try (Page page = browsers.phone()) {
            page.navigate(sample.address() + "display" + seated);
            page.waitForURL(sample.address() + "play" + seated);
            assertThat(page.locator("#heading .seat-name")).hasText("White");
        }
    }

    @Test
    void everyCodeIsVisibleAndTextToTypeIsOnOneLine() {
        try (Page page = browsers.alone(1280, 600)) {
            page.navigate(sample.operators("table"));
            Browsers.settle(page);
            page.locator("#way-in").click();
            Locator codes = page.locator("#newcomer .way-in");
            assertThat(codes).hasCount(3);
            BoundingBox sheet = page.locator("#newcomer").boundingBox();
            BoundingBox last = codes.last().boundingBox();
            assertThat(last.y + last.height).isLessThanOrEqualTo(sheet.y + sheet.height);
            assertThat(page.locator("#newcomer .note code")).hasText("./umpire run --phones");
        }
    }

    /** A page opened without a token watches, or plays at the virtual table. It tells where the codes are. */
    @ParameterizedTest
    @CsvSource({"display, #help", "table, #way-in"})
    void withoutAKeyThePageAsksForTheTokenBeforeShowingCodes(String path, String opener) {
        try (Page page = browsers.alone(1280, 720)) {
            page.navigate(sample.address() + path);
            Browsers.settle(page);
            page.locator(opener).click();
            Locator sheet = page.locator("dialog.sheet-dialog");
            assertThat(sheet.locator(".way-in")).hasCount(1);
            assertThat(sheet).containsText("./umpire token operator");
            page.getByLabel("The operator's token").fill("0".repeat(16));
            page.keyboard().press("Enter");
            Browsers.settle(page);
            page.locator(opener).click();
            assertThat(sheet).containsText("The operator's token that this browser kept is not valid");
            page.getByLabel("The operator's token").fill(SampleTokens.OPERATORS);
            page.keyboard().press("Enter");
            Browsers.settle(page);
            page.locator(opener).click();
            assertThat(sheet.locator(".way-in")).hasCount(3);
        }
    }

    @Test
    void theKeyIsRemovedFromTheAddressAndTheBrowserStaysTheOperators() {
        try (Page page = browsers.alone(1280, 720)) {
            page.navigate(sample.operators("start"));
            assertThat(page.locator(".way-in")).hasCount(3);
            assertThat(page.url()).isEqualTo(sample.address() + "start");
            page.reload();
            assertThat(page.locator(".way-in")).hasCount(3);
            page.locator("#forget").click();
            assertThat(page.getByLabel("The operator's token")).isVisible();
            assertThat(page.locator(".way-in")).hasCount(1);
            page.navigate(sample.address() + "start#key=" + "0".repeat(32));
            assertThat(page.locator("#problem")).containsText("from an earlier start of the table");
            assertThat(page.locator(".way-in")).hasCount(1);
        }
    }
}
