package umpire.drawing.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypefaceTest {
    @Test
    void aLineIsAsWideAsItsLetters() {
        assertThat(Typeface.widthMm("Wall", 10))
                .isCloseTo(Typeface.widthMm("Wa", 10) + Typeface.widthMm("ll", 10), within(1e-9));
        assertThat(Typeface.widthMm("W", 10)).isGreaterThan(3 * Typeface.widthMm("l", 10));
        assertThat(Typeface.widthMm("W", 20)).isCloseTo(2 * Typeface.widthMm("W", 10), within(1e-9));
        assertThat(Typeface.widthMm("", 10)).isZero();
    }

    @Test
    void everyLetterExceptABlankIsDrawn() {
        assertThat(Typeface.svg("a b", 0, 0, 3, "#000000", false).split("<path", -1))
                .hasSize(3);
        assertThat(Typeface.svg("ä", 0, 0, 3, "#000000", false))
                .isNotEqualTo(Typeface.svg("a", 0, 0, 3, "#000000", false));
    }

    @Test
    void boldLettersAreThicker() {
        assertThat(Typeface.svg("a", 0, 0, 3, "#000000", true)).contains("stroke-width");
        assertThat(Typeface.svg("a", 0, 0, 3, "#000000", false)).doesNotContain("stroke");
    }

    @Test
    void aTextIsBrokenBetweenWordsAndNoLineIsWider() {
        List<String> lines = Typeface.wrapped("one two three fourfivesixseveneight nine", 12, 3);
        assertThat(String.join(" ", lines)).isEqualTo("one two three fourfivesixseveneight nine");
        assertThat(lines).hasSizeGreaterThan(2).contains("fourfivesixseveneight");
        assertThat(lines).allMatch(line -> !line.contains(" ") || Typeface.widthMm(line, 3) <= 12);
        assertThat(Typeface.wrapped("fourfivesixseveneight", 5, 3)).containsExactly("fourfivesixseveneight");
    }
}
