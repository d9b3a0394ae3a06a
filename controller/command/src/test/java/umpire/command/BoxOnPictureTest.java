package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.table.games.GameCatalogue;
import umpire.vision.see.PictureReport;
import umpire.vision.see.PieceList;

class BoxOnPictureTest {
    private static final Game<?, ?> CHESS =
            GameCatalogue.open("ogre-chess", Map.of()).orThrow();

    private static PictureReport seen(IntPredicate which) {
        List<PictureReport.PieceSeen> pieces = Stream.concat(
                        CHESS.pieces().stream().map(Piece::tag),
                        CHESS.board().tags().stream().map(Board.BoardTag::id))
                .filter(which::test)
                .map(tag -> new PictureReport.PieceSeen(
                        tag,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        new PictureReport.PixelBox(0, 0, 40, 40),
                        1))
                .toList();
        return new PictureReport(
                "laid.jpg", 100, 100, Optional.empty(), List.of(), pieces, Optional.empty(), List.of(), 1);
    }

    @Test
    void aCompleteBoxHasNoMissingPieces() {
        assertThat(new BoxOnPicture(CHESS).check(seen(tag -> true)))
                .isEqualTo("  Ogre Chess: 48 of 48 pieces, and the board. Nothing is missing.");
    }

    @Test
    void missingPiecesAreNamed() {
        int ogre = CHESS.pieces().stream()
                .filter(piece -> piece.name().equals("White Ogre"))
                .mapToInt(Piece::tag)
                .findFirst()
                .orElseThrow();
        assertThat(new BoxOnPicture(CHESS).check(seen(tag -> tag != 0 && tag != ogre && tag != 241)))
                .isEqualTo(
                        "  Ogre Chess: 46 of 48 pieces. Not seen: 1 of 8 White Infantry, White Ogre, the board's tag 241.");
    }

    @Test
    void piecesAndPaperDiceAreNamedByTheirTags() {
        assertThat(new BoxOnPicture(CHESS).list().pieces())
                .hasSize(48)
                .contains(new PieceList.ListedPiece(0, "White Infantry", 18, 8));
        PieceList dice =
                new BoxOnPicture(GameCatalogue.open("diceland-ogre", Map.of()).orThrow()).list();
        assertThat(dice.octahedra()).isNotEmpty();
        assertThat(dice.pieces()).extracting(PieceList.ListedPiece::name).containsExactly("Red's Command Post");
    }
}
