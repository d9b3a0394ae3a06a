package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;

/** The tags of all games: each board sheet can be identified. */
class GameTagsTest {
    private static List<Game<?, ?>> games() {
        return GameCatalogue.all().stream()
                .<Game<?, ?>>map(factory ->
                        GameCatalogue.open(factory.id().name(), Map.of()).orThrow())
                .toList();
    }

    @Test
    void everyBoardHasTwoTagsAndSharesNone() {
        List<Integer> tags = games().stream()
                .flatMap(game -> game.board().tags().stream())
                .map(Board.BoardTag::id)
                .toList();
        assertThat(tags).doesNotHaveDuplicates().hasSize(2 * games().size());
    }

    @Test
    void noTwoFacesOfPiecesShareATag() {
        games().forEach(game -> assertThat(tags(game)).doesNotHaveDuplicates());
    }

    private static List<Integer> tags(Game<?, ?> game) {
        return game.pieces().stream().flatMap(piece -> piece.tags().stream()).toList();
    }

    /** Otherwise the camera would mistake a face of one for the other. */
    @Test
    void aPieceThatHasATagOfADieIsThatDieWithAllItsFaces() {
        for (Game<?, ?> game : games()) {
            for (DieType type : game.dice()) {
                List<Integer> faces = type.faces().stream()
                        .flatMap(face -> face.tag().stream().boxed())
                        .toList();
                assertThat(game.pieces())
                        .filteredOn(piece -> piece.tags().stream().anyMatch(faces::contains))
                        .allSatisfy(piece -> assertThat(piece.tags()).containsExactlyElementsOf(faces));
            }
        }
    }
}
