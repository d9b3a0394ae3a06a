package umpire.proof.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.toy.Muster;
import umpire.rules.kernel.toy.ToyGames;

/**
 * The first actions of each toy game through hands, camera and referee. {@code -Dcamera.toy=frog-pond -Dcamera.plies=500} plays a whole
 * game of one toy.
 */
class ToysThroughTheCameraTest {
    private static final int PLIES = Integer.getInteger("camera.plies", 4);
    private static final String TOY = System.getProperty("camera.toy", "");

    /** Fewer pixels than the reference camera, and enough for every tag. */
    private static final Rig RIG = Rig.standard().through(Camera.reference().scaledTo(960, 720));

    static Stream<Named<Game<?, ?>>> games() {
        return ToyGames.ALL.stream()
                .filter(game -> TOY.isEmpty() || game.id().name().equals(TOY))
                .map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyActionIsReadAsItWasMeant(Game<?, ?> game) {
        CameraReport report = new CameraRun(game, RIG, new PlayPlan(1, 1, PLIES)).play(new Silent());
        assertThat(report.misreadings()).isEmpty();
        assertThat(report.misread()).isZero();
        if (report.results().containsKey("unfinished")) {
            assertThat(report.plies()).isEqualTo(PLIES);
        }
    }

    /** The camera does not read dice with numerals and no tags, so the hands name the faces they threw. */
    @Test
    void unreadableDiceAreNamedByTheirThrower() {
        CameraReport report = new CameraRun(new Muster(), RIG, new PlayPlan(1, 1, 2)).play(new Silent());
        assertThat(report.misreadings()).isEmpty();
        assertThat(report.plies()).isEqualTo(2);
    }

    private static final class Silent implements CameraRun.Follower {
        @Override
        public void ply() {}

        @Override
        public void ended(String line) {}
    }
}
