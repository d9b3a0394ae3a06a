package umpire.drawing.aid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Token;

class PlayerAidTest {
    private static final String TEXT = """
            # Crossing

            2 players.
            Cross the river.
            ## Your turn
            1. Move one piece.
            - You may pass.
            ## Pieces
            [tank] Tank: one square.
            Nothing else - or so they say.
            """;
    private static final List<Piece> PIECES = List.of(new Piece(7, new Token("tank"), "Tank", "HVY", "White", 18, 8));
    private static final GameDrawings DRAWINGS = GameDrawings.plain("DICT_4X4_250");

    @Test
    void anAidIsRead() {
        PlayerAid aid = PlayerAid.parse(TEXT);
        assertThat(aid.title()).isEqualTo("Crossing");
        assertThat(aid.facts()).isEqualTo("2 players.");
        assertThat(aid.lead()).isEqualTo("Cross the river.");
        assertThat(aid.sections())
                .containsExactly(
                        new PlayerAid.AidSection(
                                "Your turn",
                                List.of(
                                        new PlayerAid.AidLine("", "1.", "Move one piece."),
                                        new PlayerAid.AidLine("", "-", "You may pass."))),
                        new PlayerAid.AidSection(
                                "Pieces",
                                List.of(
                                        new PlayerAid.AidLine("tank", "", "Tank: one square."),
                                        new PlayerAid.AidLine("", "", "Nothing else - or so they say."))));
    }

    @Test
    void anInvalidAidIsRefusedWithTheFormat() {
        for (String text :
                List.of("", "# Only a title", "Title\nfacts\nlead\n## A\nb", "# T\nfacts\nlead\nno section")) {
            assertThatThrownBy(() -> PlayerAid.parse(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("# Title");
        }
    }

    @Test
    void aShortAidIsOnePageAndALongOneSeveral() {
        assertThat(laid(TEXT, 190, 277)).hasSize(1);
        assertThat(laid(TEXT, 190, 277).getFirst().heightMm())
                .as("both columns are short")
                .isLessThan(80);
        String many = TEXT
                + String.join("\n", Collections.nCopies(200, "- One more line that is long enough to be wrapped."));
        List<DrawnThing> pages = laid(many, 190, 277);
        assertThat(pages).hasSizeGreaterThan(1);
        assertThat(pages).allSatisfy(page -> {
            assertThat(page.widthMm()).isEqualTo(190);
            assertThat(page.heightMm()).isEqualTo(277);
        });
    }

    @Test
    void aPieceIsPicturedBesideItsLine() {
        String without = TEXT.replace("[tank] ", "");
        assertThat(laid(TEXT, 190, 277).getFirst().content()).contains("page-7");
        assertThat(laid(without, 190, 277).getFirst().content()).doesNotContain("page-7");
        assertThatThrownBy(() -> laid(TEXT.replace("[tank]", "[gev]"), 190, 277))
                .hasMessageContaining("gev")
                .hasMessageContaining("box");
    }

    private static List<DrawnThing> laid(String text, double widthMm, double heightMm) {
        return AidPages.of(PlayerAid.parse(text), DRAWINGS, PIECES, widthMm, heightMm);
    }
}
