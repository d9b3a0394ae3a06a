package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Foreign text is quoted in one short line. */
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
    void controlCharactersBecomeSpaces() {
        assertThat(Quoted.of("a\nb\u0007c")).isEqualTo("'a b c'");
    }

    @Test
    void directionMarksAndInvisibleCharactersBecomeSpaces() {
        for (int sign : new int[] {
            0x061c,
            0x200e,
            0x200f,
            0x202a,
            0x202b,
            0x202c,
            0x202d,
            0x202e,
            0x2066,
            0x2067,
            0x2068,
            0x2069, // directions
            0x00ad,
            0x200b,
            0x2028,
            0x2029,
            0x2060,
            0xfeff,
            0xd800 // invisible
        }) {
            assertThat(Quoted.isPlain(sign)).as("U+%04X", sign).isFalse();
            assertThat(Quoted.of("a" + Character.toString(sign) + "b"))
                    .as("U+%04X", sign)
                    .isEqualTo("'a b'");
        }
    }

    @Test
    void anyScriptAndPictogramsStay() {
        for (String name : new String[] {"Zoë", "אבא", "سارة", "می‌خواهم", "花子", "👩‍👧", "Ḍi"}) {
            assertThat(Quoted.of(name)).isEqualTo("'" + name + "'");
        }
    }
}
