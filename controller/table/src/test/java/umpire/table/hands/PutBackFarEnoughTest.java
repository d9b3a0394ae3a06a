package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.hands.PutBack;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** A hand of the virtual table puts a touched piece back with an offset that every camera detects, even in little space. */
class PutBackFarEnoughTest {
    /** More than twice the apparent movement of a resting piece, and less than people's hands move it. */
    private static final double TOLD_APART_MM = 0.99;

    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ground-force", "ogres-and-elves", "die-men"})
    void everyPieceThatIsPutBackLiesElsewhere(String id) {
        putBack(GameCatalogue.open(id, Map.of()).orThrow());
    }

    private static <S, A> void putBack(Game<S, A> game) {
        VirtualTable table = new VirtualTable(Rig.standard().table(), game.board(), game.pieces(), List.of());
        table.arrange(game.show(game.opening()), 7, 0);
        TableScene scene = table.at(0);
        PutBack hand = new PutBack(game.board(), scene);
        int back = 0;
        for (StandingPiece piece : scene.pieces()) {
            for (int seed = 0; seed < 40; seed++) {
                Optional<StandingPiece> put = hand.of(piece, seed);
                back += put.isPresent() ? 1 : 0;
                put.ifPresent(there -> assertThat(there.pose().distanceMm(piece.pose()))
                        .as("%s from %s", piece.token(), piece.pose())
                        .isGreaterThan(TOLD_APART_MM));
            }
        }
        assertThat(back).isGreaterThan(300);
    }
}
