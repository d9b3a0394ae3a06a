package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.architecture.Checkout.Source;

/** The checkout is tidy. */
class TidyTest {
    private static final List<Source> SOURCES = Checkout.sources();

    @Test
    void theWholeProjectIsLookedAt() {
        assertThat(SOURCES)
                .extracting(Source::path)
                .contains(
                        "pom.xml",
                        "controller/rules/kernel/src/main/java/umpire/rules/kernel/Game.java",
                        "vision/src/main/java/umpire/vision/frame/Frame.java",
                        "hardware/rig/standard.yaml");
    }

    @Test
    void noFileIsLongerThanFourHundredLines() {
        assertThat(Tidy.longFiles(SOURCES)).isEmpty();
    }

    @Test
    void noMethodIsLongerThanSixtyLines() {
        assertThat(Tidy.longMethods(SOURCES)).isEmpty();
    }

    @Test
    void everyThresholdOfTheEyeHasAName() {
        assertThat(Tidy.bareDecimals(SOURCES)).isEmpty();
    }

    @Test
    void nothingIsLeftUnfinished() {
        assertThat(Tidy.unfinished(SOURCES)).isEmpty();
    }

    @Test
    void picturesAreReleasedSafelyFromTheGarbageCollector() {
        assertThat(Tidy.hastyReleases(SOURCES)).isEmpty();
    }

    @Test
    void noFileHoldsATab() {
        assertThat(Tidy.tabs(SOURCES)).isEmpty();
    }

    @Test
    void everyPackageSaysWhatItIsFor() {
        assertThat(Tidy.packagesWithoutInfo(SOURCES)).isEmpty();
    }

    @Test
    void eachRecordOfADecisionHasANumberOfItsOwn() {
        assertThat(Tidy.sharedRecordNumbers(SOURCES)).isEmpty();
    }

    @Test
    void theProjectSpeaksOnlyOfItself() {
        assertThat(Tidy.privateWords(SOURCES)).isEmpty();
    }

    @Test
    void everyLinkInTheDocumentsLeadsSomewhere() {
        assertThat(Tidy.brokenLinks(
                        SOURCES, path -> Files.exists(Checkout.root().resolve(path.replaceFirst("^/", "")))))
                .isEmpty();
    }

    /** The checks find planted faults. */
    @Nested
    class Planted {
        @Test
        void aFileOfFourHundredAndOneLinesIsFound() {
            assertThat(Tidy.longFiles(List.of(code("x\n".repeat(400))))).isEmpty();
            assertThat(Tidy.longFiles(List.of(code("x\n".repeat(401))))).hasSize(1);
        }

        @Test
        void aMethodOfSixtyOneLinesIsFound() {
            String sixty = "class A {\n  void a() {\n" + "    // }\n".repeat(58) + "  }\n}\n";
            String more =
                    "class A {\n  void a() {\n" + "    b(\"{\");\n".repeat(59) + "  }\n  void b(String s) {}\n}\n";
            assertThat(Tidy.longMethods(List.of(code(sixty)))).isEmpty();
            assertThat(Tidy.longMethods(List.of(code(more)))).containsExactly(code("").path() + ":2 a has 61 lines");
        }

        @ParameterizedTest
        @CsvSource({
            "return x < 0.37;, 0.37",
            "return x > 1e-9;, 1.0E-9",
            "return x * .25f;, 0.25",
            "return of(() -> x > 1.08);, 1.08"
        })
        void aThresholdWithoutANameIsFound(String statement, String number) {
            assertThat(Tidy.bareDecimals(List.of(eye(statement))))
                    .containsExactly(eye("").path() + ":1 a holds the bare number " + number);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"return x * 0.5;", "return 2.0 * x - 1;", "return x / 4;", "return \"0.37\";", "// 0.37"})
        void middlesAndWholeNumbersNeedNoName(String statement) {
            assertThat(Tidy.bareDecimals(List.of(eye(statement)))).isEmpty();
        }

        @Test
        void aNamedThresholdAndOneOfAnotherRoomAreLeftAlone() {
            Source named = new Source(eye("").path(), "class A { static final double LEAST = 0.37; }");
            Source elsewhere = code("class A { double a(double x) { return x * 0.37; } }");
            assertThat(Tidy.bareDecimals(List.of(named, elsewhere))).isEmpty();
        }

        private static Source eye(String statement) {
            return new Source(
                    "vision/src/main/java/umpire/vision/detect/A.java",
                    "class A { Object a(double x) { " + statement + "\n} }");
        }

        @ParameterizedTest
        @ValueSource(strings = {"// TO_DO later", "/* FIX_ME */", "XX_X"})
        void aNoteToDoSomethingLaterIsFound(String line) {
            assertThat(Tidy.unfinished(List.of(code(line.replace("_", ""))))).hasSize(1);
        }

        @Test
        void aPictureReleasedByItselfIsFound() {
            Source eye = new Source(
                    "vision/src/main/java/umpire/vision/Eye.java", "grey.release();\nall.forEach(Mat::release);");
            assertThat(Tidy.hastyReleases(List.of(eye))).hasSize(2);
        }

        @Test
        void twoRecordsOfOneNumberAreFound() {
            List<Source> records = List.of(
                    new Source("docs/adr/0001-a.md", ""),
                    new Source("docs/adr/0002-b.md", ""),
                    new Source("docs/adr/0002-c.md", ""));
            assertThat(Tidy.sharedRecordNumbers(records)).containsExactly("2 records have the number 0002");
        }

        @Test
        void aTabIsFound() {
            assertThat(Tidy.tabs(List.of(code("a\n\tb\n")))).containsExactly(code("").path() + ":2 holds a tab: b");
        }

        @Test
        void aPackageWithoutInfoIsFound() {
            assertThat(Tidy.packagesWithoutInfo(List.of(code("class A {}")))).hasSize(1);
            assertThat(Tidy.packagesWithoutInfo(
                            List.of(code("class A {}"), new Source("a/src/main/java/b/package-info.java", ""))))
                    .isEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "// in the last ses_sion we",
                    " * Ses_sions",
                    "see /wo_rk/main",
                    "cd /ro_ot",
                    "/ho_me/pi/photos",
                    "as issue #_12 says",
                    "fixes #_7.",
                    "https://repo1.mav_en.org/maven2",
                    "our Arti_factory"
                })
        void aPrivateWordIsFound(String line) {
            assertThat(Tidy.privateWords(List.of(code(line.replace("_", ""))))).hasSize(1);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "color: #102030;",
                    "\"#123\"",
                    "// obsession",
                    "// takes the next ses" + "sion as the truth",
                    "broker.ses" + "sion(client);",
                    "umpire/+/home/score",
                    "</root>",
                    "~/work/umpire",
                    "umpire/work/space",
                    "<a href=\"#3\">",
                    "&#10;",
                    "http://maven.apache.org/POM/4.0.0"
                })
        void anInnocentWordIsLeftAlone(String line) {
            assertThat(Tidy.privateWords(List.of(code(line)))).isEmpty();
        }

        @Test
        void aColourOfAStyleSheetIsNoIssueButARemarkMayNameOne() {
            String sheet = ".led { fill: #0_00; }\n/* see\n#1_2 */ .die { fill: #0_007; }\n".replace("_", "");
            assertThat(Tidy.privateWords(List.of(new Source("a/table.css", sheet))))
                    .containsExactly("a/table.css:3 holds a number of an issue: #1_2 */".replace("_", ""));
        }

        @Test
        void aLinkToNowhereIsFound() {
            Source page = new Source("docs/a.md", "[x](b.md) [y](https://example.org) [z](#here) [w](../c.md#there)");
            assertThat(Tidy.brokenLinks(List.of(page), path -> false)).hasSize(2);
            assertThat(Tidy.brokenLinks(List.of(page), "docs/b.md"::equals))
                    .containsExactly("docs/a.md links to ../c.md, which is not there");
        }

        private static Source code(String text) {
            return new Source("a/src/main/java/b/A.java", text);
        }
    }
}
