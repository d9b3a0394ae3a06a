package umpire.drawing.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Token;

/** The advice names the parts of this box and no others. */
class BoxAdviceTest {
    private static BoxAdvice advice(double heightMm, String dieKind, boolean records) {
        PieceFace face = PieceFace.tile(1, new Token("t1"), "", 14, 22, 42, heightMm);
        DieType die = new DieType(dieKind, "die", List.of(new DieType.Face("1", OptionalInt.of(2))), 25, "", 2);
        return new BoxAdvice(List.of(new Piece("Gem", "", List.of(face))), List.of(die), false, records);
    }

    @Test
    void recordSheetsAreMentionedOnlyIfThereAreAny() {
        assertThat(advice(6, DieType.STICKER, true).of(BoxPart.AIDS, 16, 17))
                .isEqualTo(
                        "Player aids: pages 16 to 17, 2 sheets of plain paper. One for each player. Cross losses off on"
                                + " the record sheets if you like; the table counts by itself.");
        assertThat(advice(6, DieType.STICKER, false).of(BoxPart.AIDS, 16, 16))
                .isEqualTo("Player aids: page 16, 1 sheet of plain paper. One for each player.");
    }

    @Test
    void aBoxHasStickersOrNets() {
        assertThat(advice(6, DieType.STICKER, false).of(BoxPart.DICE, 15, 15))
                .contains("sticker")
                .doesNotContain("net");
        assertThat(advice(6, DieType.OCTAHEDRON, false).of(BoxPart.DICE, 15, 15))
                .contains("nets")
                .doesNotContain("ticker");
    }

    @Test
    void cardsAreNotGluedOnWood() {
        assertThat(advice(0.5, DieType.STICKER, false).of(BoxPart.PIECES, 14, 14))
                .doesNotContain("wood");
        assertThat(advice(6, DieType.STICKER, false).of(BoxPart.PIECES, 14, 14)).contains("glue on wood");
    }

    @Test
    void ordinaryDiceNeedNotBeCut() {
        assertThat(advice(6, DieType.NUMERALS, false).ordinaryDiceDo()).isTrue();
        assertThat(advice(6, DieType.STICKER, false).ordinaryDiceDo()).isFalse();
    }
}
