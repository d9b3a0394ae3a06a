package umpire.vision.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.hardware.Rig;
import umpire.rules.kernel.Parsed;
import umpire.vision.calibrate.board.BoardRequest;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.LensFigures;

/**
 * Calibrates from other people's photographs of boards, which lie beside the checkout; skipped with a message if they are missing. The
 * results must match the residual and the focal length of OpenCV's own routine.
 */
class BoardPhotographsTest {
    @ParameterizedTest
    @CsvSource({
        "calib/calib_stereo_left, chessboard:9x6:25, 24, 0.1496, 518.05",
        "calib/calib_lifecam_480, chessboard, 14, 0.3375, 705.6",
        "markers/charuco_05-07_480, '', 17, 0.2222, 680.3"
    })
    void theLensOfARealCameraIsFoundMoreExactlyThanByOpenCv(
            String source, String board, int pictures, double rmsPx, double focalPx) {
        Path folder = photographs().resolve(source).resolve("images");
        Assumptions.assumeTrue(Files.isDirectory(folder), "no photographs at " + folder.toAbsolutePath());
        CalibrationReport report = calibrated(board, folder);
        assertThat(report.refusals()).isEmpty();
        assertThat(report.used()).isEqualTo(pictures);
        LensFigures lens = report.lens().orElseThrow();
        assertThat(lens.rmsPx()).isLessThan(rmsPx);
        assertThat(lens.camera().fxPx()).isCloseTo(focalPx, within(0.0025 * focalPx));
        assertThat(lens.heldOutPx()).isBetween(lens.rmsPx(), 1.6 * rmsPx);
    }

    private static CalibrationReport calibrated(String board, Path folder) {
        Parsed<BoardRequest> request = board.isEmpty() ? Parsed.good(BoardRequest.UNKNOWN) : BoardRequest.parse(board);
        Parsed<CalibrationReport> report =
                request.then(said -> new Calibrator(said, Rig.standard()).from(List.of(folder), (done, all) -> {}));
        assertThat(report).isInstanceOf(Parsed.Good.class);
        return ((Parsed.Good<CalibrationReport>) report).value();
    }

    private static Path photographs() {
        Path here = Path.of("").toAbsolutePath();
        while (here.getParent() != null && !Files.exists(here.resolve("ARCHITECTURE.md"))) {
            here = here.getParent();
        }
        return Path.of(System.getProperty(
                "umpire.photos", here.resolveSibling("shared").resolve("photos").toString()));
    }
}
