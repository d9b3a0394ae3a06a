package umpire.vision.twin;

import java.lang.management.ManagementFactory;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** Writes photographs of the virtual table to the folder given as the only argument. */
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

    static TableScene busy() {
        TableScene scene = SmallGame.openingScene();
        for (int i = 1; i <= 6; i++) {
            scene = scene.with(TwinDie.flat("d" + i, new Pose(-250 + 70 * i, -30 + 11 * i, 17 * i), i)
                    .coloured(i % 2 == 0 ? Colour.WHITE : Colour.RED, i % 2 == 0 ? Colour.BLACK : Colour.WHITE));
        }
        return scene.with(TwinDie.flat("cocked", new Pose(300, 30, 20), 4).leaning(25, 70))
                .with(new StandingPiece(SmallGame.pieces().get(3), new Pose(40, 60, 10), 40, new Velocity(300, 200)))
                .withHands(new Hand(36, 52, 50, 285, Hand.Shape.PINCHING, new Velocity(300, 200)));
    }

    private static void take(TwinCamera camera, TableScene scene, String file) {
        long start = System.nanoTime();
        try (Frame frame = camera.render(scene, 1, 0)) {
            System.out.printf("%s: first %.0f ms%n", file, (System.nanoTime() - start) / 1e6);
            Imgcodecs.imwrite(file, frame.bgr());
        }
    }

    /** Prints milliseconds a frame, and of processor time, which other programs do not affect. */
    private static void time(TwinCamera camera, TableScene scene) {
        TableScene still = SmallGame.openingScene();
        TableScene oneMoved = still.withPieceAt(3, new Pose(10, 10, 0));
        for (int round = 0; round < 3; round++) {
            time("hand and piece moving", camera, scene, scene);
            time("nothing moving", camera, still, still);
            time("a piece has moved", camera, still, oneMoved);
        }
    }

    private static void time(String what, TwinCamera camera, TableScene one, TableScene other) {
        camera.render(other, 0, 0).close();
        long start = System.nanoTime();
        long startCpu = cpuNs();
        for (int i = 0; i < 20; i++) {
            camera.render(i % 2 == 0 ? one : other, i, 0).close();
        }
        double ms = (System.nanoTime() - start) / 2e7;
        System.out.printf("%s: %.1f ms a frame, %.1f ms of processor%n", what, ms, (cpuNs() - startCpu) / 2e7);
    }

    private static long cpuNs() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
