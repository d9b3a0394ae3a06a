package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A drawing is a file with parameters. The default draws nothing. */
class DrawingTest {
    private static final Drawing TANK = Drawing.of("tank.svg");

    @Test
    void parametersAreAddedOneByOne() {
        assertThat(TANK.isDrawn()).isTrue();
        assertThat(TANK.with("paint", "#aabbcc").with("number", 7).parameters())
                .isEqualTo(Map.of("paint", "#aabbcc", "number", "7"));
        assertThat(TANK.parameters()).isEmpty();
    }

    @Test
    void aFileIsInTheFolderOfDrawings() {
        assertThatIllegalArgumentException().isThrownBy(() -> Drawing.of("../tank.svg"));
        assertThatIllegalArgumentException().isThrownBy(() -> Drawing.of("tank.png"));
    }

    @Test
    void anEmptyDrawingIsNotDrawn() {
        Area area = Area.rectangle(new Place("a"), new Point(0, 0), 20, 20, Area.Tint.DARK);
        Board board = new Board("A place", 100, 100, List.of(area), List.of(), List.of());
        Piece piece = new Piece(7, new Token("tank"), "Tank", "HVY", "White", 20, 8);
        DieType die = DieType.pips(16, 1);
        assertThat(Drawing.NONE.isDrawn()).isFalse();
        assertThat(Artwork.NONE.backdrop(board)).isEqualTo(Drawing.NONE);
        assertThat(Artwork.NONE.ground(board, area)).isEqualTo(Drawing.NONE);
        assertThat(Artwork.NONE.face(piece, piece.face())).isEqualTo(Drawing.NONE);
        assertThat(Artwork.NONE.back(piece, piece.face())).isEqualTo(Drawing.NONE);
        assertThat(Artwork.NONE.dieFace(die, die.faces().getFirst())).isEqualTo(Drawing.NONE);
        assertThat(Artwork.NONE.paint("White")).isEmpty();
    }
}
