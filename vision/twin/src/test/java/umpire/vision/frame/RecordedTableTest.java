package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Size;
import org.opencv.videoio.VideoWriter;
import org.opencv.videoio.Videoio;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.DieType;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.SmallGame;
import umpire.vision.twin.TwinCamera;

/** A video of the rendered table, read back by the code for real cameras. */
class RecordedTableTest {
    @TempDir
    private Path folder;

    @Test
    void theOpeningIsSeenInARecordedVideo() throws Exception {
        Rig rig = Rig.standard().through(Camera.reference().scaledTo(1280, 960));
        Path video = folder.resolve("opening.avi");
        record(rig, video);
        try (FrameSource camera = CaptureCamera.recorded(video.toString(), () -> System.nanoTime() / 1_000_000);
                VisionPipeline eye =
                        new VisionPipeline(rig, SmallGame.board(), SmallGame.pieces(), List.of(DieType.pips(16, 1)))) {
            List<Sighting> sightings = List.of();
            for (int i = 0; i < 4; i++) {
                try (Frame frame = camera.next()) {
                    FrameResult look = eye.look(frame);
                    sightings = look.observation().sightings();
                }
            }
            assertThat(sightings.stream().filter(Sighting.Holds.class::isInstance))
                    .hasSize(32);
        }
    }

    private static void record(Rig rig, Path video) {
        VideoWriter writer = null;
        try (TwinCamera camera = new TwinCamera(rig, SmallGame.board(), 3)) {
            writer = new VideoWriter(
                    video.toString(),
                    Videoio.CAP_OPENCV_MJPEG,
                    VideoWriter.fourcc('M', 'J', 'P', 'G'),
                    10,
                    new Size(1280, 960));
            for (int i = 0; i < 5; i++) {
                try (Frame frame = camera.render(SmallGame.openingScene(), i, i * 100L)) {
                    writer.write(frame.bgr());
                }
            }
        } finally {
            if (writer != null) {
                writer.release();
            }
        }
    }
}
