package umpire.vision.twin.print;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Token;
import umpire.vision.twin.scene.Colour;

class PaletteTest {
    private static Piece of(String seat) {
        return new Piece(1, new Token("elf"), "Elf", "ELF", seat, 18, 20);
    }

    @Test
    void aSeatIsPaintedInTheColourAmongItsWords() {
        assertThat(Palette.of(of("Red Elf"))).isEqualTo(Palette.of(of("Red")));
        assertThat(Palette.of(of("Red Elf"))).isNotEqualTo(Palette.of(of("Blue Elf")));
        assertThat(Palette.of(of("First Elf"))).isEqualTo(Palette.of(of("")));
    }

    @Test
    void aPieceWithAColourOfItsOwnIsPaintedInThat() {
        assertThat(Palette.of(of("Red").painted("#0f8f4f"))).isEqualTo(new Colour(15, 143, 79));
    }
}
