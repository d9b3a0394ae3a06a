package umpire.drawing.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.GameId;

/** The drawings of a game {@code flags} exist for this test. */
class DrawingFilesTest {
    private final DrawingFiles files = new DrawingFiles(DrawingFilesTest.class, new GameId("flags"));

    @Test
    void parametersAreReplaced() {
        assertThat(files.content(
                        Drawing.of("flag.svg").with("colour", "#123456").with("letters", "A")))
                .contains("fill=\"#123456\"")
                .doesNotContain("{{");
    }

    @Test
    void writingBecomesLines() {
        assertThat(files.content(
                        Drawing.of("flag.svg").with("colour", "#123456").with("letters", "A")))
                .doesNotContain("<text")
                .contains("<path");
    }

    @Test
    void namesAreEscapedForSvg() {
        String flag =
                files.content(Drawing.of("flag.svg").with("colour", "#123456").with("letters", "<&\">"));
        assertThat(flag).doesNotContain("<text").doesNotContain("&lt;");
        assertThat(flag.split("<path", -1)).hasSize(1 + "<&\">".length());
    }

    /** A board has many flags in one text. */
    @Test
    void idsOfADrawingAreUnique() {
        String red =
                files.content(Drawing.of("flag.svg").with("colour", "#ff0000").with("letters", "A"));
        String blue =
                files.content(Drawing.of("flag.svg").with("colour", "#0000ff").with("letters", "A"));
        assertThat(red).containsPattern("id=\"sheen-[0-9a-f]+\"").containsPattern("url\\(#sheen-[0-9a-f]+\\)");
        assertThat(red.replaceAll(".*id=\"(sheen-[0-9a-f]+)\".*", "$1"))
                .isNotEqualTo(blue.replaceAll(".*id=\"(sheen-[0-9a-f]+)\".*", "$1"));
    }

    /** A nested picture has the same parameters and its own place. */
    @Test
    void anImageIncludesTheNamedDrawing() {
        String mast =
                files.content(Drawing.of("mast.svg").with("colour", "#123456").with("letters", "A"));
        assertThat(mast)
                .contains("<g transform=\"translate(3 -2)\">")
                .contains("fill=\"#123456\"")
                .doesNotContain("<image");
    }

    @Test
    void aParameterThatIsMissingIsNamed() {
        assertThatThrownBy(() -> files.content(Drawing.of("flag.svg").with("colour", "#ff0000")))
                .hasMessageContaining("flag.svg")
                .hasMessageContaining("letters");
    }

    @Test
    void aDrawingThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> files.content(Drawing.of("ship.svg"))).hasMessageContaining("ship.svg");
        assertThat(files.content(Drawing.NONE)).isEmpty();
    }
}
