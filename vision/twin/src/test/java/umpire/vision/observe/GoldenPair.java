package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.opencv.core.Mat;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.scene.TableScene;

/**
 * Golden pictures with their expected observations, in {@code src/test/resources/golden}. All are rendered from scenes of the tests. {@code
 * -Dumpire.golden=write} renders them again and writes the observations that agree with the scene; check the difference before committing
 * it.
 */
record GoldenPair(Rig rig, Board board, List<Piece> pieces, List<DieType> box) {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    /**
     * Compares the observation of a picture with the expected text.
     *
     * @param honest checks, before anything is written, that the observation agrees with the scene
     */
    void check(String name, TableScene scene, Consumer<FrameResult> honest) throws IOException {
        OpenCv.load();
        Path picture = FOLDER.resolve(name + ".jpg");
        Path text = FOLDER.resolve(name + ".txt");
        if ("write".equals(System.getProperty("umpire.golden"))) {
            render(scene, picture);
            FrameResult look = look(picture);
            honest.accept(look);
            Files.write(text, GoldenText.of(look.observation()));
        }
        assertThat(Files.size(picture)).isLessThan(400 * 1024);
        GoldenText.assertSame(GoldenText.of(look(picture).observation()), Files.readAllLines(text));
    }

    private FrameResult look(Path picture) {
        try (VisionPipeline eye = new VisionPipeline(rig, board, pieces, box);
                Frame frame = new Frame(0, 0, Imgcodecs.imread(picture.toString()))) {
            return eye.look(frame);
        }
    }

    private void render(TableScene scene, Path picture) throws IOException {
        Files.createDirectories(FOLDER);
        MatOfInt quality = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 86);
        try (TwinCamera camera = new TwinCamera(rig, board, 1);
                Frame frame = camera.render(scene, 0, 0)) {
            Mat pixels = frame.bgr();
            Imgcodecs.imwrite(picture.toString(), pixels, quality);
        } finally {
            quality.release();
        }
    }
}
