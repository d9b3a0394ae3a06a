package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.videoio.VideoWriter;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Parsed;
import umpire.vision.calibrate.Calibrator;
import umpire.vision.calibrate.board.BoardRequest;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.BoardInSpace;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavedBoard;

/** A film of a moving board is as good as pictures, if the board rests now and then. */
class WavedFilmTest {
    private static final int RESTS = 9;
    private static final int FRAMES_OF_A_REST = 3;

    @Test
    void aFilmIsCalibratedFromWhereTheBoardRests(@TempDir Path folder) {
        Camera truth = BoardPictures.small(600);
        Path film = folder.resolve("waving.avi");
        write(film, truth);
        Parsed<CalibrationReport> parsed =
                new Calibrator(BoardRequest.UNKNOWN, Rig.standard()).from(List.of(film), (done, all) -> {});
        CalibrationReport report = ((Parsed.Good<CalibrationReport>) parsed).value();
        assertThat(report.refusals()).isEmpty();
        assertThat(report.lens().orElseThrow().camera().fxPx()).isCloseTo(600, within(0.9));
        assertThat(report.pictures())
                .hasSizeBetween(RESTS - 1, RESTS + 2)
                .extracting(PictureVerdict::name)
                .allMatch(name -> name.startsWith("waving.avi frame "));
    }

    @Test
    void aTruncatedFilmIsDistinguishedFromOneWithoutABoard(@TempDir Path folder) throws IOException {
        Path film = folder.resolve("whole.avi");
        OpenCv.load();
        VideoWriter writer =
                new VideoWriter(film.toString(), VideoWriter.fourcc('M', 'J', 'P', 'G'), 8, new Size(640, 480), true);
        Mat bare = new Mat(480, 640, CvType.CV_8UC3, new Scalar(90, 140, 190));
        for (int i = 0; i < 10; i++) {
            writer.write(bare);
        }
        writer.release();
        OpenCv.release(bare);
        byte[] bytes = Files.readAllBytes(film);
        Path torn = Files.write(folder.resolve("torn.avi"), Arrays.copyOf(bytes, bytes.length * 3 / 5));
        assertThat(notices(film)).containsExactly(film + ": no frame of this film shows the board.");
        assertThat(notices(torn)).singleElement().asString().contains("breaks off", "ffmpeg -i " + torn);
    }

    private static List<String> notices(Path film) {
        Parsed<CalibrationReport> parsed =
                new Calibrator(BoardRequest.UNKNOWN, Rig.standard()).from(List.of(film), (done, all) -> {});
        return ((Parsed.Good<CalibrationReport>) parsed).value().notices();
    }

    private static void write(Path film, Camera truth) {
        OpenCv.load();
        VideoWriter writer =
                new VideoWriter(film.toString(), VideoWriter.fourcc('M', 'J', 'P', 'G'), 8, new Size(640, 480), true);
        assertThat(writer.isOpened()).isTrue();
        WavedBoard board = new WavedBoard(truth, BoardPictures.BOARD, 30);
        List<BoardInSpace> places = new BoardPictures(truth).places(RESTS, 12);
        for (BoardInSpace place : places) {
            double mmPerPx = place.zMm() / truth.fxPx();
            try (Frame moving = board.shot(place.moving(25 * mmPerPx, 0), ShotSettings.SHARP, 4, 0, 0);
                    Frame still = board.shot(place, ShotSettings.SHARP, 4, 1, 0)) {
                writer.write(moving.bgr());
                for (int i = 0; i < FRAMES_OF_A_REST; i++) {
                    writer.write(still.bgr());
                }
            }
        }
        writer.release();
    }
}
