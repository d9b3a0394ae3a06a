package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What somebody sent is said again in one short line. */
class QuotedTest {
    @Test
    void aShortTextIsQuotedWhole() {
        assertThat(Quoted.of("e2-e4")).isEqualTo("'e2-e4'");
        assertThat(Quoted.of("x".repeat(60))).isEqualTo("'" + "x".repeat(60) + "'");
    }

    @Test
    void aLongTextIsCut() {
        assertThat(Quoted.of("x".repeat(61))).isEqualTo("'" + "x".repeat(60) + "…'");
    }

    @Test
    void aLetterOfTwoCharactersIsNeverCutInTwo() {
        assertThat(Quoted.of("🎲".repeat(61))).isEqualTo("'" + "🎲".repeat(60) + "…'");
    }

    @Test
    void lineEndsAndBellsBecomeBlanks() {
        assertThat(Quoted.of("a\nb\u0007c")).isEqualTo("'a b c'");
    }
}
