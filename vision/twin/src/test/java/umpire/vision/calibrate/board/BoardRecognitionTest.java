package umpire.vision.calibrate.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Camera;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.review.BoardPictures;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.BoardInSpace;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavedBoard;

/** A board is recognised without any request, and its corners are at their true places. */
class BoardRecognitionTest {
    private static final double SQUARE_MM = 30;
    private static final Camera CAMERA = BoardPictures.small(600);
    private static final BoardInSpace PLACE = BoardInSpace.still(8, -5, 330, 24, -18, 12);

    @ParameterizedTest
    @CsvSource({
        "8, 6, 0.75, DICT_5X5_50, false",
        "8, 6, 0.75, DICT_6X6_50, true",
        "7, 5, 0.70, DICT_4X4_50, false",
        "6, 7, 0.80, DICT_7X7_50, false",
        "7, 5, 0.80, DICT_APRILTAG_36h11, false",
        "7, 5, 0.75, DICT_ARUCO_ORIGINAL, false"
    })
    void anyBoardWithTagsIsRecognised(int columns, int rows, double share, String dictionary, boolean whiteFirst) {
        BoardPattern shown =
                new BoardPattern.Charuco(columns, rows, Optional.of(SQUARE_MM), share, dictionary, whiteFirst);
        Mat grey = picture(shown);
        BoardPattern.Charuco found = (BoardPattern.Charuco) BoardRecognition.of(BoardRequest.UNKNOWN, List.of(grey))
                .orElseThrow()
                .pattern();
        assertThat(found.squaresX()).isEqualTo(columns);
        assertThat(found.dictionary()).isEqualTo(dictionary);
        assertThat(found.whiteFirst()).isEqualTo(whiteFirst);
        assertThat(found.markerShare()).isCloseTo(share, within(0.02));
        assertCorners(found, shown, grey, (columns - 1) * (rows - 1));
        OpenCv.release(grey);
    }

    @Test
    void aChessboardIsRecognisedWithItsSize() {
        BoardPattern shown = new BoardPattern.PlainChessboard(8, 5, Optional.of(SQUARE_MM));
        Mat grey = picture(shown);
        BoardPattern found = BoardRecognition.of(BoardRequest.UNKNOWN, List.of(grey))
                .orElseThrow()
                .pattern();
        OpenCv.release(grey);
        assertThat(found).isEqualTo(new BoardPattern.PlainChessboard(8, 5, Optional.empty()));
    }

    @Test
    void nothingIsRecognisedOnAPictureWithoutABoard() {
        Mat grey = picture(new BoardPattern.PlainChessboard(1, 1, Optional.of(SQUARE_MM)));
        assertThat(BoardRecognition.of(BoardRequest.UNKNOWN, List.of(grey))).isEmpty();
        OpenCv.release(grey);
    }

    private static Mat picture(BoardPattern pattern) {
        try (Frame frame = new WavedBoard(CAMERA, pattern, SQUARE_MM).shot(PLACE, ShotSettings.SHARP, 6, 0, 0)) {
            Mat grey = new Mat();
            Imgproc.cvtColor(frame.bgr(), grey, Imgproc.COLOR_BGR2GRAY);
            return grey;
        }
    }

    private static void assertCorners(BoardPattern found, BoardPattern shown, Mat grey, int count) {
        List<SeenCorner> corners =
                BoardFinders.of(found).find(grey).orElseThrow().corners();
        assertThat(corners).hasSize(count);
        BoardPose pose = new BoardPose(PLACE.rotation(), new double[] {PLACE.xMm(), PLACE.yMm(), PLACE.zMm()});
        double squares = 0;
        for (SeenCorner corner : corners) {
            double[] truth = LensNumbers.of(CAMERA)
                    .pixel(pose.apply(
                            (corner.column() - (shown.columns() - 1) / 2.0) * SQUARE_MM,
                            (corner.row() - (shown.rows() - 1) / 2.0) * SQUARE_MM,
                            0));
            double off =
                    Math.hypot(corner.pixel().x() - truth[0], corner.pixel().y() - truth[1]);
            assertThat(off).as("corner %s", corner).isLessThan(0.12);
            squares += off * off / count;
        }
        assertThat(Math.sqrt(squares)).isLessThan(0.03);
    }
}
