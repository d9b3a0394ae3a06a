package umpire.vision.observe;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.scene.TableScene;

/** A camera and an eye at one rendered table, for the duration of a test. */
public final class Sitter implements AutoCloseable {
    private final Rig rig;
    private final Board board;
    private final TwinCamera camera;
    private final VisionPipeline eye;
    private long frames;

    public Sitter(Rig rig, List<Piece> box, List<DieType> dice) {
        this(rig, ChequeredTable.board(), box, dice);
    }

    public Sitter(Rig rig, Board board, List<Piece> box, List<DieType> dice) {
        OpenCv.load();
        this.rig = rig;
        this.board = board;
        this.camera = SpareCameras.take(rig, board);
        this.eye = new VisionPipeline(rig, board, box, dice);
    }

    /** Returns a table with the whole box and no dice. */
    public static Sitter at(Rig rig) {
        return new Sitter(rig, ChequeredTable.pieces(), List.of());
    }

    public FrameResult look(TableScene scene) {
        return look(scene, pixels -> {});
    }

    /** Processes a frame after a modification. */
    public FrameResult look(TableScene scene, Consumer<Mat> tamper) {
        long number = frames++;
        try (Frame frame = camera.render(scene, number, number * 100)) {
            tamper.accept(frame.bgr());
            return eye.look(frame);
        }
    }

    /** Processes a compressed frame and counts the requests for its full pixels. */
    FrameResult lookCompressed(TableScene scene, AtomicInteger decoded) {
        long number = frames++;
        try (Frame sharp = camera.render(scene, number, number * 100)) {
            MatOfByte jpeg = new MatOfByte(sharp.jpeg(90));
            Mat eighth = Imgcodecs.imdecode(jpeg, Imgcodecs.IMREAD_REDUCED_GRAYSCALE_8);
            try (Frame frame = Frame.compressed(number, number * 100, eighth, () -> {
                decoded.incrementAndGet();
                return Imgcodecs.imdecode(jpeg, Imgcodecs.IMREAD_COLOR);
            })) {
                return eye.look(frame);
            }
        }
    }

    /** Processes a frame whose source says whether it is unchanged, and counts the requests for its pixels. */
    FrameResult lookOnDemand(TableScene scene, boolean unchanged, AtomicInteger rendered) {
        long number = frames++;
        try (Frame frame = Frame.onDemand(number, number * 100, unchanged, () -> {
            rendered.incrementAndGet();
            return camera.render(scene, number, number * 100).bgr();
        })) {
            return eye.look(frame);
        }
    }

    public GroundTruth truth(TableScene scene) {
        return camera.truth(scene);
    }

    @Override
    public void close() {
        eye.close();
        SpareCameras.giveBack(rig, board, camera);
    }
}
