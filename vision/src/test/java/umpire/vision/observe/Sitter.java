package umpire.vision.observe;

import java.util.List;
import java.util.function.Consumer;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.rules.kernel.Piece;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.Scene;
import umpire.vision.twin.Truth;
import umpire.vision.twin.TwinCamera;

/** A camera and an eye at one rendered table, for as long as a test takes. */
final class Sitter implements AutoCloseable {
    private final TwinCamera camera;
    private final Eye eye;
    private long frames;

    Sitter(Rig rig, List<Piece> box, List<String> dice) {
        OpenCv.load();
        this.camera = new TwinCamera(rig, ChequeredTable.board(), 1);
        this.eye = new Eye(rig, ChequeredTable.board(), box, dice);
    }

    /** At the table with the whole box and no dice. */
    static Sitter at(Rig rig) {
        return new Sitter(rig, ChequeredTable.pieces(), List.of());
    }

    Look look(Scene scene) {
        return look(scene, pixels -> {});
    }

    /** Looks at a frame that is tampered with first. */
    Look look(Scene scene, Consumer<Mat> tamper) {
        long number = frames++;
        try (Frame frame = camera.render(scene, number, number * 100)) {
            tamper.accept(frame.bgr());
            return eye.look(frame);
        }
    }

    Truth truth(Scene scene) {
        return camera.truth(scene);
    }

    @Override
    public void close() {
        eye.close();
        camera.close();
    }
}
