package umpire.vision.twin;

import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;

/** Writes photographs of the virtual table to look at: the folder is its one argument. */
final class Photograph {
    private Photograph() {}

    public static void main(String[] folder) {
        Rig rig = Rig.standard();
        try (TwinCamera camera = new TwinCamera(rig, SmallGame.board(), 1)) {
            take(camera, SmallGame.openingScene(), folder[0] + "/opening.png");
            take(camera, busy(), folder[0] + "/busy.png");
            time(camera, busy());
        }
        Rig small = new Rig(Camera.reference().scaledTo(1280, 720), rig.table(), rig.leds(), rig.buttons());
        try (TwinCamera camera = new TwinCamera(small, SmallGame.board(), 1)) {
            take(camera, busy(), folder[0] + "/small.png");
            time(camera, busy());
        }
    }

    static Scene busy() {
        Scene scene = SmallGame.openingScene();
        for (int i = 1; i <= 6; i++) {
            scene = scene.with(TwinDie.flat("d" + i, new Pose(-250 + 70 * i, -30 + 11 * i, 17 * i), i)
                    .coloured(i % 2 == 0 ? Colour.WHITE : Colour.RED, i % 2 == 0 ? Colour.BLACK : Colour.WHITE));
        }
        return scene.with(TwinDie.flat("cocked", new Pose(300, 30, 20), 4).leaning(25, 70))
                .with(new StandingPiece(SmallGame.pieces().get(3), new Pose(40, 60, 10), 40, new Drift(300, 200)))
                .withHands(new Hand(36, 52, 50, 285, Hand.Shape.PINCHING, new Drift(300, 200)));
    }

    private static void take(TwinCamera camera, Scene scene, String file) {
        long start = System.nanoTime();
        try (Frame frame = camera.render(scene, 1, 0)) {
            System.out.printf("%s: first %.0f ms%n", file, (System.nanoTime() - start) / 1e6);
            Imgcodecs.imwrite(file, frame.bgr());
        }
    }

    private static void time(TwinCamera camera, Scene scene) {
        for (int round = 0; round < 3; round++) {
            long start = System.nanoTime();
            for (int i = 0; i < 10; i++) {
                camera.render(scene, i, 0).close();
            }
            System.out.printf("moving: %.1f ms a frame%n", (System.nanoTime() - start) / 1e7);
            Scene still = SmallGame.openingScene();
            start = System.nanoTime();
            for (int i = 0; i < 10; i++) {
                camera.render(still, i, 0).close();
            }
            System.out.printf("still: %.1f ms a frame%n", (System.nanoTime() - start) / 1e7);
        }
    }
}
