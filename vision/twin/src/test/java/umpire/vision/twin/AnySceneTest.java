package umpire.vision.twin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** Objects at any place can be rendered: in the frame, half out of it or far away. */
class AnySceneTest {
    private static final long SEED = 20_261_121;

    @Test
    void everySceneCanBePhotographed() {
        Rig rig = Rig.standard();
        Camera small = Camera.reference().scaledTo(320, 240);
        try (TwinCamera camera =
                new TwinCamera(new Rig(small, rig.table(), rig.leds(), rig.buttons()), SmallGame.board(), 1)) {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int round = 0; round < 150; round++) {
                TableScene scene = scene(random);
                assertThatCode(() -> photograph(camera, scene))
                        .as("seed %d, round %d: %s", SEED, round, scene)
                        .doesNotThrowAnyException();
            }
        }
    }

    private static void photograph(TwinCamera camera, TableScene scene) {
        try (Frame frame = camera.render(scene, 1, 0)) {
            assertThat(frame.bgr().cols()).isEqualTo(320);
        }
        camera.truth(scene);
    }

    private static TableScene scene(SplittableRandom random) {
        TableScene scene = TableScene.empty();
        for (int i = 0; i < 4; i++) {
            StandingPiece piece = new StandingPiece(
                    SmallGame.pieces().get(random.nextInt(32)), pose(random), lift(random), drift(random));
            scene = scene.with(piece);
            TwinDie die = TwinDie.flat("die " + i, pose(random), random.nextInt(6) + 1)
                    .leaning(random.nextDouble() * 400 - 200, random.nextDouble() * 360)
                    .flying(lift(random), drift(random));
            scene = scene.with(die);
        }
        Pose tip = pose(random);
        Hand.Shape shape = Hand.Shape.values()[random.nextInt(3)];
        Hand hand = new Hand(
                tip.xMm(), tip.yMm(), random.nextDouble() * 120, random.nextDouble() * 360, shape, drift(random));
        return random.nextInt(8) > 0
                ? scene.withHands(hand)
                : scene.withBoardAt(pose(random)).withBump(new CameraBump(40, -30, 20, 3, -2, 5));
    }

    private static Pose pose(SplittableRandom random) {
        return new Pose(random.nextDouble() * 1400 - 700, random.nextDouble() * 1200 - 600, random.nextDouble() * 360);
    }

    private static double lift(SplittableRandom random) {
        return random.nextInt(2) * random.nextDouble() * 150;
    }

    private static Velocity drift(SplittableRandom random) {
        return random.nextBoolean()
                ? Velocity.NONE
                : new Velocity(random.nextDouble() * 6000 - 3000, random.nextDouble() * 6000 - 3000);
    }
}
