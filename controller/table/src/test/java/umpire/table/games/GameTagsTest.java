package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;

/** Which tags the games have: a sheet that is laid down must tell which board it is. */
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

    @Test
    void noFaceOfADieHasATagOfAPiece() {
        for (Game<?, ?> game : games()) {
            Set<Integer> pieces = Set.copyOf(tags(game));
            assertThat(game.dice().stream()
                            .flatMap(type -> type.faces().stream())
                            .flatMap(face -> face.tag().stream().boxed()))
                    .doesNotContainAnyElementsOf(pieces);
        }
    }
}
