package umpire.proof.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Rig;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.table.games.GameCatalogue;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;

/** Dense armies in a random set-up: the paper between them is nearly all in shadow. */
class SeenOpeningTest {
    private static final Rig RIG = Rig.standard();

    @Test
    void everyPlaceOfARandomSetUpIsRead() {
        OpenCv.onCallersThread();
        Game<?, ?> game = GameCatalogue.open("ground-force", Map.of()).orThrow();
        try (VisionPipeline eye = KnownSheets.eye(RIG, game);
                TwinCamera camera = TwinCamera.of(RIG, game, 1)) {
            for (int seed = 0; seed < 12; seed++) {
                VirtualTable table = new VirtualTable(RIG.table(), game.board(), game.pieces(), List.of());
                table.arrange(placed(game, new SplittableRandom(seed)), seed, 0);
                try (Frame frame = camera.render(table.at(0), seed, 0)) {
                    assertThat(eye.look(frame).observation().sightings())
                            .as("seed %d", seed)
                            .noneMatch(Sighting.Hidden.class::isInstance);
                }
            }
        }
    }

    /** Plays until no more units are placed. */
    private static <S, A> Placement placed(Game<S, A> game, SplittableRandom random) {
        S state = game.opening();
        for (int i = 0; i < 22; i++) {
            A action = RandomAction.of(game, state, random::nextInt);
            state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
        }
        return game.show(state);
    }
}
