package umpire.drawing.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Token;

/** Equal bodies are counted together. */
class BoxListTest {
    private static Piece tile(int tag, String name, double heightMm) {
        return new Piece(name, "", List.of(PieceFace.tile(tag, new Token("t" + tag), "", 14, 22, 42, heightMm)));
    }

    private static DieType die(String kind, String name, String seat, int tag) {
        return new DieType(
                kind,
                name,
                List.of(new DieType.Face("1", OptionalInt.of(tag))),
                kind.equals(DieType.STICKER) ? 25 : 50.5,
                seat,
                2);
    }

    @Test
    void bodiesOfOneSizeShareALine() {
        assertThat(BoxList.of(
                        List.of(
                                tile(1, "Gem", 6),
                                tile(2, "Gem", 6),
                                tile(3, "Elf", 6),
                                tile(4, "Ogre", 8.5),
                                tile(5, "Map", 0.5)),
                        List.of()))
                .containsExactly(
                        "3 x wood or thick card, 22 x 42 mm, 6 mm high: 2 Gem, Elf",
                        "1 x wood or thick card, 22 x 42 mm, 8.5 mm high: Ogre",
                        "1 x card, 22 x 42 mm: Map");
    }

    @Test
    void equalDiceAreCountedTogetherWithoutCards() {
        assertThat(BoxList.of(
                        List.of(),
                        List.of(
                                DieType.pips(16, 3),
                                die(DieType.STICKER, "yellow", "Yellow", 1),
                                die(DieType.STICKER, "aim", "Blue", 2),
                                die(DieType.OCTAHEDRON, "tank", "", 3),
                                die(DieType.CARD, "deck", "", 4))))
                .containsExactly(
                        "3 x an ordinary die with pips, edges of about 16 mm",
                        "4 x a blank cube of 25 mm with six stickers: yellow, Blue aim",
                        "2 x a net of strong paper that folds to eight sides of 50.5 mm: tank");
    }

    /** Builders with ordinary ten-sided dice need not make any. */
    @Test
    void ordinaryTenSidedDiceAreOfferedFirst() {
        assertThat(BoxList.of(List.of(), List.of(die(DieType.NUMERALS, "d10", "", 1))))
                .containsExactly(
                        "2 x an ordinary die of ten sides, or one with edges of about 50.5 mm and ten stickers: d10");
    }
}
