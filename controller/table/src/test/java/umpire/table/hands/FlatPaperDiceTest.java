package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Paper dice on their game's board, at a low resolution. */
class FlatPaperDiceTest {
    static {
        OpenCv.load();
    }

    private static final Game<?, ?> GAME =
            GameCatalogue.open("diceland-ogre", Map.of("scenario", "MARK_III")).orThrow();
    private static final double SURE = 0.9;
    private static final Rig SMALL = Rig.standard().through(Camera.reference().scaledTo(960, 720));

    /** Returns every die of the box once, spaced apart. */
    private static List<TwinDie> dice(long seed, boolean leaning) {
        SplittableRandom random = new SplittableRandom(seed);
        List<TwinDie> dice = new ArrayList<>();
        for (DieType type : GAME.dice().stream()
                .filter(die -> die.kind().equals(DieType.OCTAHEDRON))
                .toList()) {
            int i = dice.size();
            Pose pose = new Pose(
                    105 * (i % 6) - 262 + random.nextDouble(8),
                    105 * (i / 6) - 157 + random.nextDouble(8),
                    random.nextDouble(360));
            TwinDie flat = TwinDie.flat(type.name(), type, pose, 1 + random.nextInt(8));
            dice.add(leaning ? flat.leaning(random.nextDouble(20, 45), random.nextDouble(360)) : flat);
        }
        return dice;
    }

    private static List<SeenDie> seen(List<TwinDie> dice) {
        try (VisionPipeline eye = KnownSheets.eye(SMALL, GAME);
                TwinCamera camera = TwinCamera.of(SMALL, GAME, 1);
                Frame frame = camera.render(TableScene.empty().withDice(dice), 0, 0)) {
            return eye.look(frame).observation().dice();
        }
    }

    /** Board in a die's shadow is as dark as shaded paper, but has another colour. */
    @Test
    void noFlatDieIsReportedAsLeaning() {
        for (long seed = 0; seed < 3; seed++) {
            List<TwinDie> dice = dice(seed, false);
            List<SeenDie> seen = seen(dice);
            assertThat(seen).noneMatch(SeenDie::cocked);
            assertThat(seen.stream().filter(die -> die.confidence() >= SURE).count())
                    .as("%s", seen)
                    .isGreaterThanOrEqualTo(dice.size() - 1L);
        }
    }

    @Test
    void leaningDiceAreNotReadAndMostlyReported() {
        for (long seed = 0; seed < 3; seed++) {
            List<SeenDie> seen = seen(dice(seed, true));
            assertThat(seen).noneMatch(die -> die.confidence() >= SURE);
            assertThat(seen.stream().filter(SeenDie::cocked).count())
                    .as("%s", seen)
                    .isGreaterThan(seen.size() / 2);
        }
    }

    /** An Ogre is twice as large as a tank and reaches over it, so its paper is visible beyond the tank's outline. */
    @Test
    void noDieBesideAnotherIsReportedAsLeaning() {
        TwinDie ogre = TwinDie.flat("ogre-blue", type("ogre-blue"), new Pose(26, -78, 1), 4);
        TwinDie tank = TwinDie.flat("light-tank-1", type("light-tank-1"), new Pose(-41, -88, 103), 5);
        for (double turnDeg = 0; turnDeg < 120; turnDeg += 24) {
            TwinDie turned = tank.lying(new Pose(-41, -88, 103 + turnDeg), 5);
            assertThat(seen(List.of(ogre, turned))).noneMatch(SeenDie::cocked);
        }
    }

    private static DieType type(String name) {
        return GAME.dice().stream()
                .filter(die -> die.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
